import { addDays, weekdayOf } from '../../calendar.ts'
import type { Facts, Place } from '../../catalogue/facts.ts'
import type { Reason } from '../../itinerary/requests.ts'
import { inWholeRand } from '../../money.ts'
import { allVisits, type Plan } from '../plan.ts'
import { readIndex } from '../places/facts-index.ts'
import { groupSize } from '../request/trip-request.ts'
import type { Answer } from './answer.ts'
import { answered, type Verdict } from './verdict.ts'
import { quickestWay } from './why-missing.ts'

export const visitedOf = (plan: Plan): Place[] => [
  ...new Set(allVisits(plan).flatMap(({ candidate: { place, arranged } }) => (arranged ? [] : [place]))),
]

/** The place of the catalogue that a sight is: the one that is visited for it, else the one of its name. */
export function placeOf(sight: Answer | null, facts: Facts): Place | null {
  if (sight === null || sight.request.force === 'not') return null
  const visited = sight.steps[0]?.step.visit?.candidate
  if (visited && !visited.arranged) return visited.place
  const { request } = sight
  return request.kind === 'sight' && request.placeId !== null
    ? (readIndex(facts).placeById.get(request.placeId)?.place ?? null)
    : null
}
/** The places that a question is about: that of its sight, else all that are visited. */
const placesAsked = (sight: Answer | null, plan: Plan, facts: Facts): Place[] => {
  const place = placeOf(sight, facts)
  return place ? [place] : sight ? [] : visitedOf(plan)
}
const unlessNone = <T>(all: readonly T[], reason: (all: readonly T[]) => Reason): Verdict | null =>
  all.length > 0 ? answered(reason(all)) : null

/** Whether a place is open on the day of its visit, or on the first day of the trip. */
export function openingOf(sight: Answer | null, plan: Plan, facts: Facts): Verdict | null {
  const place = placeOf(sight, facts)
  if (!place) return null
  const date = addDays(plan.request.startDate, (sight!.steps[0]?.day ?? 1) - 1)
  const { name, opens, closes, open_days } = place
  const is_open = open_days.includes(weekdayOf(date))
  return answered({ code: 'opening_hours', params: { name, date, opens, closes, is_open } })
}
/** What the visits cost a learner by our list, and the trip. */
export function pricesOf(sight: Answer | null, plan: Plan, facts: Facts): Verdict {
  const visited = visitedOf(plan)
  const place = placeOf(sight, facts)
  const places = (place && visited.includes(place) ? [place] : visited).map(({ name, learner_price_zar: rand }) => ({
    name,
    rand,
  }))
  return answered({ code: 'entrance_prices', params: { places, trip_cents: inWholeRand(plan.price.perStudentCents) } })
}
export const gradesOf = (sight: Answer | null, plan: Plan, facts: Facts): Verdict | null =>
  unlessNone(placesAsked(sight, plan, facts), (places) => ({
    code: 'suits_grades',
    params: { places: places.map(({ name, grades: [grade_min, grade_max] }) => ({ name, grade_min, grade_max })) },
  }))
export function atATimeOf(sight: Answer | null, plan: Plan, facts: Facts): Verdict | null {
  const people = groupSize(plan.request)
  return unlessNone(placesAsked(sight, plan, facts), (places) => ({
    code: 'at_a_time',
    params: { people, places: places.map(({ name, max_group }) => ({ name, at_a_time: max_group })) },
  }))
}
export const papersOf = (sight: Answer | null, plan: Plan, facts: Facts): Verdict | null =>
  unlessNone(
    placesAsked(sight, plan, facts).flatMap(({ name, papers = [] }) =>
      papers.length > 0 ? [{ name, papers: papers.map(({ code }) => code) }] : [],
    ),
    (places) => ({ code: 'papers_at', params: { places: [...places] } }),
  )
/** What our list has of the road to a place; null if it has nothing of it. */
export function roadOf(sight: Answer | null, facts: Facts): Verdict | null {
  const { name, road } = placeOf(sight, facts) ?? {}
  return name !== undefined && road
    ? answered({
        code: 'road_at',
        params: {
          name,
          gravel_km: road.gravel_km ?? 0,
          low_bridge: road.low_bridge === true,
          no_coach: road.no_coach === true,
        },
      })
    : null
}
/** Two or more sights side by side, the nearest first: "which one is better?" */
export function comparedOf(others: readonly Answer[], plan: Plan, facts: Facts): Verdict | null {
  const choices = others.filter(({ request }) => request.choice !== undefined)
  const of = (answers: readonly Answer[]) => [...new Set(answers.flatMap((one) => placeOf(one, facts) ?? []))]
  const places = of(choices.length > 1 ? choices : others)
  const compared = places
    .map((place) => ({ place, way: quickestWay(place, plan, facts) }))
    .toSorted((a, b) => a.way.km - b.way.km)
    .map(({ place: { name, learner_price_zar: rand }, way: { km, minutes } }) => ({
      name,
      rand,
      road_km: Math.round(km),
      drive_minutes: Math.round(minutes),
    }))
  return compared.length > 1 ? answered({ code: 'compared', params: { places: compared } }) : null
}
