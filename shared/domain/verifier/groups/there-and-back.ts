import type { PlanUnderTest } from '../derived/plan-under-test.ts'
import { clockOf, inHours } from '../derived/clock.ts'
import { type Spot, spotOf } from '../derived/distance.ts'
import { findFastestWay } from '../derived/road-search.ts'
import type { RoadGraph } from '../../roads/road-graph.ts'
import { driveMinutesAtDestination, programmeStart } from '../derived/flights.ts'
import { fail, type Finding, moot, pass, type Rule } from '../finding.ts'

/** A coach at usual speed takes this much longer than the fastest. */
const USUAL_FACTOR = 1.3
/** On a trip with nights, the first and last day may have visits on the way within this. */
const ON_THE_WAY = { extraMinutes: 170, leastMinutes: 300 }
const fastestMinutes = (graph: RoadGraph, from: Spot, to: Spot) => findFastestWay(graph, from, to)?.minutes ?? 0
function mostMinutes(graph: RoadGraph, from: Spot, to: Spot): number {
  const usual = USUAL_FACTOR * fastestMinutes(graph, from, to)
  return Math.max(ON_THE_WAY.leastMinutes, usual + ON_THE_WAY.extraMinutes)
}

function wayThere({ days, nights, road, flights, facts }: PlanUnderTest): Finding {
  const [first, bed] = [days[0], nights[0]?.stay]
  const start = programmeStart(road, flights)
  if (!first || !bed || !start) return moot('Nobody drives to a bed.')
  const most = mostMinutes(facts.roads.graph, start, spotOf(bed))
  const driven = driveMinutesAtDestination(first, true)
  return driven > most
    ? fail(`The first day drives ${inHours(driven)}, where ${inHours(Math.round(most))} would do.`)
    : pass(`${inHours(driven)} of driving on the first day.`)
}

/** The latest arrival at home; later if the way takes more than three hours. */
const HOME_BY = 20 * 60
const SHORT_WAY_MINUTES = 180
function wayHome({ days, nights, road, flights, facts }: PlanUnderTest): Finding {
  const [last, bed] = [days.at(-1), nights.at(-1)?.stay]
  if (!last || !bed || !road.end) return moot('Nobody comes home from a night away.')
  const most = mostMinutes(facts.roads.graph, spotOf(bed), programmeStart({ start: road.end }, flights) ?? road.end)
  const driven = driveMinutesAtDestination(last, false)
  if (driven > most) return fail(`The last day drives ${inHours(driven)}, where ${inHours(Math.round(most))} would do.`)
  const home = last.steps.at(-1)
  const isShort = fastestMinutes(facts.roads.graph, spotOf(bed), road.end) <= SHORT_WAY_MINUTES
  return home && home.to > HOME_BY && isShort
    ? fail(`The group is home only at ${home.end}.`)
    : pass(`${inHours(driven)} of driving on the last day, home by ${home?.end ?? 'evening'}.`)
}

const DEFAULT_GRADE = 8
/** The earliest time to meet at school, by the lowest grade. */
const earliestMeeting = (grade: number) => (grade <= 3 ? 6 * 60 + 30 : grade <= 7 ? 6 * 60 + 15 : 6 * 60)
function humaneStart({ days, grades, notes }: PlanUnderTest): Finding {
  const meeting = days[0]?.steps[0]
  if (!meeting) return fail('The plan does not say when the group meets.')
  const earliest = earliestMeeting(
    grades?.[0] ?? notes('grade_default')[0]?.grade ?? notes('grades_likely')[0]?.grade_min ?? DEFAULT_GRADE,
  )
  return meeting.from >= earliest || Number.isNaN(meeting.from)
    ? pass(`The group meets at ${meeting.start}.`)
    : fail(`The group meets at ${meeting.start}, before ${clockOf(earliest)}.`)
}

export const THERE_AND_BACK_RULES: readonly Rule[] = [
  {
    id: 'humane_start',
    label: 'Nobody is called to the gate in the night',
    otherwise: 'The group is called to the gate in the night',
    run: humaneStart,
  },
  {
    id: 'way_there',
    label: 'The way there is no detour across the country',
    otherwise: 'The way there is a detour',
    run: wayThere,
  },
  {
    id: 'way_home',
    label: 'The way home is short and ends in time',
    otherwise: 'The way home is long or ends late',
    run: wayHome,
  },
]
