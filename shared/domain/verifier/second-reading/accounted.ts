import { tripDays } from '../../calendar.ts'
import type { Idea } from '../../idea/idea.ts'
import type { RequestLine } from '../../itinerary/requests.ts'
import { SIGHT_NOUNS } from './names.ts'
import { type Amount, amountInWords, type Unit } from './numbers.ts'
import type { SecondReading } from './second-reading.ts'
import { isInStory } from './stories.ts'
import { type Mention, overlaps, plainWord, type Span } from './words.ts'

/** Shorter words of a name tell nothing. */
const TELLING_LETTERS = 4
const plainParts = (words: string): string[] => words.split(/[^\p{L}\p{N}'’]+/u).map(plainWord)

/** Words that many names share. */
const COMMON = new Set(['national', 'south', 'african', 'nature', 'cape', 'town', 'city', 'johannesburg', 'durban'])

/** The words that the parser has put somewhere. */
const spansOf = ({ evidence, requests, notUnderstood }: Idea): Span[] => [
  ...Object.values(evidence),
  ...requests,
  ...notUnderstood,
]
const namesOf = ({ location, locations, origin, school, sameNameSchools, province }: Idea): string[] =>
  [location, origin, school?.name, school?.town, sameNameSchools?.name, province, ...locations].flatMap((name) =>
    name ? [plainWord(name)] : [],
  )

/** Names in a field: the whole name, or one that it contains. */
function isNamed({ words }: Mention, idea: Idea): boolean {
  const name = plainWord(words)
  return namesOf(idea).some((one) => one.includes(name) || (one.length >= TELLING_LETTERS && name.includes(one)))
}
/** A line names it: they share a word that is more than "museum" or "farm". */
function isInLine({ words }: Mention, { text }: RequestLine): boolean {
  const line = plainParts(text)
  return plainParts(words).some(
    (part) => part.length >= TELLING_LETTERS && !SIGHT_NOUNS.has(part) && !COMMON.has(part) && line.includes(part),
  )
}

/** Whether a number stands in the field of its unit. */
function isInField({ unit, value, words }: Amount, idea: Idea): boolean {
  const { students, teachers, gradeMin, gradeMax, budget, budgetPerStudent, days, startDate, endDate, hours, drive } =
    idea
  switch (unit) {
    case 'learners':
      // Boys and girls, or each of several classes, are parts of the whole.
      return (
        students !== null &&
        (value === students ||
          (value < students && /boys|girls|seuns|meisies|dogters|gr/iu.test(words)) ||
          students % value === 0)
      )
    case 'adults':
      return teachers !== null && value <= teachers
    case 'grade':
      return gradeMin !== null && gradeMax !== null && value >= gradeMin && value <= gradeMax
    case 'rand':
      // The sum for the group of an amount for each learner.
      return value === budget || value === budgetPerStudent || value === (budgetPerStudent ?? NaN) * (students ?? NaN)
    case 'days':
      return (
        value === days ||
        value - 1 === days ||
        (startDate !== null && endDate !== null && value === tripDays(startDate, endDate))
      )
    case 'clock':
      return value === hours?.from || value === hours?.to
    // The way there, or there and back.
    case 'km':
      return value === drive?.km || value === 2 * (drive?.km ?? NaN)
    case 'minutes':
      return value === drive?.minutes || value === 2 * (drive?.minutes ?? NaN)
    case 'buses':
      return false
  }
}

/** Whether a number of learners makes the group with all other smaller ones, or with another number. */
function isPartOfGroup(
  { unit, value, start }: Amount,
  { amounts, numbers }: SecondReading,
  { students }: Idea,
): boolean {
  if (unit !== 'learners' || students === null || value >= students) return false
  const parts = amounts.filter((one) => one.unit === unit && one.value < students)
  return (
    parts.reduce((sum, one) => sum + one.value, 0) === students ||
    numbers.some((other) => other.start !== start && other.value + value === students)
  )
}

/**
 * What of the second reading is in no field, in no request, and not shown as not understood. A plan is public and the
 * text is not: a name that no list has is told by its place in the text.
 */
export function findUnaccounted(
  reading: SecondReading,
  idea: Idea,
  lines: readonly RequestLine[],
  set: ReadonlySet<Unit> = new Set(),
): string[] {
  const { text, names, amounts, activities } = reading
  const spans = spansOf(idea)
  // What was set aside as background is no silence where this reading too sees that it asks for nothing.
  const isBackground = (one: Mention) =>
    (idea.background ?? []).some((span) => overlaps(span, one)) && isInStory(text, one)
  const isTaken = (one: Mention) => spans.some((span) => overlaps(span, one)) || isBackground(one)
  const isAsked = (one: Mention) => lines.some((line) => isInLine(one, line))
  const objectives = plainParts(idea.learningObjectives ?? '')
  const isObjective = ({ words }: Mention) => plainParts(words).every((part) => objectives.includes(part))
  return [
    ...names
      .filter((one) => !isTaken(one) && !isAsked(one) && !isNamed(one, idea))
      .map(({ words, start, isKnown }) => (isKnown ? words : `a name at letter ${start + 1}`)),
    ...amounts
      .filter(
        (one) => !set.has(one.unit) && !isTaken(one) && !isInField(one, idea) && !isPartOfGroup(one, reading, idea),
      )
      .map(amountInWords),
    ...activities
      .filter((one) => !isTaken(one) && !isAsked(one) && !isObjective(one))
      .map(({ words }) => words.toLowerCase()),
  ]
}
