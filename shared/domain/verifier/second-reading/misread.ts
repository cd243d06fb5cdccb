import type { Idea } from '../../idea/idea.ts'
import type { Itinerary } from '../../itinerary/itinerary.ts'
import type { SettableField } from '../../revisions/change.ts'
import { type Amount, amountInWords, isPart, type Unit } from './numbers.ts'
import type { SecondReading } from './second-reading.ts'
import { overlaps, sentenceAt, wordsOf } from './words.ts'
import { PEOPLE } from './words-that-are-no-name.ts'

/** The numbers of the text that stand alone or with another unit that the second reading does not know. */
const loneNumbers = ({ amounts, numbers }: SecondReading): number[] =>
  numbers.flatMap((number) => (amounts.some((one) => overlaps(one, number)) ? [] : [number.value]))
/** Classes or buses of so many learners each. */
const MOST_PARTS = 12

/** The one number of a unit that the text has beside those of requests; null if there are several, or none. */
function onlyOne({ text, amounts }: SecondReading, idea: Idea, unit: Unit): Amount | null {
  const all = amounts.filter(
    (one) =>
      one.unit === unit &&
      !isPart(one, text) &&
      (unit === 'grade' || !idea.requests.some((request) => overlaps(request, one))),
  )
  return new Set(all.map(({ value }) => value)).size === 1 ? all[0]! : null
}
/** Whether numbers that follow each other in the sentence of the one, it among them, make a value: "26 boys + 1 girl". */
function isSum({ text, numbers }: SecondReading, value: number, one: Amount): boolean {
  const sentence = sentenceAt(text, one.start)
  const near = numbers.filter((number) => overlaps(number, sentence))
  return near.some((first, from) => {
    let sum = 0
    for (const { value: next, start } of near.slice(from)) {
      sum += next
      if (sum === value && first.start <= one.start && start >= one.start) return true
    }
    return false
  })
}
const OF_ONE_SEX = /(?:boys?|girls?|seuns?|meisies?|dogters?)$/iu
/** Whether numbers of the text that follow each other make a value. */
const sumsTo = (reading: SecondReading, value: number): boolean =>
  reading.numbers.some((number) => isSum(reading, value, { ...number, unit: 'learners', words: '' }))
/** How many people a sentence names one by one: "the nurse", "Father Dominic", "and I". */
const peopleNamed = ({ text }: SecondReading, { start }: Amount): number => {
  const sentence = sentenceAt(text, start)
  return wordsOf(text.slice(sentence.start, sentence.end)).filter(({ plain }) => PEOPLE.has(plain)).length
}

/**
 * Whether a number of the plan can come from the text in another way: alone, with the same unit in a request, as a sum,
 * with people who are named, or as so many parts of the one number.
 */
function isElsewhere(reading: SecondReading, value: number, one: Amount): boolean {
  const lone = loneNumbers(reading)
  if (lone.includes(value) || reading.amounts.some((other) => other.unit === one.unit && other.value === value))
    return true
  if (isSum(reading, value, one)) return true
  if (one.unit === 'adults' && value > one.value && value <= one.value + peopleNamed(reading, one)) return true
  // "We've 21 girls" beside classes that make 68.
  if (one.unit === 'learners' && value > one.value && OF_ONE_SEX.test(one.words) && sumsTo(reading, value)) return true
  const parts = value / one.value
  return Number.isInteger(parts) && parts > 1 && parts <= MOST_PARTS
}

/** What somebody gives to the group, and what each learner pays beside it. */
const isGiftAndShare = ({ amounts }: SecondReading, value: number, one: Amount, { students }: Idea): boolean =>
  students !== null && amounts.some(({ unit, value: gift }) => unit === 'rand' && gift + one.value * students === value)

/** What a field of the idea, or else the plan, has for each unit; null where neither has it. */
const PLANNED: readonly { unit: Unit; what: string; of: (idea: Idea, plan: Itinerary) => (number | null)[] }[] = [
  { unit: 'learners', what: 'learners', of: (idea, plan) => [idea.students ?? plan.group_details.students] },
  { unit: 'adults', what: 'adults', of: (idea, plan) => [idea.teachers ?? plan.group_details.teachers] },
  { unit: 'rand', what: 'rand', of: ({ budget, budgetPerStudent }) => [budget, budgetPerStudent] },
  { unit: 'days', what: 'days', of: (idea, plan) => [idea.days ?? plan.daily_itinerary.length] },
]

/** The units of the fields that an owner can set. */
const UNITS: Partial<Record<SettableField, Unit>> = {
  pax_students: 'learners',
  pax_teachers: 'adults',
  budget_per_student: 'rand',
  days: 'days',
  start_date: 'days',
  grade_min: 'grade',
  grade_max: 'grade',
}
/** The units whose numbers in the text no longer count. */
export const unitsSet = (changed: Partial<Record<SettableField, unknown>>): ReadonlySet<Unit> =>
  new Set((Object.keys(changed) as SettableField[]).flatMap((field) => UNITS[field] ?? []))

/** Sentences about numbers that the text has once and that were read otherwise; of units that were set, none. */
export function findMisread(
  reading: SecondReading,
  idea: Idea,
  plan: Itinerary,
  set: ReadonlySet<Unit> = new Set(),
): string[] {
  const wrong = PLANNED.filter(({ unit }) => !set.has(unit)).flatMap(({ unit, what, of }) => {
    const one = onlyOne(reading, idea, unit)
    const values = of(idea, plan).filter((value): value is number => value !== null)
    if (!one || values.length === 0 || values.includes(one.value)) return []
    if (unit === 'days' && (idea.contradictions.length > 0 || idea.endDate !== null)) return []
    if (isElsewhere(reading, values[0]!, one) || (unit === 'rand' && isGiftAndShare(reading, values[0]!, one, idea)))
      return []
    return [`the text has ${amountInWords(one)}; ${values[0]} ${what} were read`]
  })
  return [...wrong, ...(set.has('grade') ? [] : gradesMisread(reading, idea)), ...hoursMisread(reading, idea)]
}

function gradesMisread(reading: SecondReading, idea: Idea): string[] {
  const { gradeMin, gradeMax } = idea
  const one = onlyOne(reading, idea, 'grade')
  if (!one || gradeMin === null || gradeMax === null || (gradeMin === one.value && gradeMax === one.value)) return []
  if (loneNumbers(reading).includes(gradeMin) || loneNumbers(reading).includes(gradeMax)) return []
  return [`the text has ${amountInWords(one)}; Grades ${gradeMin} to ${gradeMax} were read`]
}

const LEAVES = /\b(?:leave|depart|departing|departure|start|vertrek)\b[^.;\n]{0,30}$/iu
const RETURNS = /\b(?:back|home|return|returning|terug|tuis)\b[^.;\n]{0,30}$/iu
function hoursMisread(reading: SecondReading, idea: Idea): string[] {
  const { hours } = idea
  const clocks = reading.amounts.filter(({ unit }) => unit === 'clock')
  const one = clocks.length === 1 ? clocks[0] : undefined
  if (!one || !hours) return []
  const before = reading.text.slice(Math.max(0, one.start - 45), one.start)
  const isLater = RETURNS.test(before)
  const read = isLater ? hours.to : LEAVES.test(before) ? hours.from : null
  if (read === null || read === one.value || read === one.value + 12 * 60) return []
  return [`the text has ${amountInWords(one)}, and the plan keeps another hour`]
}
