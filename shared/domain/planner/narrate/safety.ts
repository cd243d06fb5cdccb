import { monthOf } from '#shared/domain/calendar'
import type { Facts } from '#shared/domain/catalogue/facts'
import { hasNeed } from '../brief/brief.ts'
import { allVisits, type Plan } from '../plan.ts'
import { darkEnds } from './daylight.ts'
import { homeOrBack } from './way-back.ts'
import { capital, listOf } from './words.ts'

const HOT_MONTHS = [10, 11, 12, 1, 2, 3]
const COLD_MONTHS = [5, 6, 7, 8, 9]
const MALARIA_MONTHS = [9, 10, 11, 12, 1, 2, 3, 4, 5]
/** The Lowveld with Kruger, the Limpopo valley and far northern KwaZulu-Natal, roughly (`rules.json`, health). */
const inMalariaArea = ({ lat, lon }: { lat: number; lon: number }) =>
  (lon >= 30.7 && lat > -25.9) || (lat > -22.9 && lon > 28.5) || (lon > 31.9 && lat > -28.3)
const isCold = ({ lat, lon, province }: { lat: number; lon: number; province: string }) =>
  (province === 'KZN' && lon < 29.8) ||
  (province === 'FS' && lon > 27.8) ||
  (province === 'NC' && lat < -31.5) ||
  (province === 'MP' && lat < -25.2 && lon < 30.4) ||
  (province === 'EC' && lat > -31.5 && lon < 28.5)

function numbersFor(plan: Plan, facts: Facts, water: boolean): string {
  const wc = plan.brief.areas.some(({ province }) => province === 'WC')
  const shown = facts.rules.emergency_numbers.filter(
    ({ name }) =>
      /All emergencies|SAPS|Ambulance|Childline|Poison/.test(name) ||
      (water && /sea rescue/i.test(name)) ||
      (wc && /Mountain rescue/.test(name)),
  )
  return `Emergency numbers on every adult’s phone: ${shown.map(({ name, number }) => `${name} ${number}`).join('; ')}.`
}

/** Something about the places of a trip, and the measure that answers it. */
const HAZARDS: readonly [RegExp, string][] = [
  [
    /Unfenced drops|Harness/,
    'Heights: nobody within two steps of an unfenced edge, an adult at each end of the group, no running or pushing for photographs; a learner afraid of heights stays back with an adult.',
  ],
  [
    /Uneven humid steps/,
    'Underground: closed shoes, a hand free for the rail, a count in and a count out, inhalers in the pocket, and the right to wait outside for anybody who is anxious.',
  ],
  [
    /Stay in the vehicle|Wild animals/,
    'Wild animals: windows and arms as the rangers say, nobody leaves the vehicle outside a marked spot, no food in the open, and back at the gate before it closes.',
  ],
  [
    /Remote roads|gravel|Bitterly cold nights|steep pass/,
    'Gravel, passes and lonely roads: daylight only, low gear and no overtaking, a full tank and a spare wheel; tell the school when you leave and when you arrive, for there are stretches without a signal.',
  ],
]
/** Where rain falls in summer, it falls as thunderstorms in the afternoon. */
const STORM_PROVINCES = new Set(['GP', 'MP', 'LP', 'NW', 'FS', 'KZN'])
const STORM_MONTHS = [10, 11, 12, 1, 2, 3]
/** Rural main roads where people and cattle walk after dark. */
const CATTLE_PROVINCES = new Set(['EC', 'KZN', 'LP'])
const LONG_DRIVE_KM = 150

const LEARNERS_PER_ADULT_NEAR_WATER = 10
/** Where fewer adults come than water asks for, the group goes in turns or more adults come. */
function swimTurns({ students, teachers }: Plan['brief']): string {
  const needed = Math.ceil(students / LEARNERS_PER_ADULT_NEAR_WATER)
  if (teachers >= needed) return ''
  return ` (bring ${needed - teachers} more, or go in turns of ${Math.max(1, teachers) * LEARNERS_PER_ADULT_NEAR_WATER})`
}

