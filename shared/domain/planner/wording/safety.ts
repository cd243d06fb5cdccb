import { monthOf } from '#shared/domain/calendar'
import type { Facts, Place } from '#shared/domain/catalogue/facts'
import { GRAVEL_MEASURE, type Hazard, type HazardCode, HAZARDS } from '#shared/domain/catalogue/hazards'
import type { Programme } from '#shared/domain/catalogue/programmes'
import { learnersPerAdult } from '#shared/domain/catalogue/rules'
import { departureOf, hasNeed } from '../request/trip-request.ts'
import { allProgrammes, allVisits, type Plan } from '../plan.ts'
import { darkEnds } from './daylight.ts'
import { isClosedToNonSwimmers } from '../places/water.ts'
import { homeOrBack } from './return-phrases.ts'
import { type TextWithLead, withLead, withoutLead } from '../../text-with-lead.ts'
import { capital, listOf } from '../../itinerary/words.ts'

/** A place or a stay. */
type Spot = Pick<Place, 'hazards' | 'province'>
const HOT_MONTHS = [10, 11, 12, 1, 2, 3]

function numbersFor(plan: Plan, facts: Facts, water: boolean): TextWithLead {
  const provinces = new Set(plan.request.areas.map(({ province }) => province))
  const shown = facts.rules.emergency_numbers.filter(
    ({ where, shown: when }) =>
      (where === 'national' || provinces.has(where)) && (when === 'always' || (when === 'water' && water)),
  )
  const numbers = shown.map(({ name, number }) => `${name} ${number}`)
  return withLead('Emergency numbers on every adult’s phone', `${numbers.join('; ')}.`)
}

/** The shortest gravel road that the measures mention. */
const LONG_GRAVEL_KM = 10
/** The measures for hazards of these places that apply all year. */
function lastingMeasures(places: readonly Place[], programmes: readonly Programme[]): TextWithLead[] {
  const met = new Set([...places, ...programmes].flatMap(({ hazards }) => hazards))
  const rows: readonly (Hazard & { code: HazardCode })[] = HAZARDS
  const measures = rows.flatMap(({ code, measure, months }) => (measure && !months && met.has(code) ? [measure] : []))
  const isGravel = places.some(({ road }) => (road?.gravel_km ?? 0) >= LONG_GRAVEL_KM)
  return [...new Set([...measures, ...(isGravel ? [GRAVEL_MEASURE] : [])])]
}
/** The measure for a hazard of certain months; none in other months or if no place has the hazard. */
function seasonalMeasure(hazard: HazardCode, spots: readonly Spot[], month: number): TextWithLead[] {
  const { measure, months }: Hazard = HAZARDS.find(({ code }) => code === hazard)!
  const isMet = months?.includes(month) && spots.some(({ hazards }) => hazards.includes(hazard))
  return measure && isMet ? [measure] : []
}
/** Provinces with summer rain, which falls as thunderstorms in the afternoon. */
const STORM_PROVINCES = new Set(['GP', 'MP', 'LP', 'NW', 'FS', 'KZN'])
const STORM_MONTHS = [10, 11, 12, 1, 2, 3]
/** Provinces with people and cattle on rural main roads. */
const CATTLE_PROVINCES = new Set(['EC', 'KZN', 'LP'])
const LONG_DRIVE_KM = 150

/** Advice if there are fewer adults than supervision near water needs. */
function swimTurns({ students, teachers }: Plan['request'], perAdult: number): string {
  const needed = Math.ceil(students / perAdult)
  if (teachers >= needed) return ''
  return ` (bring ${needed - teachers} more, or go in turns of ${Math.max(1, teachers) * perAdult})`
}

/** "A start before sunrise and home after sunset"; empty if the trip begins and ends in daylight. */
function darkInWords({ request, days }: Plan): string {
  const { early, late } = darkEnds(days, departureOf(request))
  const ends = [...(early ? ['a start before sunrise'] : []), ...(late ? [`${homeOrBack(request)} after sunset`] : [])]
  return capital(listOf(ends))
}

