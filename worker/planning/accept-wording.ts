import type { Wording } from '#shared/contracts/wording'
import type { Itinerary } from '#shared/domain/itinerary/itinerary'
import { planVocabulary, type PlanVocabulary } from './plan-vocabulary.ts'
import { CLAIMS, MONTHS, NUMBER_WORDS, OPENERS, WEEKDAYS } from './wording-tables.ts'

/**
 * Returns the first fact in a wording that the plan does not contain, or null if the wording is acceptable. When in
 * doubt it refuses: the plan then keeps its own text. `knownNames` are the names in the catalogue.
 */
export function findAddedFact(wording: Wording, plan: Itinerary, knownNames: readonly string[]): string | null {
  if (wording.day_titles.length !== plan.daily_itinerary.length) return 'number of days'
  const known = planVocabulary(plan)
  const texts = [wording.title, wording.summary, ...wording.day_titles]
  const lower = texts.join('\n').toLowerCase()
  const name = knownNames.find(
    (candidate) => candidate.length > 3 && says(lower, candidate) && !says(known.text, candidate),
  )
  if (name) return `name: ${name}`
  for (const text of texts) {
    const fault = markup(text, known) ?? figures(text, known) ?? names(text, known)
    if (fault) return fault
  }
  return null
}

function markup(text: string, known: PlanVocabulary): string | null {
  const found = text.match(/[<>{}[\]`*_#|\\@!]|https?:|www\.|\b(?:undefined|NaN)\b/g) ?? []
  const foreign = found.find((mark) => !known.text.includes(mark))
  return foreign ? `markup: ${foreign}` : null
}

/** Dates, times, amounts, counts and other numbers; each is compared with those of its kind in the plan. */
function figures(text: string, known: PlanVocabulary): string | null {
  let fault: string | null = null
  let rest = text.replaceAll(/[\u00a0\u202f]/g, ' ')
  const take = (pattern: RegExp, allowed: (groups: string[]) => boolean) => {
    rest = rest.replace(pattern, (...match: unknown[]) => {
      const groups = match.slice(0, -2).map((group) => (typeof group === 'string' ? group : ''))
      if (!allowed(groups)) fault ??= `figure: ${groups[0]}`
      return ' '
    })
  }
  take(/\b\d{4}-\d{2}-\d{2}\b/g, ([day = '']) => known.dates.has(day))
  take(
    DAY_MONTH,
    ([, day = '', month = '', year = '']) =>
      known.calendarDays.has(calendarDay(day, month)) && (!year || known.years.has(year)),
  )
  take(
    MONTH_DAY,
    ([, month = '', day = '', year = '']) =>
      known.calendarDays.has(calendarDay(day, month)) && (!year || known.years.has(year)),
  )
  take(new RegExp(`\\b(?:${MONTHS.join('|')})\\b`, 'g'), ([month = '']) => known.months.has(month.toLowerCase()))
  take(new RegExp(`\\b(?:${WEEKDAYS.join('|')})s?\\b`, 'gi'), ([day = '']) =>
    known.weekdays.has(day.toLowerCase().replace(/s$/, '')),
  )
  take(/\b(\d{1,2})(?:[:h.](\d{2}))?\s?([ap])\.?m\b\.?/gi, ([, hour, minute, half]) =>
    known.times.has(clock(hour, minute, half)),
  )
  take(/\b(\d{1,2})[:h](\d{2})\b/g, ([, hour, minute]) => known.times.has(clock(hour, minute, '')))
  take(/\bgrades? (?:r|\d+)(?:(?: to | and |[-–])\d+)?\b/gi, ([grade = '']) => known.text.includes(grade.toLowerCase()))
  take(/\b(?:noon|midday|midnight)\b/gi, ([word = '']) =>
    known.times.has(word.toLowerCase() === 'midnight' ? '00:00' : '12:00'),
  )
  take(/\b(?:R|ZAR)\s?(\d[\d ,]*(?:\.\d+)?)/g, ([, sum = '']) => known.amounts.has(amount(sum)))
  take(/(\d[\d ,]*(?:\.\d+)?)\s?(?:rand|cents?)\b/gi, ([, sum = '']) => known.amounts.has(amount(sum)))
  take(/\d[\d.,]*\s?(?:%|per ?cent\b)/gi, ([part = '']) => known.text.includes(part.toLowerCase()))
  take(COUNTED, ([whole = '', number = '', unit = '']) => isCountOf(known, numberOf(number), unit, whole))
  take(/\d[\d ,]*(?:\.\d+)?/g, ([number = '']) => known.numbers.has(amount(number)))
  take(NUMBER_WORD, ([word = '']) => known.numbers.has(numberOf(word)))
  take(new RegExp(`\\b(?:${CLAIMS.join('|')})\\b`, 'gi'), ([word = '']) => known.words.has(word.toLowerCase()))
  return fault
}

/**
 * A capitalised word is a name and must occur in the plan. At the start of a sentence it may also be an ordinary word.
 */
function names(text: string, known: PlanVocabulary): string | null {
  for (const sentence of text.split(/[.?:;\n]+\s*/)) {
    const words = sentence.match(/[\p{L}][\p{L}'’-]*/gu) ?? []
    for (const [index, word] of words.entries()) {
      if (!/^\p{Lu}/u.test(word)) continue
      const plain = word.toLowerCase().replace(/['’]s$/, '')
      const ordinary = index === 0 && (OPENERS.has(plain) || known.words.has(plain))
      if (!ordinary && !known.names.has(plain) && !isCalendarWord(plain)) return `name: ${word}`
    }
  }
  return null
}

const MONTH = `(${MONTHS.join('|')})`
const DAY_MONTH = new RegExp(`\\b(\\d{1,2})(?:st|nd|rd|th)?(?: of)? ${MONTH}(?:,? (\\d{4}))?\\b`, 'gi')
const MONTH_DAY = new RegExp(`\\b${MONTH} (\\d{1,2})(?:st|nd|rd|th)?(?:,? (\\d{4}))?\\b`, 'gi')
const NUMBER = `\\d+|${Object.keys(NUMBER_WORDS).join('|')}`
const NUMBER_WORD = new RegExp(`\\b(?:${Object.keys(NUMBER_WORDS).join('|')})\\b`, 'gi')
const COUNTED = new RegExp(
  `\\b(${NUMBER})[ -](days?|nights?|learners?|students?|pupils?|children|teachers?|educators?|adults?|people|hours?|minutes?|km|kilomet\\w+)\\b`,
  'gi',
)

function isCountOf(known: PlanVocabulary, count: number, unit: string, whole: string): boolean {
  const kind = unit.toLowerCase().replace(/s$/, '')
  const counts = known.counts[kind]
  return counts ? counts.includes(count) : known.text.includes(whole.toLowerCase())
}

const numberOf = (text: string) => NUMBER_WORDS[text.toLowerCase()] ?? Number(text)
const amount = (text: string) => Number(text.replaceAll(/[ ,]/g, ''))
const calendarDay = (day: string, month: string) => `${Number(day)} ${month.toLowerCase()}`
const isCalendarWord = (word: string) =>
  MONTHS.some((month) => month.toLowerCase() === word) || WEEKDAYS.some((day) => word.startsWith(day.toLowerCase()))

function clock(hour = '', minute = '', half = ''): string {
  const base = Number(hour) % (half ? 12 : 24)
  return `${String(base + (half.toLowerCase() === 'p' ? 12 : 0)).padStart(2, '0')}:${minute || '00'}`
}

function says(text: string, name: string): boolean {
  const sought = name.toLowerCase()
  for (let at = text.indexOf(sought); at !== -1; at = text.indexOf(sought, at + 1)) {
    const edges = `${text[at - 1] ?? ' '}${text[at + sought.length] ?? ' '}`
    if (!/\p{L}/u.test(edges)) return true
  }
  return false
}
