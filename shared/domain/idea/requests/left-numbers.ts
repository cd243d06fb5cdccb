import { PEOPLE_WORDS } from '../data/people-words.ts'
import { clockOf, CLOCK, minutesOf } from '../hours.ts'
import type { Idea } from '../idea.ts'
import { type IdeaText, MARK, type Span } from '../idea-text.ts'
import { anyOf, pattern } from '../pattern.ts'
import { matchesOf } from '../../matches-of.ts'

/** What the fields have of the numbers of a text. */
export type FieldNumbers = Pick<Idea, 'students' | 'teachers' | 'days' | 'gradeMin' | 'gradeMax'> &
  Partial<Pick<Idea, 'hours' | 'drive'>>

const overlaps = (a: Span, b: Span): boolean => a.start < b.end && b.start < a.end
const isNoted = ({ noted }: IdeaText, span: Span): boolean => noted.some((one) => overlaps(one, span))

/** Runs of a mark that stand for words with a digit. */
function markedWith(mark: string, { unread, normalised: { text } }: IdeaText): Span[] {
  return matchesOf(unread, new RegExp(`${mark}+`, 'gu'))
    .map(({ index, 0: marks }) => ({ start: index, end: index + marks.length }))
    .filter(({ start, end }) => /\d/u.test(text.slice(start, end)))
}
const digitsOf = (text: string): string => text.replace(/[^\d]/gu, '')

/** Amounts beside the budget: the price of a part, what another pays, what it cost before. */
function leftAmounts(ideaText: IdeaText): Span[] {
  const { budget } = ideaText.evidence
  const known = budget ? digitsOf(ideaText.source.slice(budget.start, budget.end)) : null
  return markedWith(MARK.money, ideaText).filter(
    (span) => !isNoted(ideaText, span) && digitsOf(ideaText.normalised.text.slice(span.start, span.end)) !== known,
  )
}

/** Grades of another time or another group. */
function leftGrades(ideaText: IdeaText, { gradeMin, gradeMax }: FieldNumbers): Span[] {
  const isInRange = (grade: number) => gradeMin !== null && gradeMax !== null && grade >= gradeMin && grade <= gradeMax
  return markedWith(MARK.grade, ideaText).filter((span) => {
    const grades = ideaText.normalised.text.slice(span.start, span.end).match(/\d{1,2}/gu) ?? []
    return !isNoted(ideaText, span) && !grades.every((grade) => isInRange(Number(grade)))
  })
}

const ONE_CLOCK = new RegExp(CLOCK, 'u')
const HALF_DAY = 12 * 60
/** Times of day that are neither when the group leaves nor when it is back. */
function leftTimes({ normalised: { text } }: IdeaText, times: readonly Span[], { hours }: FieldNumbers): Span[] {
  const kept = [hours?.from, hours?.to].filter((minutes) => minutes != null)
  return times.filter(({ start, end }) => {
    const match = ONE_CLOCK.exec(text.slice(start, end))
    const minutes = match && minutesOf(clockOf(match.slice(1)), 0)
    return minutes === null || !kept.some((one) => (one - minutes) % HALF_DAY === 0)
  })
}

/** Distances and lengths of time that are not the way there. */
function leftLengths({ normalised: { text } }: IdeaText, lengths: readonly Span[], { drive }: FieldNumbers): Span[] {
  const kept = [drive?.km, drive?.minutes].flatMap((value) => (value == null ? [] : [value, 2 * value]))
  return lengths.filter(({ start, end }) => {
    const words = text.slice(start, end)
    const value = Number.parseFloat(words.replace(',', '.')) * (/\d ?(?:h|u)/u.test(words) ? 60 : 1)
    return !kept.includes(Math.round(value))
  })
}

const wordsOf = (...who: string[]) => PEOPLE_WORDS.filter((row) => who.includes(row.who)).flatMap(({ words }) => words)
const COUNTED = pattern(
  `(?<![\\d.,:/-])(\\d{1,4}) (?:${anyOf('of', 'the', 'our', 'x')} )?(?:[a-z-]{3,12} )?(?:(?<learners>${anyOf(...wordsOf('learner', 'boy', 'girl'), 'matrics', 'matriculants', 'matrieks')})|(?<adults>${anyOf(...wordsOf('teacher', 'adult', 'coach'))})|(?<days>${anyOf('days', 'day', 'dae', 'dag')})|(?<nights>${anyOf('nights', 'night', 'nagte', 'nag')}))(?![a-z])`,
)
/** Counts of people and days that are neither the whole nor parts that make it. */
function leftCounts({ normalised, evidence }: IdeaText, fields: FieldNumbers): Span[] {
  const read = [evidence.students, evidence.teachers, evidence.days].filter((one) => one !== undefined)
  const counts = matchesOf(normalised.text, COUNTED).map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    value: Number(match[1]),
    whole: match.groups?.learners ? fields.students : match.groups?.adults ? fields.teachers : fields.days,
    isOfDays: match.groups?.days !== undefined,
    isOfNights: match.groups?.nights !== undefined,
  }))
  return counts.filter((one) => {
    const span = normalised.sourceSpan(one.start, one.end)
    if (one.isOfNights) return !read.some((value) => overlaps(value, span)) && one.value !== (one.whole ?? 0) - 1
    if (one.value === one.whole || (!one.isOfDays && read.some((value) => overlaps(value, span)))) return false
    if (one.isOfDays) return true
    const parts = counts.filter(({ whole, value }) => whole === one.whole && value < (one.whole ?? 0))
    return parts.reduce((sum, { value }) => sum + value, 0) !== one.whole || !parts.includes(one)
  })
}

/**
 * Numbers with a unit that are the value of no field: many a rule took them, so that no other rule misreads them. They
 * are shown as not understood unless a request has them.
 */
export const leftNumbers = (
  ideaText: IdeaText,
  { times, lengths }: { times: readonly Span[]; lengths: readonly Span[] },
  fields: FieldNumbers,
): Span[] => [
  ...leftAmounts(ideaText),
  ...leftGrades(ideaText, fields),
  ...leftTimes(ideaText, times, fields),
  ...leftLengths(ideaText, lengths, fields),
  ...leftCounts(ideaText, fields),
]