/** "A start before sunrise and home after sunset"; empty where the trip begins and ends by day. */
function darkInWords({ brief, days }: Plan): string {
  const { early, late } = darkEnds(days, brief.start)
  const ends = [...(early ? ['a start before sunrise'] : []), ...(late ? [`${homeOrBack(brief)} after sunset`] : [])]
  return capital(listOf(ends))
}

/** Measures that fit this trip: its supervision, roads, places, season and area. */
export function safetyOf(plan: Plan, facts: Facts): string[] {
  const { brief, days } = plan
  const visits = allVisits(plan).map(({ candidate }) => candidate)
  const month = monthOf(brief.startDate)
  const water = visits.some((one) => one.water)
  const measures = [
    `${brief.teachers} ${brief.teachers === 1 ? 'adult' : 'adults'} for ${brief.students} learners, each with a named group of about ${Math.ceil(brief.students / Math.max(1, brief.teachers))}; headcount at every boarding, gate and meal.`,
    'On the road: seat belts on, a stop at least every two hours, no driving before 05:00 or after 22:30; the teacher in charge may refuse a bus or driver that is not fit.',
  ]
  const notes = new Map<string, string[]>()
  for (const { place } of visits) notes.set(place.safety_notes, [...(notes.get(place.safety_notes) ?? []), place.name])
  for (const [note, names] of [...notes].slice(0, 6)) measures.push(`${listOf(names.slice(0, 3))}: ${note}`)
  for (const [hazard, measure] of HAZARDS)
    if (visits.some(({ place }) => hazard.test(place.safety_notes))) measures.push(measure)
  if (hasNeed(brief, 'no-swimming'))
    measures.push('Nobody swims: no visit is on or in the water; pools and dams near the bed are out of bounds.')
  else if (water)
    measures.push(
      `Near water: at least one adult for every 10 learners${swimTurns(brief)}, a lifeguard or qualified guide present, and nobody goes in unless the operator leads it.`,
    )
  const spots = [...visits.map(({ place }) => place), ...plan.lodgings.map(({ stay }) => stay)]
  if (MALARIA_MONTHS.includes(month) && spots.some(inMalariaArea))
    measures.push(
      'Malaria area and season: medical advice on tablets before the trip, repellent, long sleeves and closed windows from dusk.',
    )
  if (HOT_MONTHS.includes(month) && visits.some(({ place }) => !place.indoor))
    measures.push('Heat: hats, sunscreen and two litres of water each; walks early, shade at midday.')
  if (STORM_MONTHS.includes(month) && visits.some(({ place }) => !place.indoor && STORM_PROVINCES.has(place.province)))
    measures.push(
      'Thunderstorms: outdoor visits in the morning where it can be done; at the first thunder off the ridge, out of the water, away from lone trees and into the bus.',
    )
  if (COLD_MONTHS.includes(month) && spots.some(isCold))
    measures.push(
      'Cold: warm layers and a rain jacket each; frost or snow is possible, so check roads and weather the day before.',
    )
  const longest = Math.max(...days.map(({ km }) => km))
  if (longest >= LONG_DRIVE_KM && spots.some(({ province }) => CATTLE_PROVINCES.has(province)))
    measures.push(
      `Country roads: up to ${longest} km in a day, where people and cattle walk on the road: the driver keeps below the limit, and an adult sits awake beside the driver.`,
    )
  const dark = darkInWords(plan)
  if (dark)
    measures.push(
      `${dark}: parents know the exact time, learners wait in a lit, guarded place, and a rested driver is at the wheel.`,
    )
  if (plan.lodgings.length > 0)
    measures.push(
      'At night: girls, boys and staff in separate rooms, an adult on each corridor, never one adult alone with one learner.',
    )
  measures.push(numbersFor(plan, facts, water))
  return measures
}
