import { monthOf } from '#shared/domain/calendar'
import type { Facts, Place } from '#shared/domain/catalogue/facts'
import {
  FROM_VEHICLE_MEASURE,
  GRAVEL_MEASURE,
  type Hazard,
  type HazardCode,
  HAZARDS,
  type Measure,
} from '#shared/domain/catalogue/hazards'
import type { PlaceKind } from '#shared/domain/catalogue/kinds'
import type { Programme } from '#shared/domain/catalogue/programmes'
import { learnersPerAdult } from '#shared/domain/catalogue/rules'
import { departureOf, hasNeed } from '../request/trip-request.ts'
import { allProgrammes, allVisits, type Plan } from '../plan.ts'
import { darkEnds } from './daylight.ts'
import { isClosedToNonSwimmers } from '../places/water.ts'
import { AF_EMERGENCY_NAMES, SAFETY_PHRASES } from './language/safety-phrases.ts'
import type { Writer } from './language/writer.ts'
import { homeOrBack } from './return-phrases.ts'
import { type TextWithLead, withLead, withoutLead } from '../../text-with-lead.ts'
import type { Language } from '../../language.ts'

/** A place or a stay. */
type Spot = Pick<Place, 'hazards' | 'province'>
const HOT_MONTHS = [10, 11, 12, 1, 2, 3]

/** Who rescues people where these hazards are. */
const RESCUED_FROM: Record<'sea' | 'mountain', readonly HazardCode[]> = {
  sea: ['waves'],
  mountain: ['steep-path', 'sudden-weather'],
}
function numbersFor(plan: Plan, facts: Facts, spots: readonly Spot[], language: Language): TextWithLead {
  const hazards = new Set(spots.flatMap((spot) => spot.hazards))
  const met = new Set(
    (['sea', 'mountain'] as const).filter((where) => RESCUED_FROM[where].some((hazard) => hazards.has(hazard))),
  )
  const provinces = new Set(plan.request.areas.map(({ province }) => province))
  const shown = facts.rules.emergency_numbers.filter(
    ({ where, shown: when }) =>
      (where === 'national' || provinces.has(where)) && (when === 'always' || (when !== 'never' && met.has(when))),
  )
  const numbers = shown.map(
    ({ code, name, number }) => `${(language === 'af' && AF_EMERGENCY_NAMES[code]) || name} ${number}`,
  )
  return SAFETY_PHRASES.numbers[language](numbers.join('; '))
}

/** The shortest gravel road that the measures mention. */
const LONG_GRAVEL_KM = 10
/** Where a group sees wild animals from its vehicle. */
const FROM_VEHICLE: ReadonlySet<PlaceKind> = new Set<PlaceKind>(['game-reserve', 'nature-reserve'])
/** The measures for hazards of these places that apply all year. */
function lastingMeasures(places: readonly Place[], programmes: readonly Programme[], language: Language) {
  const met = new Set([...places, ...programmes].flatMap(({ hazards }) => hazards))
  const isDriven = places.some(({ kind, hazards }) => FROM_VEHICLE.has(kind) && hazards.includes('wild-animals'))
  const rows: readonly (Hazard & { code: HazardCode })[] = HAZARDS
  const measures = rows.flatMap(({ code, measure, months }): Measure[] => {
    if (!measure || months || !met.has(code)) return []
    return [code === 'wild-animals' && isDriven ? FROM_VEHICLE_MEASURE : measure]
  })
  const isGravel = places.some(({ road }) => (road?.gravel_km ?? 0) >= LONG_GRAVEL_KM)
  return [...new Set([...measures, ...(isGravel ? [GRAVEL_MEASURE] : [])])].map((measure) => measure[language])
}
/** The measure for a hazard of certain months; none in other months or if no place has the hazard. */
function seasonalMeasure(hazard: HazardCode, spots: readonly Spot[], month: number, language: Language) {
  const { measure, months }: Hazard = HAZARDS.find(({ code }) => code === hazard)!
  const isMet = months?.includes(month) && spots.some(({ hazards }) => hazards.includes(hazard))
  return measure && isMet ? [measure[language]] : []
}
/** Provinces with summer rain, which falls as thunderstorms in the afternoon. */
const STORM_PROVINCES = new Set(['GP', 'MP', 'LP', 'NW', 'FS', 'KZN'])
const STORM_MONTHS = [10, 11, 12, 1, 2, 3]
const STORMS_FROM = 13 * 60
/** Provinces with people and cattle on rural main roads. */
const CATTLE_PROVINCES = new Set(['EC', 'KZN', 'LP'])
const LONG_DRIVE_KM = 150

