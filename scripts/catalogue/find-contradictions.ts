import type { Place, Stay } from '#shared/domain/catalogue/facts'
import { DROWNING_HAZARDS } from '#shared/domain/catalogue/hazards'
import { isNounOfKind } from '#shared/domain/catalogue/kinds'
import { type Offer, OFFERS } from '#shared/domain/catalogue/offers'
import { STAY_ACTIVITIES, type StayActivity } from '#shared/domain/catalogue/stay-activities'
import { isRuleTrue } from '#shared/domain/catalogue/safety-rules'
import { minutesOf } from '#shared/domain/itinerary/clock'
import type { Fault, ParsedCatalogue } from './parse-files.ts'

const ON_WATER = new Set<string>(OFFERS.filter((offer: Offer) => offer.onWater).map(({ code }) => code))
const ACTIVITY_BY_CODE = new Map<string, StayActivity>(STAY_ACTIVITIES.map((row) => [row.code, row]))

/** Finds fields of one row that cannot both be true. */
export function findContradictions({ places, stays, towns }: ParsedCatalogue): Fault[] {
  const areas = new Set(towns.map(({ fact }) => fact.id))
  const unknownAreas = ({ part_of = [] }: Place | Stay): string[] =>
    part_of.filter((id) => !areas.has(id)).map((id) => `part_of "${id}" is no id of a town, region or park`)
  return [
    ...places.flatMap(({ line, fact }) =>
      [
        ...unknownAreas(fact),
        ...wrongWater(fact),
        ...wrongHours(fact),
        ...wrongOffers(fact),
        ...wrongNouns(fact),
        ...wrongRule(fact),
      ].map((message) => ({
        file: 'places.jsonl',
        line,
        message: `${fact.id}: ${message}`,
      })),
    ),
    ...stays.flatMap(({ line, fact }) =>
      [...unknownAreas(fact), ...wrongActivities(fact)].map((message) => ({
        file: 'stays.jsonl',
        line,
        message: `${fact.id}: ${message}`,
      })),
    ),
  ]
}

/** A sentence on life jackets at a dam that nobody goes onto, or on museum rules at a campus. */
const wrongRule = (place: Place): string[] =>
  isRuleTrue(place) ? [] : [`safety_rule ${place.safety_rule} is not true of such a place`]

function wrongWater({ water, offers, also_offers = [], hazards, papers = [], kind }: Place): string[] {
  const isOnWater = [...offers, ...also_offers].some((code) => ON_WATER.has(code))
  const faults: string[] = []
  if (isOnWater && water === 'none') faults.push('offers something on the water, but water is none')
  if (!isOnWater && water === 'in') faults.push('water is in, but nothing that it offers is done on the water')
  if (water === 'in' && !hazards.some((code) => DROWNING_HAZARDS.has(code)))
    faults.push(`water is in, but hazards has none of ${[...DROWNING_HAZARDS].join(', ')}`)
  const isOperator = kind === 'adventure-operator' || kind === 'boat-operator'
  if (isOperator && !papers.some(({ code }) => code === 'operator-cover'))
    faults.push('is an operator, but papers has no operator-cover')
  return faults
}

/** A visit starts at the time when the group must arrive; `duration_min` includes the wait for a slot. */
function wrongHours({ slots = [], opens, closes, duration_min, booking, by_appointment }: Place): string[] {
  return [
    ...slots
      .filter(
        ({ starts, check_in_min }) =>
          minutesOf(starts) < minutesOf(opens) || minutesOf(starts) - check_in_min + duration_min > minutesOf(closes),
      )
      .map(({ starts }) => `the slot at ${starts} does not fit between ${opens} and ${closes}`),
    ...(by_appointment && booking !== 'required' ? ['is by appointment, but booking is not required'] : []),
  ]
}

const wrongNouns = ({ kind, nouns = [] }: Place): string[] =>
  nouns
    .filter((noun) => isNounOfKind(noun, kind))
    .map((noun) => `nouns has "${noun}", by which every place of its kind is called`)

const wrongOffers = ({ offers, also_offers = [] }: Place): string[] =>
  also_offers.filter((code) => offers.includes(code)).map((code) => `"${code}" stands in offers and in also_offers`)

function wrongActivities({ on_site, evening }: Stay): string[] {
  return [
    ...on_site
      .filter(({ code }) => ACTIVITY_BY_CODE.get(code)?.evening === 'only')
      .map(({ code }) => `"${code}" is offered after supper and belongs in evening`),
    ...evening
      .filter(({ code }) => !ACTIVITY_BY_CODE.get(code)?.evening)
      .map(({ code }) => `"${code}" is offered by day and belongs in on_site`),
  ]
}
