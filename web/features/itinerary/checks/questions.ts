import type { CheckQuestion } from '#shared/domain/itinerary/check-questions'
import type { AnsweredQuestion } from './checks-by-question.ts'

export const QUESTION_WORDS: Record<CheckQuestion, string> = {
  asked: 'Is it what was asked for?',
  open: 'Is every place open, and is there time for it?',
  road: 'Is it possible on the road?',
  safe: 'Is it safe, with beds, meals and rest?',
  lawful: 'Is it lawful?',
  price_and_caps: 'Do the sums add up, and does it fit CAPS?',
}

/** "12 fine", or "2 to look at, 10 fine". */
export const answerInWords = ({ checks, toLookAt }: Pick<AnsweredQuestion, 'checks' | 'toLookAt'>): string =>
  `${toLookAt === 0 ? '' : `${toLookAt} to look at, `}${checks.length - toLookAt} fine`

/** What a plan's page shows if it is not the newest version. */
export interface ShownPlan {
  /** The number of an older version. */
  older?: number | undefined
  /** A package that its owner opened. */
  opened?: { code: string } | undefined
}

/** The query of the page that shows the plan, and of the page with its checks. */
export function queryOf({ older, opened }: ShownPlan): string {
  if (older !== undefined) return `?version=${older}`
  return opened ? `?package=${opened.code}` : ''
}

/** The address of the page with every check and every line of the price of a plan. */
export const checksAddress = (searchId: number, shown: ShownPlan): string =>
  `/itinerary/${searchId}/checks${queryOf(shown)}`
