import { weekdayOf } from '../../calendar.ts'
import type { Place } from '../../catalogue/facts.ts'
import type { PlanUnderTest } from '../derived/plan-under-test.ts'
import { basesOf, isAbout, kmFrom } from '../derived/ways.ts'
import type { Truths } from './answer-truths.ts'

const named = ({ facts }: PlanUnderTest, name: string): Place | undefined =>
  facts.places.find((place) => place.name === name)
/** Whether each row names a place of which it is true. */
const allTrue = <Row extends { name: string }>(
  rows: readonly Row[],
  plan: PlanUnderTest,
  isTrue: (row: Row, place: Place) => boolean,
): boolean =>
  rows.length > 0 &&
  rows.every((row) => {
    const place = named(plan, row.name)
    return place !== undefined && isTrue(row, place)
  })

const areVisited = (names: readonly string[], { seen }: PlanUnderTest): boolean =>
  names.length > 0 && names.every((name) => seen.some(({ place }) => place.name === name))

/** What is said of single places by the catalogue, looked up again. */
export const PLACE_TRUTHS: Truths = {
  at_visits: ({ places }, plan, { request }) =>
    request.kind === 'activity' && request.isWork === true && areVisited(places, plan),
  avoid_there: ({ places }, plan, { request }) => request.force === 'not' && areVisited(places, plan),
  opening_hours: (params, plan) =>
    plan.days.some(({ date }) => date === params.date) &&
    allTrue(
      [params],
      plan,
      ({ date, opens, closes, is_open }, place) =>
        place.opens === opens && place.closes === closes && place.open_days.includes(weekdayOf(date)) === is_open,
    ),
  suits_grades: ({ places }, plan) =>
    allTrue(
      places,
      plan,
      ({ grade_min, grade_max }, { grades: [lowest, highest] }) => lowest === grade_min && highest === grade_max,
    ),
  at_a_time: ({ people, places }, plan) =>
    people === plan.itinerary.group_details.size &&
    allTrue(places, plan, ({ at_a_time }, { max_group }) => max_group === at_a_time),
  papers_at: ({ places }, plan) =>
    allTrue(
      places,
      plan,
      (row, { papers = [] }) =>
        papers.length === row.papers.length && papers.every(({ code }) => row.papers.includes(code)),
    ),
  road_at: (params, plan) =>
    allTrue(
      [params],
      plan,
      ({ gravel_km, low_bridge, no_coach }, { road }) =>
        road !== undefined &&
        (road.gravel_km ?? 0) === gravel_km &&
        (road.low_bridge === true) === low_bridge &&
        (road.no_coach === true) === no_coach,
    ),
  compared: ({ places }, plan) =>
    places.length > 1 &&
    places.every(({ road_km }, at) => at === 0 || places[at - 1]!.road_km <= road_km) &&
    allTrue(places, plan, ({ road_km, rand }, place) => {
      const km = kmFrom(basesOf(plan), plan, place)
      return place.learner_price_zar === rand && (km === null || isAbout(km, road_km))
    }),
}
