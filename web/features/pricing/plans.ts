import { SITE } from '../../site.ts'
import type { BadgeTone } from '../../ui/badge.tsx'

/** How a school gets a plan: by itself, or with our help. */
export type PlanPath = 'self-serve' | 'sales-assisted'

export interface Plan {
  id: 'essential' | 'professional' | 'enterprise'
  name: string
  /** Who it is for. */
  audience: string
  /** Cents for each month with monthly billing and with yearly billing, and cents for the year; null is "Custom". */
  price: { monthlyCents: number; yearlyMonthCents: number; yearCents: number } | null
  features: readonly string[]
  limitations: readonly string[]
  action: { label: string; href: string }
  path: PlanPath
  badge?: { tone: BadgeTone; text: string }
}

export const ESSENTIAL: Plan = {
  id: 'essential',
  name: 'Essential',
  audience: 'A teacher planning a first trip.',
  price: { monthlyCents: 0, yearlyMonthCents: 0, yearCents: 0 },
  features: ['Itineraries from an idea', '2 trips per term', '1 user', '1 permission slip (waiver) per trip'],
  limitations: ['No financial features'],
  action: { label: 'Start for Free', href: SITE.registrationUrl },
  path: 'self-serve',
}

export const PROFESSIONAL: Plan & { price: NonNullable<Plan['price']> } = {
  id: 'professional',
  name: 'Professional',
  audience: 'A school that runs several trips a year.',
  price: { monthlyCents: 250_000, yearlyMonthCents: 208_400, yearCents: 2_500_000 },
  features: [
    'Everything in Essential, no trip limit',
    'Annual trip planner',
    'Digital permission slips and medical forms',
    'School-branded financial hub with Commit',
    'Alerts when sign-ups or budget run low',
    'Admin dashboard for approvals',
  ],
  limitations: [],
  action: { label: 'Request a Demo', href: '/request-demo?plan=professional' },
  path: 'sales-assisted',
  badge: { tone: 'blue', text: 'Recommended' },
}

export const ENTERPRISE: Plan = {
  id: 'enterprise',
  name: 'Enterprise',
  audience: 'A group of schools, or a district.',
  price: null,
  features: [
    'Everything in Professional',
    'Several schools in one view',
    'Predictive analytics',
    'Set up together with your team',
  ],
  limitations: [],
  action: { label: 'Contact Us', href: '/contact?plan=enterprise' },
  path: 'sales-assisted',
}

/** What the plans name and the site does not have yet; shown under the cards until it exists. */
export const NOT_YET =
  'Not built yet: permission slips (waivers), medical forms and the letter to parents. Until they are, a school uses its own papers, and the plan has the dates, stops and prices to copy into them.'

export const PLANS: readonly Plan[] = [ESSENTIAL, PROFESSIONAL, ENTERPRISE]

/** The saving of yearly billing, compared with twelve months. */
export const yearlySavingCents = ({ monthlyCents, yearCents }: NonNullable<Plan['price']>): number =>
  monthlyCents * 12 - yearCents
