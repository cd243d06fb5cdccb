import { SITE } from '../../site.ts'
import type { LegalSection } from './legal-section.ts'
import { MailLink } from './mail-link.tsx'

export const THE_DEAL: readonly LegalSection[] = [
  {
    id: 'agreement',
    title: 'These terms and you',
    short: 'By using the site you agree to these terms. You must be 18 or older.',
    body: (
      <>
        <p>
          These terms are an agreement between you and {SITE.name}. They apply when you use this website, plan a trip,
          make an account, or book or pay through us. If you do not agree, please do not use the site.
        </p>
        <p>
          <strong>You must be 18 or older.</strong> If you act for a school, you confirm that the school allows you to.
          A booking binds the school only when somebody who may sign for it makes it.
        </p>
      </>
    ),
  },
  {
    id: 'intermediary',
    title: 'What we do, and what we do not',
    short: 'We bring schools and providers together. The trip itself comes from the providers.',
    body: (
      <>
        <p>
          {SITE.name} is an intermediary. We help schools to plan trips, and pass bookings and payments between schools,
          parents and providers: places to stay, attractions, guides, bus companies and caterers. Each provider is
          responsible for its own service, its licences, its insurance and its safety.
        </p>
        <p>We are not a tour operator, a carrier or a school. We do not employ the providers or accompany the trip.</p>
      </>
    ),
  },
  {
    id: 'plans',
    title: 'Plans are drafts, prices in them are estimates',
    short: 'A plan helps you to decide. Nothing is booked, and no price is fixed, until a provider confirms it.',
    body: (
      <>
        <p>
          A plan is made by software from what you wrote and from facts we have gathered about places, roads and prices.
          We check every plan and show the checks with it. Facts change all the same: confirm opening hours, prices,
          transport and what your province or district asks before you rely on them.
        </p>
        <p>
          The teacher and the school decide whether a trip is right for their learners. A plan is not legal, medical or
          safety advice.
        </p>
      </>
    ),
  },
  {
    id: 'accounts',
    title: 'Accounts and our own plans',
    short: 'Keep your password to yourself. You can stop at any time.',
    body: (
      <>
        <p>
          Give true details when you make an account, and tell us at <MailLink to={SITE.helloEmail} /> if somebody else
          uses it. What our own plans cost is on the <a href="/pricing">pricing page</a>. Essential is free. A paid plan
          runs for the month or the year that you paid for, and renews only if you agreed to that.
        </p>
        <p>You may close your account whenever you like. We may close one that breaks these terms, and will say why.</p>
      </>
    ),
  },
  {
    id: 'bookings',
    title: 'Bookings',
    short: 'Your booking is an offer. It becomes a contract when the provider accepts it.',
    body: (
      <>
        <p>
          When you book, you make an offer to the provider. There is a contract between the school and the provider when
          the provider accepts, and we tell you by email when that happens. Until then either side may withdraw, and
          whatever was paid is returned.
        </p>
        <p>
          A provider may have its own terms, for example for a mountain guide. You see them before you book. Where they
          say less than the law gives you, the law stands.
        </p>
      </>
    ),
  },
]
