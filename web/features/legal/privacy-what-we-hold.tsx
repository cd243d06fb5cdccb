import { SITE } from '../../site.ts'
import type { LegalSection } from './legal-section.ts'
import { MailLink } from './mail-link.tsx'

export const WHO_AND_WHAT: readonly LegalSection[] = [
  {
    id: 'who-we-are',
    title: 'Who we are',
    short: `${SITE.name} is responsible for the personal information on this site. Our Information Officer answers for it.`,
    body: (
      <>
        <p>
          “We” is {SITE.name}, the responsible party in the words of the Protection of Personal Information Act 4 of
          2013 (POPIA). This policy covers this website: ideas and plans, demo requests, accounts, payments and
          messages.
        </p>
        <p>
          The person to write to about your information is our Information Officer:{' '}
          <MailLink to={SITE.informationOfficerEmail} />.{SITE.address ? ` By post: ${SITE.address}.` : ''} For anything
          else, write to <MailLink to={SITE.helloEmail} />.
        </p>
      </>
    ),
  },
  {
    id: 'what-we-hold',
    title: 'What we hold about you',
    short:
      'Only what you type into a form, random numbers that mark your browser, and technical logs that name nobody.',
    body: (
      <>
        <ul>
          <li>
            <strong>When you describe a trip:</strong> the text of your idea, how we understood it, and the plan made
            from it. No name or account is needed.
          </li>
          <li>
            <strong>When you come back:</strong> a random visitor number in a cookie, so that your ideas are shown to
            you and to nobody else. We store it scrambled, never as it stands in the cookie.
          </li>
          <li>
            <strong>When you ask for a demo:</strong> your name, work email, phone if you give it, role, school, and
            what you tell us about your trips.
          </li>
          <li>
            <strong>When you make an account:</strong> your name, surname, email, school, address and a password, which
            we keep only in a form that cannot be read back.
          </li>
          <li>
            <strong>When you sign in:</strong> a random number in a cookie, so that your account knows this browser when
            others try passwords. We store it scrambled.
          </li>
          <li>
            <strong>When you order or pay:</strong> the trip, the sum, the billing and school contact details. Card
            numbers never reach our servers.
          </li>
          <li>
            <strong>When you write to us:</strong> your name, email and message.
          </li>
          <li>
            <strong>Every time:</strong> technical logs with the route, the status and the time it took. They carry no
            text, address or name.
          </li>
        </ul>
        <p>
          On your own device, your browser keeps drafts, your last idea, your choices and your sign-in. The{' '}
          <a href="#cookies">whole list</a> is below.
        </p>
      </>
    ),
  },
  {
    id: 'learners',
    title: 'Learners are numbers, never names',
    short: 'A plan needs to know how many learners there are, not who they are. Please leave their names out.',
    body: (
      <>
        <p>
          We ask for the size of the group, the grade, and needs of the group as a whole, such as a wheelchair or halaal
          meals. We do not ask for the name, photo, identity number or medical details of any learner. Please do not
          type them into an idea or a message. If you did, tell our Information Officer and we will erase them.
        </p>
        <p>
          A plan can be read by anyone who has its link, because teachers forward it. Its address is random and cannot
          be guessed, it is kept out of search engines, and it shows no name, email address or idea text.
        </p>
      </>
    ),
  },
  {
    id: 'parents',
    title: 'Parents, consent and indemnity',
    short:
      'Trips need written consent from parents. A public school may not ask parents to sign away their rights against it.',
    body: (
      <>
        <p>
          A trip needs a parent’s written consent for each learner, and the school keeps it. Some providers of
          activities also ask parents to sign an indemnity for their own activity. That is between the parent and the
          provider, and a parent may ask what it means before signing.
        </p>
        <p>
          <strong>A public school may not ask a parent to indemnify the school.</strong> The Regulations for Safety
          Measures at Public Schools (Government Notice 1040 of 2001, as amended in 2006, regulation 8C) require consent
          and forbid such an indemnity. We print no form for parents yet: the school uses its own. A form from us will
          ask for consent and information, and will carry no indemnity of the school.
        </p>
        <p>
          Consent and medical forms are the school’s records. While a school works with them on paper, we never see
          them.
        </p>
      </>
    ),
  },
]
