import { SITE } from '../../site.ts'
import type { LegalSection } from './legal-section.ts'
import { MailLink } from './mail-link.tsx'

export const DUTIES: readonly LegalSection[] = [
  {
    id: 'schools',
    title: 'What the school does',
    short: 'Approval, consent, supervision and safety on the day stay with the school.',
    body: (
      <>
        <p>The school</p>
        <ul>
          <li>gets the approval that its province or district asks for, in time;</li>
          <li>tells parents in writing about the trip, and keeps a written consent for each learner;</li>
          <li>sees to supervision, first aid and medical needs, and decides whether to set out;</li>
          <li>sends us numbers of learners, not their names.</li>
        </ul>
        <p>
          A public school may not ask parents to indemnify it against claims from the trip. Nothing in these terms asks
          a parent or a learner to do so, and an indemnity for a provider’s own activity is between the parent and that
          provider.
        </p>
      </>
    ),
  },
  {
    id: 'fair-use',
    title: 'Fair use',
    short: 'Use the site for real trips, and do not harm it or others.',
    body: (
      <p>
        Do not break into the site, overload it, copy it wholesale by machine, send mail to others through it, or write
        what is unlawful or belongs to somebody else. We may limit or block use that does.
      </p>
    ),
  },
  {
    id: 'content',
    title: 'What you write, and what we make',
    short: 'Your words stay yours. You may use, print and share your plan.',
    body: (
      <p>
        What you write remains yours; you allow us to store and process it in order to make your plan. The site, its
        texts, pictures and facts are ours or used with permission. You may use, print and share your plans for your
        trips, but not sell them or the site’s contents.
      </p>
    ),
  },
  {
    id: 'privacy',
    title: 'Your information',
    short: 'Our Privacy Policy says what we hold and what you can do about it.',
    body: (
      <p>
        We handle personal information under the Protection of Personal Information Act. The{' '}
        <a href="/privacy">Privacy Policy</a> is part of these terms.
      </p>
    ),
  },
  {
    id: 'liability',
    title: 'What we answer for',
    short:
      'We answer for what we do wrong. Providers answer for the trip. Nothing here takes away what the law gives you.',
    body: (
      <>
        <p>
          We take reasonable care that the site is right and stays up, but it can fail or be wrong. As far as the law
          allows, we do not answer for the acts of providers, for what happens on the trip, or for loss that neither of
          us could foresee.
        </p>
        <p>
          <strong>
            Nothing in these terms limits liability for gross negligence, fraud, death or injury caused by us, or a
            right that the Consumer Protection Act gives you and that cannot be given up.
          </strong>
        </p>
      </>
    ),
  },
  {
    id: 'law',
    title: 'Complaints, law and courts',
    short: 'Write to us first. South African law applies, and the Gauteng High Court decides.',
    body: (
      <>
        <p>
          If something is wrong, write to <MailLink to={SITE.helloEmail} />. We answer within one business day and look
          for a fair solution.
        </p>
        <p>
          South African law applies to these terms. The High Court of South Africa in Gauteng (the Gauteng High Court)
          has jurisdiction. You keep your right to go to a consumer court, an ombud, the National Consumer Commission or
          the Information Regulator.
        </p>
      </>
    ),
  },
  {
    id: 'changes',
    title: 'Changes to these terms',
    short: 'Bookings keep the terms they were made under.',
    body: (
      <p>
        We may change these terms; the date at the top says when we last did. A change never touches a booking already
        made. If you have an account and a change matters to you, we tell you before it applies. Should a part of these
        terms be invalid, the rest stands.
      </p>
    ),
  },
]
