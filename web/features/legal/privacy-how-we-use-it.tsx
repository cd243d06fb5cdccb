import { SITE } from '../../site.ts'
import { KeptInBrowserTable } from './kept-in-browser-table.tsx'
import type { LegalSection } from './legal-section.ts'
import { MailLink } from './mail-link.tsx'
import { RetentionTable } from './retention-table.tsx'

export const USE_AND_KEEPING: readonly LegalSection[] = [
  {
    id: 'why',
    title: 'Why we use it, and on what ground',
    short: 'To make your plan, answer you, run your account and keep the site safe. We do not sell it.',
    body: (
      <>
        <ul>
          <li>
            To make the plan that you asked for, and to show it again (POPIA section 11: steps towards an agreement).
          </li>
          <li>To answer a demo request or a message (your consent, which we record with the words you agreed to).</li>
          <li>To run your account and your orders (the agreement between us).</li>
          <li>To stop abuse and to find faults (our legitimate interest in a site that works).</li>
          <li>To meet duties that the law puts on us, such as keeping records of payments.</li>
        </ul>
        <p>
          We do not sell personal information, show advertising, or build profiles of people. No decision about a person
          is made by a machine alone: a plan is a draft for a teacher to judge. We send no marketing unless you asked
          for it, and every such message says how to stop it.
        </p>
      </>
    ),
  },
  {
    id: 'who-else',
    title: 'Who else sees it',
    short: `The companies that host the site and carry mail and payments for us, under contract${SITE.mapTiles && ', and the server of its maps'}. Nobody else.`,
    body: (
      <>
        <ul>
          <li>
            <strong>Hosting:</strong> Cloudflare runs the site and stores its data for us.
          </li>
          <li>
            <strong>Mail and payments:</strong> the services that carry our mail and, where a payment is real, the
            payment provider whose page you are sent to. That page names the provider.
          </li>
          <li>
            <strong>Wording:</strong> where a language model rewords a plan, it is given the finished plan, never what
            you typed and never who you are.
          </li>
          <li>
            <strong>Providers of trips:</strong> a place to stay or a bus company gets the school’s contact details and
            the size of the group only when the school asks for a quote or books.
          </li>
          {SITE.mapTiles && (
            <li>
              <strong>Maps:</strong> your browser fetches the ground of a plan’s map from {new URL(SITE.mapTiles).host},
              which learns your network address and the area that the map shows.
            </li>
          )}
          <li>
            <strong>The law:</strong> a court or an authority that may require it.
          </li>
        </ul>
        <p>
          The site has no advertising and no tracking by others. Links to other sites are marked; what happens there is
          under their own policies.
        </p>
      </>
    ),
  },
  {
    id: 'where',
    title: 'Where it is kept',
    short: 'On servers in South Africa and abroad, protected as POPIA asks.',
    body: (
      <p>
        Our hosting provider has data centres in South Africa and in other countries, so your information may cross the
        border. POPIA section 72 allows this where the one who receives it is bound to protect it as the Act does. Our
        contracts with those who work for us bind them to that.
      </p>
    ),
  },
  {
    id: 'how-long',
    title: 'How long we keep it',
    short: 'The table says it for each kind. You can ask us to erase yours at any time.',
    body: (
      <>
        <RetentionTable />
        <p>
          What is erased can stay in our backups for up to 30 days more; then it is gone from there too. To have
          something erased, write to <MailLink to={SITE.informationOfficerEmail} /> and name the address of the plan or
          the email you used.
        </p>
      </>
    ),
  },
  {
    id: 'cookies',
    title: 'Cookies, and what else your browser keeps',
    short:
      'Four cookies, all for what you asked: your ideas, your sign-in, a browser that you signed in with before, and a new password. The rest stays on your device: drafts and choices.',
    body: (
      <>
        <p>
          Scripts cannot read the cookies, and nothing here follows you to other sites. Without any of it the site
          works, but cannot show your earlier ideas, and a form that you leave is empty when you come back. There is
          nothing to accept or to refuse, and your browser’s settings delete all of it.
        </p>
        <KeptInBrowserTable />
        <p>
          Your browser shows the names of our cookies with “__Host-” before them: it takes them from this site alone.
        </p>
      </>
    ),
  },
  {
    id: 'security',
    title: 'How we protect it, and what happens if that fails',
    short: 'It is encrypted on its way, seen by few, and you hear from us if something goes wrong.',
    body: (
      <>
        <p>
          The connection is encrypted. Passwords are kept only as a slow hash. Searches have random numbers that nobody
          can walk through. Only our administrators can open what you sent us, and our logs carry none of it.
        </p>
        <p>
          If someone gets hold of personal information who should not, we tell the Information Regulator and the people
          concerned as soon as reasonably possible, as POPIA section 22 requires.
        </p>
      </>
    ),
  },
]
