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

/** The address of the page with every check of a plan; of an older version, with its number. */
export const checksAddress = (searchId: number, version: number | undefined): string =>
  `/itinerary/${searchId}/checks${version === undefined ? '' : `?version=${version}`}`