function waterMeasures({ request, days }: Plan, facts: Facts, places: readonly Place[]): TextWithLead[] {
  const programmes = allProgrammes({ days })
  if (hasNeed(request, 'no-swimming'))
    return [withLead('Nobody swims', 'no visit is on or in the water; pools and dams near the bed are out of bounds.')]
  if ([...places, ...programmes].every(({ water }) => water === 'none')) return []
  const perAdult = learnersPerAdult(facts.rules, 'planned', request.gradeMin, 'water')
  return [
    withLead(
      'Near water',
      `at least one adult for every ${perAdult} learners${swimTurns(request, perAdult)}, a lifeguard or qualified guide present, and nobody goes in unless the operator leads it.`,
    ),
  ]
}

function weatherMeasures(month: number, places: readonly Place[], spots: readonly Spot[]): TextWithLead[] {
  const outdoors = places.filter(({ setting }) => setting !== 'indoor')
  const isHot = HOT_MONTHS.includes(month) && outdoors.length > 0
  const isStormy = STORM_MONTHS.includes(month) && outdoors.some(({ province }) => STORM_PROVINCES.has(province))
  return [
    ...seasonalMeasure('malaria', spots, month),
    ...(isHot ? [withLead('Heat', 'hats, sunscreen and two litres of water each; walks early, shade at midday.')] : []),
    ...(isStormy
      ? [
          withLead(
            'Thunderstorms',
            'outdoor visits in the morning where it can be done; at the first thunder off the ridge, out of the water, away from lone trees and into the bus.',
          ),
        ]
      : []),
    ...seasonalMeasure('cold', spots, month),
  ]
}

/** Measures for a long drive on country roads, for darkness and for nights away. */
function roadAndNightMeasures(plan: Plan, spots: readonly Spot[]): TextWithLead[] {
  const longest = Math.max(...plan.days.map(({ km }) => km))
  const dark = darkInWords(plan)
  const measures: TextWithLead[] = []
  if (longest >= LONG_DRIVE_KM && spots.some(({ province }) => CATTLE_PROVINCES.has(province)))
    measures.push(
      withLead(
        'Country roads',
        `up to ${longest} km in a day, where people and cattle walk on the road: the driver keeps below the limit, and an adult sits awake beside the driver.`,
      ),
    )
  if (dark)
    measures.push(
      withLead(
        dark,
        'parents know the exact time, learners wait in a lit, guarded place, and a rested driver is at the wheel.',
      ),
    )
  if (plan.lodgings.length > 0)
    measures.push(
      withLead(
        'At night',
        'girls, boys and staff in separate rooms, an adult on each corridor, never one adult alone with one learner.',
      ),
    )
  return measures
}

const AT_THE_STOPS = withoutLead('What a place asks of a group is said at its stop.')

/** The safety measures of a trip: supervision, roads, hazards, season and area. What a place asks of a group is said at its stop. */
export function safetyOf(plan: Plan, facts: Facts): TextWithLead[] {
  const { students, teachers, startDate } = plan.request
  const [latest, earliest] = facts.rates.transport.driver_day.no_driving_between
  const places = allVisits(plan).map(({ candidate }) => candidate.place)
  const spots: Spot[] = [...places, ...plan.lodgings.map(({ stay }) => stay)]
  return [
    withoutLead(
      `${teachers} ${teachers === 1 ? 'adult' : 'adults'} for ${students} learners, each with a named group of about ${Math.ceil(students / Math.max(1, teachers))}; headcount at every boarding, gate and meal.`,
    ),
    withLead(
      'On the road',
      `seat belts on, a stop at least every two hours, no driving before ${earliest} or after ${latest}; the teacher in charge may refuse a bus or driver that is not fit.`,
    ),
    ...lastingMeasures(places, allProgrammes(plan)),
    ...waterMeasures(plan, facts, places),
    ...weatherMeasures(monthOf(startDate), places, spots),
    ...roadAndNightMeasures(plan, spots),
    ...(places.some(({ safety_rule }) => safety_rule) ? [AT_THE_STOPS] : []),
    numbersFor(plan, facts, places.some(isClosedToNonSwimmers)),
  ]
}
