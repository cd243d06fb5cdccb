import { SITE } from '../../site.ts'
import type { LegalSection } from './legal-section.ts'
import { MailLink } from './mail-link.tsx'

export const RIGHTS_AND_CHANGES: readonly LegalSection[] = [
  {
    id: 'your-rights',
    title: 'Your rights',
    short: 'See it, correct it, have it erased, object, or complain. It costs nothing.',
    body: (
      <>
        <p>You may</p>
        <ul>
          <li>ask whether we hold information about you, and get a copy;</li>
          <li>have it corrected, completed or erased;</li>
          <li>object to how we use it, and withdraw a consent at any time;</li>
          <li>refuse marketing.</li>
        </ul>
        <p>
          With an account you can do much of this yourself: <a href="/account">your account</a> gives you a copy of what
          we hold about you, and erases it.
        </p>
        <p>
          For anything else, write to our Information Officer at <MailLink to={SITE.informationOfficerEmail} />. We may
          ask you to show that you are who you say you are, so that nobody else gets your information. We answer as soon
          as we can, and within 30 days.
        </p>
        <p>
          If our answer does not satisfy you, you may complain to the Information Regulator (South Africa):{' '}
          <a href="https://inforegulator.org.za" rel="noopener">
            inforegulator.org.za
          </a>
          , <MailLink to="POPIAComplaints@inforegulator.org.za" />.
        </p>
      </>
    ),
  },
  {
    id: 'children',
    title: 'Children',
    short: 'This site is for adults. It is not meant for anyone under 18.',
    body: (
      <p>
        You must be 18 or older to use {SITE.name}. We do not knowingly collect personal information from children. If
        you believe that a child sent us something, tell our Information Officer and we will erase it.
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'Changes to this policy',
    short: 'If it changes in a way that matters to you, the date changes and we say what is new.',
    body: (
      <p>
        The date at the top says which text applies. If a change matters to people whose information we hold, we tell
        those whose address we have before it takes effect. See also our <a href="/terms">Terms of Service</a>.
      </p>
    ),
  },
]
