import { MEAL_WORDS, type MealOfDay, type VenueCode, VENUE_WORDS } from '../../catalogue/activity-venues.ts'
import type { Span } from '../idea-text.ts'
import { BREAK } from './clauses.ts'
import { lightOf } from './light.ts'
import type { Request } from './request.ts'

/** How near a sight stands to what is done there: in its clause, in its sentence, or before it in its line. */
const NEARNESS = ['clause', 'sentence', 'line'] as const
export type Nearness = (typeof NEARNESS)[number]
/** The sight with which an activity is named, by the id of its request. */
export interface Beside {
  id: string
  by: Nearness
  /** The other sights of the clause or sentence, the nearest first. */
  others?: string[]
}

const END_OF_SENTENCE = /[.!?](?=[ \n)"~]|$)|\n/u
const IS_BREAK = new RegExp(BREAK.source, 'u')
const isBroken = (between: string): boolean => IS_BREAK.test(between)

function nearnessOf(sight: Span, activity: Span, text: string): Nearness | null {
  const [first, second] = sight.start <= activity.start ? [sight, activity] : [activity, sight]
  const between = text.slice(Math.min(first.end, second.start), second.start)
  if (!isBroken(between)) return 'clause'
  if (!END_OF_SENTENCE.test(between)) return 'sentence'
  return first === sight && !between.includes('\n') ? 'line' : null
}

/** The sight that is named with an activity: the nearest of its clause, else of its sentence (rather one before it), else of its line. */
function sightBeside(activity: Span, sights: readonly (Span & { id: string })[], text: string): Beside | null {
  const near = sights.flatMap((sight) => {
    const by = nearnessOf(sight, activity, text)
    if (by === null) return []
    const isBefore = sight.start <= activity.start
    const letters = isBefore ? activity.start - sight.end : sight.start - activity.end
    return [{ id: sight.id, by, isBefore, letters }]
  })
  const rank = (one: (typeof near)[number]) =>
    NEARNESS.indexOf(one.by) * 2 + (one.by !== 'clause' && !one.isBefore ? 1 : 0)
  const [best, ...rest] = near.toSorted((a, b) => rank(a) - rank(b) || a.letters - b.letters)
  const others = rest.filter(({ by }) => by !== 'line').map(({ id }) => id)
  if (best) return { id: best.id, by: best.by, ...(others.length > 0 ? { others } : {}) }
  return sights.length === 1 ? { id: sights[0]!.id, by: 'line' } : null
}

const PATTERNS = VENUE_WORDS.map(({ at, words: { en, af }, unless }) => ({
  at,
  words: new RegExp(`(?<![a-z])(?:${[...en, ...af].join('|')})(?![a-z])`, 'u'),
  unless: unless.length === 0 ? null : new RegExp(`(?<![a-z])(?:${unless.join('|')})(?![a-z])`, 'u'),
}))
/** The words of a wish and those after it in its clause, which may say where it is done: "songs on the bus". */
function wordsAround({ start, end }: Span, text: string): string {
  const rest = text.slice(end, end + 40)
  return text.slice(start, end) + rest.slice(0, IS_BREAK.exec(rest)?.index ?? rest.length)
}
const venueOf = (words: string): VenueCode =>
  PATTERNS.find((one) => one.words.test(words) && !one.unless?.test(words))?.at ?? 'sight'

const MEALS = MEAL_WORDS.map(({ meal, words }) => ({
  meal,
  words: new RegExp(`(?<![a-z])(?:${words.join('|')})(?![a-z])`, 'u'),
}))
/** The meal that the words of a wish themselves name. */
function mealOf({ start, end }: Span, text: string): { meal?: MealOfDay } {
  const found = MEALS.find(({ words }) => words.test(text.slice(start, end)))
  return found ? { meal: found.meal } : {}
}

/** The requests with where each activity can be done, and the sight that stands with it; `spans` are theirs in the text. */
export function withSurroundings(requests: readonly Request[], spans: readonly Span[], text: string): Request[] {
  const sights = requests.flatMap((one, at) =>
    one.kind === 'sight' && one.force !== 'not' && one.sort !== 'eating'
      ? [{ id: one.id, start: spans[at]!.start, end: spans[at]!.end }]
      : [],
  )
  return requests.map((request, at): Request => {
    if (request.force === 'not' || (request.kind !== 'activity' && request.kind !== 'sight')) return request
    const venue = venueOf(wordsAround(spans[at]!, text))
    const meal = mealOf(spans[at]!, text)
    const beside = sightBeside(
      spans[at]!,
      sights.filter(({ id }) => id !== request.id),
      text,
    )
    if (request.kind === 'sight' && venue !== 'meal' && beside === null) return { ...request, ...meal }
    const light = request.kind === 'activity' ? lightOf(wordsAround(spans[at]!, text)) : null
    return { ...request, ...(light ? { light } : {}), venue, ...meal, ...(beside ? { beside } : {}) }
  })
}