/** Advice if there are fewer adults than supervision near water needs. */
function swimTurns({ students, teachers }: Plan['request'], perAdult: number, language: Language): string {
  const needed = Math.ceil(students / perAdult)
  if (teachers >= needed) return ''
  return SAFETY_PHRASES.bringMore[language](needed - teachers, Math.max(1, teachers) * perAdult)
}

/** "A start before sunrise and home after sunset"; empty if the trip begins and ends in daylight. */
function darkInWords({ request, days }: Plan, { language, grammar }: Writer): string {
  const { early, late } = darkEnds(days, departureOf(request))
  const ends = [
    ...(early ? [SAFETY_PHRASES.startInDark[language]] : []),
    ...(late ? [SAFETY_PHRASES.endInDark[language](homeOrBack(request))] : []),
  ]
  return grammar.capital(grammar.list(ends))
}

function waterMeasures({ request, days }: Plan, facts: Facts, places: readonly Place[], language: Language) {
  const programmes = allProgrammes({ days })
  if (hasNeed(request, 'no-swimming')) return [SAFETY_PHRASES.nobodySwims[language]()]
  const near = [...places, ...programmes].filter(({ water }) => water !== 'none')
  if (near.length === 0) return []
  if (!near.some(isClosedToNonSwimmers)) return [SAFETY_PHRASES.besideWater[language]()]
  const perAdult = learnersPerAdult(facts.rules, 'planned', request.gradeMin, 'water')
  return [SAFETY_PHRASES.nearWater[language](perAdult, swimTurns(request, perAdult, language))]
}

/** So long outdoors on one day takes more than a bottle, and so short needs no word of the sun. */
const LONG_OUTDOORS_MINUTES = 180
const SHORT_OUTDOORS_MINUTES = 75
const minutesOutdoors = ({ visits }: Plan['days'][number]): number =>
  visits.reduce((sum, { candidate, minutes }) => (candidate.place.setting === 'indoor' ? sum : sum + minutes), 0)
const isOutsideInStorms = ({ steps }: Plan['days'][number]): boolean =>
  steps.some(({ visit, end }) => {
    const place = visit?.candidate.place
    return place && place.setting !== 'indoor' && STORM_PROVINCES.has(place.province) && end > STORMS_FROM
  })
function weatherMeasures({ request, days }: Plan, spots: readonly Spot[], language: Language): TextWithLead[] {
  const month = monthOf(request.startDate)
  const outdoors = Math.max(...days.map(minutesOutdoors))
  const isHot = HOT_MONTHS.includes(month) && outdoors >= SHORT_OUTDOORS_MINUTES
  const isStormy = STORM_MONTHS.includes(month) && days.some(isOutsideInStorms)
  return [
    ...seasonalMeasure('malaria', spots, month, language),
    ...(isHot ? [SAFETY_PHRASES.heat[language](outdoors >= LONG_OUTDOORS_MINUTES)] : []),
    ...(isStormy ? [SAFETY_PHRASES.storms[language]()] : []),
    ...seasonalMeasure('cold', spots, month, language),
  ]
}

/** Measures for a long drive on country roads, for darkness and for nights away. */
function roadAndNightMeasures(plan: Plan, spots: readonly Spot[], writer: Writer): TextWithLead[] {
  const { language } = writer
  const longest = Math.max(...plan.days.map(({ km }) => km))
  const dark = darkInWords(plan, writer)
  const isOnCountryRoads = longest >= LONG_DRIVE_KM && spots.some(({ province }) => CATTLE_PROVINCES.has(province))
  return [
    ...(dark ? [withLead(dark, SAFETY_PHRASES.inTheDark[language]())] : []),
    ...(plan.lodgings.length > 0 ? [SAFETY_PHRASES.atNight[language]()] : []),
    ...(isOnCountryRoads ? [SAFETY_PHRASES.countryRoads[language](longest)] : []),
  ]
}

/**
 * The safety measures of a trip, what matters most on this one first: a page shows the first of them. What a place asks
 * of a group is said at its stop.
 */
export function safetyOf(plan: Plan, facts: Facts, writer: Writer): TextWithLead[] {
  const { language } = writer
  const { students, teachers } = plan.request
  const [latest, earliest] = facts.rates.transport.driver_day.no_driving_between
  const places = allVisits(plan).map(({ candidate }) => candidate.place)
  const spots: Spot[] = [...places, ...plan.lodgings.map(({ stay }) => stay)]
  const each = Math.ceil(students / Math.max(1, teachers))
  return [
    withoutLead(SAFETY_PHRASES.supervision[language](teachers, students, each)),
    ...waterMeasures(plan, facts, places, language),
    ...lastingMeasures(places, allProgrammes(plan), language),
    ...weatherMeasures(plan, spots, language),
    ...roadAndNightMeasures(plan, spots, writer),
    SAFETY_PHRASES.onTheRoad[language](earliest, latest),
    numbersFor(plan, facts, places, language),
  ]
}
