import { isNounOfKind } from '../../catalogue/kinds.ts'
import { type OfferCode, offerOf } from '../../catalogue/offers.ts'
import type { Place } from '../../catalogue/facts.ts'
import { type StopSort, type StopSortCode, stopSortOf } from '../../catalogue/stop-sorts.ts'
import type { Request } from '../../idea/requests/request.ts'
import type { RequestLine } from '../../itinerary/requests.ts'
import type { PlanUnderTest, TimedDay, TimedStep } from './plan-under-test.ts'
import { plainWord } from '../second-reading/words.ts'

/** A line of "What you asked for" with the request that it answers. */
export interface Answer {
  line: RequestLine
  request: Request
}
export interface AtStep {
  day: TimedDay
  step: TimedStep
}

/** The lines whose request is in the idea. */
export const answersOf = ({ itinerary, idea }: PlanUnderTest): Answer[] =>
  (itinerary.requests ?? []).flatMap((line) => {
    const request = idea.requests.find(({ id }) => id === line.id)
    return request ? [{ line, request }] : []
  })

/** The steps at which a line points; a pointer at nothing is left out. */
export const stepsOfLine = ({ days }: PlanUnderTest, { where }: RequestLine): AtStep[] =>
  where.flatMap((at) =>
    days
      .filter(({ day }) => day === at.day)
      .flatMap((day) => day.steps.filter(({ start }) => start === at.start).map((step) => ({ day, step }))),
  )

const plainText = (text: string): string =>
  ` ${text
    .split(/[^\p{L}\p{N}’']+/u)
    .map(plainWord)
    .filter(Boolean)
    .join(' ')} `
const namesNoun = (words: string, { nouns: { en, af = [] } }: StopSort): boolean =>
  [...en, ...af].some((noun) => new RegExp(` ${plainText(noun).trim()}(?:s|es)? `, 'u').test(words))

/** The last words of a name and of its parts, with which it says what the place is. */
const endsWithNoun = (name: string, { nouns: { en, af = [] } }: StopSort): boolean =>
  [name, ...name.split(/[,()&]|(?<= )(?:and|of|at|in|for)(?= )/u)].some((part) =>
    [...en, ...af].some((noun) => new RegExp(` ${plainText(noun).trim()}(?:s|es)? $`, 'u').test(plainText(part))),
  )

/** Whether a place is of a sort: by its kind, its topics, or what its name says that it is. */
function isOfSort(place: Place, code: StopSortCode): boolean {
  const sort = stopSortOf(code)
  return (
    sort.kinds.includes(place.kind) ||
    namesNoun(plainText(place.topics.join(' | ')), sort) ||
    endsWithNoun(place.name, sort)
  )
}
export const hasOffer = (place: Place, offer: OfferCode): boolean =>
  place.offers.includes(offer) || (place.also_offers ?? []).includes(offer)

/** Whether people call a place so: every one of its kind, or this one by its name, topics or offers. */
function isCalledBy({ kind, name, topics, offers, also_offers = [] }: Place, noun: string | undefined): boolean {
  if (noun === undefined || isNounOfKind(noun, kind)) return true
  const named = [...offers, ...also_offers].map(offerOf).flatMap((row) => [row.name, ...(row.phrases?.af ?? [])])
  const words = plainText([name, ...topics, ...named].join(' | '))
  const plain = plainText(noun).trim()
  return new RegExp(` ${plain}(?:s|es)? | ${plain.replace(/y$/u, 'ies')} `, 'u').test(words)
}

/** Whether a visit of this place is what was asked for. */
export function answers(place: Place, request: Request): boolean {
  if (request.kind === 'sight') {
    if (request.placeId !== null) return place.id === request.placeId
    return !request.named && (request.sort === null || isOfSort(place, request.sort)) && isCalledBy(place, request.noun)
  }
  if (request.kind !== 'activity') return true
  if (request.offer !== null) return hasOffer(place, request.offer)
  return request.sort !== null && isOfSort(place, request.sort) && isCalledBy(place, request.noun)
}
/** Whether a place would serve the purpose of what cannot be had: the same kind, or an offer in common. */
export function servesAs(place: Place, request: Request, asked: Place | undefined): boolean {
  if (asked) return place.kind === asked.kind || place.offers.some((offer) => hasOffer(asked, offer))
  if (request.kind === 'sight') return request.sort === null || isOfSort(place, request.sort)
  return request.kind !== 'activity' || answers(place, request) || (request.offer === null && request.sort === null)
}

/** The place of the catalogue that a request names. */
export const placeAsked = ({ placeOf }: PlanUnderTest, request: Request): Place | undefined =>
  request.kind === 'sight' && request.placeId !== null ? placeOf(request.placeId) : undefined
