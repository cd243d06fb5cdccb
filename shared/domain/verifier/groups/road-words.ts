import type { RoadAdvice } from '../../catalogue/road-advice.ts'
import type { RoadGraph, RoadLink } from '../../roads/road-graph.ts'
import { greatCircleKm, type Spot, spotOf } from '../derived/distance.ts'
import type { PlanUnderTest } from '../derived/plan-under-test.ts'
import type { CheckedLeg } from '../derived/road.ts'
import { passing } from '../derived/passing.ts'
import { findFastestWay } from '../derived/road-search.ts'
import { failIfAny, type Finding, type Rule } from '../finding.ts'

/** Another way is as good if it takes at most so much more than the fastest. */
const AS_GOOD = { factor: 1.05, minutes: 5 }
/** A drawn line keeps to a road: km at its corners; for the road between them, a share of its length as well. */
const DRAWN = { cornerKm: 0.4, leastKm: 2, share: 0.02, endKm: 1.5 }

type Drive = Pick<CheckedLeg, 'from' | 'to' | 'way'>
/** Whether a way that is as good as the fastest passes the spot. */
function mayPass({ from, to, way }: Drive, spot: Spot, graph: RoadGraph): boolean {
  if (!way) return true
  const most = AS_GOOD.factor * way.minutes + AS_GOOD.minutes
  if (greatCircleKm(from, spot) + greatCircleKm(spot, to) > AS_GOOD.factor * way.km + AS_GOOD.minutes) return false
  const [before, after] = [findFastestWay(graph, from, spot), findFastestWay(graph, spot, to)]
  return before !== null && after !== null && before.minutes + after.minutes <= most
}

/** Whether such a link is on the way, or on another that is as good. */
export function mayTake(leg: Drive, graph: RoadGraph, isSuch: (link: RoadLink) => boolean): boolean {
  if (!leg.way || leg.way.links.some(isSuch)) return true
  const ends = new Set(graph.links.filter(isSuch).flatMap(({ from, to }) => [from, to]))
  return [...ends].some((id) => {
    const index = graph.indexOf.get(id)
    return index !== undefined && mayPass(leg, spotOf(graph.points[index]!), graph)
  })
}

/** The roads and passes that a drive names and does not take. */
function strangeNames(leg: CheckedLeg, graph: RoadGraph): string[] {
  const { by = [], via = [] } = leg.road ?? {}
  return [
    ...by.filter((number) => !mayTake(leg, graph, ({ road }) => road?.split(';').includes(number) ?? false)),
    ...via.filter((name) => !mayTake(leg, graph, ({ pass }) => pass === name)),
  ]
}
const roadsNamed = ({ road, facts }: PlanUnderTest): Finding =>
  failIfAny(
    road.legs.flatMap((leg) =>
      strangeNames(leg, facts.roads.graph).map((name) => `day ${leg.day}, ${leg.title}: the way is not by ${name}`),
    ),
    'Every drive takes the roads and passes that it names.',
  )

/** From so many km of such road on the way the driver must be told: more than the planner's, since ways differ a little. */
const MUST_TELL: readonly { code: RoadAdvice; fromKm: number; isSuch: (link: RoadLink) => boolean }[] = [
  { code: 'gravel_road', fromKm: 6, isSuch: ({ surface }) => surface === 'gravel' },
  { code: 'mountain_road', fromKm: 10, isSuch: ({ terrain }) => terrain === 'mountain' },
  { code: 'park_speed_limit', fromKm: 6, isSuch: ({ class: name }) => name === 'park' },
]
const driverIsTold = ({ road }: PlanUnderTest): Finding =>
  failIfAny(
    road.legs.flatMap(({ day, title, way, road: said }) =>
      MUST_TELL.filter(({ code, fromKm, isSuch }) => {
        const km = (way?.links ?? []).filter(isSuch).reduce((sum, link) => sum + link.km, 0)
        return said && km >= fromKm && !said.advice.includes(code)
      }).map(({ code }) => `day ${day}, ${title}: nothing is said of ${code.replaceAll('_', ' ')}`),
    ),
    'Gravel, mountain roads and the limit in parks are told to the driver.',
  )

/** What is wrong with the line that a drive is drawn with; null if nothing is. */
function faultOfLine(leg: CheckedLeg, graph: RoadGraph): string | null {
  const { path, way, from, to } = leg
  if (!path || !way) return null
  const drawn = path.map(([latitude, longitude]) => ({ latitude, longitude }))
  const [first, last] = [drawn[0], drawn.at(-1)]
  if (!first || !last || greatCircleKm(first, from) > DRAWN.endKm || greatCircleKm(last, to) > DRAWN.endKm)
    return 'the line does not lead from stop to stop'
  const line = [from, ...way.line, to]
  const beside = drawn.slice(1, -1).filter((spot) => passing(spot, line).km > DRAWN.cornerKm)
  if (beside.length > 0) return beside.every((spot) => mayPass(leg, spot, graph)) ? null : 'the line leaves the way'
  const mostOff = Math.max(DRAWN.leastKm, DRAWN.share * way.km)
  return drawn.length > 1 && way.line.some((spot) => passing(spot, drawn).km > mostOff)
    ? 'the line leaves the way'
    : null
}
const linesTrue = ({ road, facts }: PlanUnderTest): Finding =>
  failIfAny(
    road.legs.flatMap((leg) => {
      const fault = faultOfLine(leg, facts.roads.graph)
      return fault === null ? [] : [`day ${leg.day}, ${leg.title}: ${fault}`]
    }),
    'Every drive is drawn along its road.',
  )

export const ROAD_WORD_RULES: readonly Rule[] = [
  {
    id: 'roads_named',
    label: 'Drives take the roads that they name',
    otherwise: 'A drive takes another road than it names',
    run: roadsNamed,
  },
  {
    id: 'driver_told',
    label: 'The driver is told of bad roads',
    otherwise: 'The driver is not told of a bad road',
    run: driverIsTold,
  },
  {
    id: 'lines_true',
    label: 'Drives are drawn along their road',
    otherwise: 'A drive is not drawn along its road',
    run: linesTrue,
  },
]
