import type { Itinerary } from '#shared/contracts/itinerary'
import { CHECK_QUESTIONS, type CheckQuestion, CHECKS_OF_QUESTION } from '#shared/domain/itinerary/check-questions'

export type Check = Itinerary['checks'][number]

export interface AnsweredQuestion {
  question: CheckQuestion
  /** Failed checks, then warnings, then passed ones. */
  checks: Check[]
  toLookAt: number
  /** Rules that this plan has nothing to hold to. */
  moot: Check[]
}

const URGENCY: Record<Check['status'], number> = { fail: 0, warn: 1, pass: 2 }
const questionById = new Map(CHECK_QUESTIONS.flatMap((one) => CHECKS_OF_QUESTION[one].map((id) => [id, one])))
/** A check of an older plan that is in no row any more stands with the first question. */
const questionOf = ({ id }: Check): CheckQuestion => questionById.get(id) ?? CHECK_QUESTIONS[0]

/** The checks that were made: not the rules that had nothing to hold to. */
export const checksMade = (checks: readonly Check[]): Check[] => checks.filter(({ moot }) => !moot)

/** The checks of a plan under the questions that they answer; questions without a check are left out. */
export const checksByQuestion = (checks: readonly Check[]): AnsweredQuestion[] =>
  CHECK_QUESTIONS.map((question) => {
    const all = checks.filter((check) => questionOf(check) === question)
    const made = checksMade(all)
    return {
      question,
      checks: made.toSorted((a, b) => URGENCY[a.status] - URGENCY[b.status]),
      toLookAt: made.filter(({ status }) => status !== 'pass').length,
      moot: all.filter(({ moot }) => moot),
    }
  }).filter(({ checks: made, moot }) => made.length + moot.length > 0)
