import { isDay } from '../calendar.ts'
import { type CommitPlan, planCommit } from './commit-plan.ts'
import { possibleDueDates } from './due-dates.ts'

/** The fields of the calculator, as typed or as in the page's address. */
export const COMMIT_FIELDS = ['price', 'learners', 'leave', 'first', 'minimum', 'instalments'] as const
export type CommitField = (typeof COMMIT_FIELDS)[number]
export type CommitTexts = Record<CommitField, string>

export type CommitAnswer = { plan: CommitPlan } | { problems: Partial<Record<CommitField, string>> }

const PRICE_CENTS = { least: 5_000, most: 50_000_000 }
const MOST_LEARNERS = 2_000

/** Reads the typed values and makes the plan, or returns a message for each wrong field. `today` is an ISO day. */
export function readCommit(texts: CommitTexts, today: string): CommitAnswer {
  const problems: Partial<Record<CommitField, string>> = {}
  const priceCents = centsOf(texts.price)
  if (!isWithin(priceCents, PRICE_CENTS.least, PRICE_CENTS.most))
    problems.price = 'Enter a price per learner from R50 to R500\u00a0000, for example R4\u00a0830.'
  const learners = countOf(texts.learners)
  if (!isWithin(learners, 1, MOST_LEARNERS))
    problems.learners = 'Enter how many learners go: a number from 1 to 2\u00a0000.'
  const minimum = countOf(texts.minimum)
  if (!isWithin(minimum, 1, isWithin(learners, 1, MOST_LEARNERS) ? learners : MOST_LEARNERS))
    problems.minimum = 'Enter the fewest learners you would go with: not more than go.'
  if (!isDay(texts.leave)) problems.leave = 'Enter the day you leave.'
  else if (texts.leave <= today) problems.leave = 'Choose a day after today: the trip has not left yet.'
  else if (possibleDueDates(today, texts.leave).length < 2) problems.leave = TOO_SOON
  if (!isDay(texts.first)) problems.first = 'Enter the day of the first payment.'
  const instalments = countOf(texts.instalments)
  if (!isWithin(instalments, 2, 12)) problems.instalments = 'Choose from 2 to 12 payments.'
  if (priceCents === null || learners === null || minimum === null || instalments === null) return { problems }
  if (Object.keys(problems).length > 0) return { problems }

  const [leaveOn, firstDueOn] = [texts.leave, texts.first]
  const plan = planCommit({ priceCents, learners, minimum, instalments, leaveOn, firstDueOn })
  if (plan) return { plan }
  return {
    problems: {
      first: 'Choose an earlier day: two monthly payments must fall at least 30 days before you leave.',
    },
  }
}

const TOO_SOON = 'Choose a later day: from today, two monthly payments must fall at least 30 days before you leave.'

const isWithin = (value: number | null, least: number, most: number): value is number =>
  value !== null && value >= least && value <= most

/**
 * "R4 830", "4,830.50", "ZAR 4830": cents, or null. A comma or point before the last two digits is the decimal
 * separator.
 */
function centsOf(text: string): number | null {
  const match = /^(?:zar|r)?([\d\s,.]*\d)$/i.exec(text.trim())
  if (!match) return null
  const [, rand = '', cents = '00'] = /^(.*?)(?:[.,](\d{2}))?$/.exec(match[1]!.replace(/\s/g, '')) ?? []
  const digits = rand.replace(/[,.]/g, '')
  return digits.length > 0 && digits.length <= 9 ? Number(digits) * 100 + Number(cents) : null
}

const countOf = (text: string): number | null => {
  const digits = text.replace(/\s/g, '').replace(/learners?$/i, '')
  return /^\d{1,6}$/.test(digits) ? Number(digits) : null
}
