import type { Place } from '../../catalogue/facts.ts'
import { nounsOf } from '../../catalogue/kinds.ts'
import { offerOf } from '../../catalogue/offers.ts'
import type { Request } from '../../idea/requests/request.ts'
import { plainName } from '../places/facts-index.ts'

/** A noun of a request, and the share that it has in telling which place is meant. */
interface NounShare {
  forms: readonly string[]
  share: number
}
export type NounShares = readonly NounShare[]

/** A word with and without the ending of a plural. */
const formsOf = (noun: string): string[] => [
  noun,
  `${noun}s`,
  `${noun}es`,
  ...(noun.endsWith('ies') ? [`${noun.slice(0, -3)}y`] : []),
  ...(noun.endsWith('es') ? [noun.slice(0, -2)] : []),
  ...(noun.endsWith('s') ? [noun.slice(0, -1)] : []),
  ...(noun.endsWith('y') ? [`${noun.slice(0, -1)}ies`] : []),
]

const wordsAt = new WeakMap<Place, string>()
/** Name, topics, nouns and offers of a place, the offers in Afrikaans too: what a reader's own words are searched in. */
function wordsOf(place: Place): string {
  const known = wordsAt.get(place)
  if (known !== undefined) return known
  const offers = [...place.offers, ...(place.also_offers ?? [])].map(offerOf)
  const said = [
    place.name,
    ...place.topics,
    ...(place.nouns ?? []),
    ...offers.flatMap(({ name, phrases }) => [name, ...(phrases?.af ?? [])]),
  ]
  const words = ` ${plainName(said.join(' | '))} `
  wordsAt.set(place, words)
  return words
}
/** Whether what is written of a place, or the name of its kind, has a word. */
export const hasWord = (place: Place, word: string): boolean => holds(place, formsOf(plainName(word)))
const holds = (place: Place, forms: readonly string[]): boolean =>
  forms.some((form) => nounsOf(place.kind).has(form) || wordsOf(place).includes(` ${form} `))

/** Whether what is told of a place has a word: its summary too. */
export const saysOf = (place: Place, word: string): boolean =>
  hasWord(place, word) || formsOf(plainName(word)).some((form) => ` ${plainName(place.summary)} `.includes(` ${form} `))

/** Kinds of place where a show with animals is part of a visit. */
const SHOW_KINDS: ReadonlySet<Place['kind']> = new Set(['aquarium', 'zoo', 'theme-park'])
const OF_ANY_SHOW = new Set(['show', 'shows', 'skou', 'vertoning'])
/** What a show is of: "dolphin"; null for what is no show, a show of nothing, or the group's own in the evening ("talent show"). */
export function subjectOfShow(request: Request): readonly string[] | null {
  if (request.kind !== 'activity' || request.offer !== null || request.sort !== 'show') return null
  if (request.venue === 'evening') return null
  const { nouns = [] } = request
  const subject = nouns.filter((noun) => !OF_ANY_SHOW.has(noun))
  return subject.length > 0 && subject.length < nouns.length ? subject : null
}
/** Whether a show of this can be seen at a place: its name, topics or offers have the noun, or such places have shows. */
export const givesShow = (place: Place, subject: readonly string[]): boolean =>
  SHOW_KINDS.has(place.kind) || subject.some((noun) => holds(place, formsOf(plainName(noun))))

/**
 * What each noun tells among these places: a noun that one of them holds more than one that most of them hold. The
 * shares are of what the best of them holds; none if no place holds any.
 */
export function nounShares(nouns: readonly string[], places: readonly Place[]): NounShares {
  const held = nouns
    .map((noun) => formsOf(plainName(noun)))
    .map((forms) => ({ forms, count: places.filter((place) => holds(place, forms)).length }))
    .filter(({ count }) => count > 0)
    .map(({ forms, count }) => ({ forms, share: 1 / count }))
  const best = Math.max(...places.map((place) => sumHeld(place, held)))
  return held.map(({ forms, share }) => ({ forms, share: share / best }))
}
const sumHeld = (place: Place, shares: NounShares): number =>
  shares.reduce((sum, { forms, share }) => (holds(place, forms) ? sum + share : sum), 0)

/** How much of what was asked for a place holds: 1 as much as the best of those near by, 0 none of its nouns. */
export const shareHeld = (place: Place, shares: NounShares): number => Math.min(1, sumHeld(place, shares))
