import type { Itinerary } from '#shared/domain/itinerary/itinerary'
import { MONTHS, NUMBER_WORDS, WEEKDAYS } from './wording-tables.ts'

/** All facts of a plan by kind, in lower case; amounts and numbers as numbers. */
export interface PlanVocabulary {
  text: string
  words: Set<string>
  /** Capitalised words of the plan. */
  names: Set<string>
  numbers: Set<number>
  amounts: Set<number>
  times: Set<string>
  dates: Set<string>
  /** "5 july" */
  calendarDays: Set<string>
  months: Set<string>
  years: Set<string>
  weekdays: Set<string>
  /** Counts by the noun that is counted. */
  counts: Record<string, number[]>
}

export function planVocabulary(plan: Itinerary): PlanVocabulary {
  const text = planTexts(plan)
    .join('\n')
    .replaceAll(/[\u00a0\u202f]/g, ' ')
  const words = text.match(/[\p{L}][\p{L}'’-]*/gu) ?? []
  const plain = (word: string) => word.toLowerCase().replace(/['’]s$/, '')
  const dates = plan.daily_itinerary.map((day) => day.date)
  const parts = dates.map((date) => new Date(`${date}T00:00:00Z`))
  const { students, teachers, size } = plan.group_details
  const days = plan.daily_itinerary.length
  const people = { learner: [students], student: [students], pupil: [students], children: [students] }
  const adults = { teacher: [teachers], educator: [teachers], adult: [teachers], people: [size] }
  return {
    text: text.toLowerCase(),
    words: new Set(words.map(plain)),
    names: new Set(words.filter((word) => /^\p{Lu}/u.test(word)).map(plain)),
    numbers: new Set([days, students, teachers, size, ...dates.map((_, index) => index + 1), ...numbersIn(text)]),
    amounts: new Set(planAmounts(plan)),
    times: new Set(plan.daily_itinerary.flatMap((day) => day.schedule.flatMap((step) => [step.start, step.end]))),
    dates: new Set(dates),
    calendarDays: new Set(parts.map((date) => `${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]?.toLowerCase()}`)),
    months: new Set(parts.map((date) => MONTHS[date.getUTCMonth()]?.toLowerCase() ?? '')),
    years: new Set(dates.map((date) => date.slice(0, 4))),
    weekdays: new Set(parts.map((date) => WEEKDAYS[date.getUTCDay()]?.toLowerCase() ?? '')),
    counts: { day: [days], night: [days - 1], ...people, ...adults },
  }
}

function planTexts(plan: Itinerary): string[] {
  const days = plan.daily_itinerary.flatMap((day) => [
    day.title,
    ...day.activities,
    ...day.meals,
    day.accommodation ?? '',
    ...day.schedule.flatMap((step) => [
      step.title,
      step.town ?? '',
      step.note ?? '',
      step.task ?? '',
      step.visit_programme?.note ?? '',
    ]),
  ])
  return [
    plan.title,
    plan.summary,
    plan.location,
    plan.duration,
    ...days,
    ...plan.learning_objectives,
    ...plan.inclusions,
  ]
}

function planAmounts(plan: Itinerary): number[] {
  const lines = plan.cost_details.flatMap((line) => [line.unit_price, line.total, line.per_student])
  const gates = plan.daily_itinerary.flatMap((day) => day.schedule.map((step) => step.learner_price ?? Number.NaN))
  // A text may give the price in whole rand, as the page's headline does.
  return [
    plan.total_per_student,
    Math.round(plan.total_per_student),
    ...Object.values(plan.cost_breakdown),
    ...lines,
    ...gates,
    // The budget stands in the first lines alone.
    ...numbersIn((plan.headline?.cost ?? '').replaceAll(/[\u00a0\u202f]/g, ' ')),
  ]
}

function numbersIn(text: string): number[] {
  const digits = (text.match(/\d[\d ]*(?:\.\d+)?/g) ?? []).map((number) => Number(number.replaceAll(' ', '')))
  const words = (text.toLowerCase().match(/[a-z]+/g) ?? []).map((word) => NUMBER_WORDS[word] ?? Number.NaN)
  return [...digits, ...words].filter((number) => !Number.isNaN(number))
}
