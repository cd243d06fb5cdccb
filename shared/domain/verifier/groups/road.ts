import type { PlanUnderTest, TimedDay } from '../derived/plan-under-test.ts'
import { monthOf } from '../../calendar.ts'
import { clockOf, inHours, minutesOfClock } from '../derived/clock.ts'
import { driveLimitMinutes } from '../derived/drive-limit.ts'
import { findTown, greatCircleKm, sameName, type Spot, spotOf } from '../derived/distance.ts'
import type { CheckedLeg } from '../derived/road.ts'
import type { FastestWay } from '../derived/road-search.ts'
import { counted, fail, failIfAny, type Finding, moot, pass, type Rule, warnIfNamed } from '../finding.ts'

/** A leg may take so much of a coach's fastest time, and at most so much more than it. */
const LEAST_SHARE = 0.95
const MOST = { factor: 1.6, minutes: 60 }
const BREAK_AFTER_MINUTES = 120
/** A shorter halt does not count as a rest. */
const SHORTEST_BREAK_MINUTES = 10
const HOME_KM = 5

const described = ({ day, title, minutes }: CheckedLeg) => `day ${day}, ${title}: ${inHours(minutes)}`
const leastMinutes = (way: FastestWay, rush: number) => LEAST_SHARE * (way.minutes + rush)

const busGetsThere = ({ road }: PlanUnderTest): Finding =>
  failIfAny(
    [...road.pieces, ...road.legs].flatMap((leg) => {
      const least = leg.way ? leastMinutes(leg.way, leg.rush) : 0
      return leg.minutes < least ? [`${described(leg)} needs at least ${inHours(Math.ceil(least))}`] : []
    }),
    `${counted(road.legs.length, 'leg')} held against the fastest way of a coach on the road graph.`,
  )
const onRoads = ({ road }: PlanUnderTest): Finding =>
  failIfAny(
    [
      ...road.legs.filter(({ way }) => way === null).map((leg) => `${described(leg)}: no road for a coach leads there`),
      ...road.closedPasses,
    ],
    'Every drive is on roads that a coach may take.',
  )
const noCrawling = ({ road }: PlanUnderTest): Finding =>
  failIfAny(
    road.legs.flatMap((leg) => {
      const most = leg.way ? MOST.factor * leg.way.minutes + MOST.minutes : Infinity
      return leg.minutes > Math.ceil(most) ? [`${described(leg)} should take at most ${inHours(Math.floor(most))}`] : []
    }),
    'No leg takes an hour more than a slow coach would need.',
  )
/** Clocks of the plan are rounded, and the gate is somewhere on the way. */
const GATE_SLACK_MINUTES = 15
const gatesOpen = ({ road }: PlanUnderTest): Finding =>
  failIfAny(
    road.legs.flatMap(({ day, title, date, begins, ends, way }) =>
      (way?.gates ?? []).flatMap(({ park, hours, share }) => {
        const at = begins + share * (ends - begins)
        const isShut = hours
          .filter(({ months }) => months.includes(monthOf(date)))
          .some(
            ({ opens, closes }) =>
              at < minutesOfClock(opens) - GATE_SLACK_MINUTES || at > minutesOfClock(closes) + GATE_SLACK_MINUTES,
          )
        return isShut ? [`day ${day}, ${title}: the gate of ${park} is closed about ${clockOf(Math.round(at))}`] : []
      }),
    ),
    'Every gate on the way is open when the group passes.',
  )
const travelBetweenStops = ({ road }: PlanUnderTest): Finding =>
  failIfAny(road.jumps, 'Between stops, beds and home there is always a drive.')

const noIdleDrives = ({ road }: PlanUnderTest): Finding => failIfAny(road.idle, 'Every drive leads somewhere.')

/** A road is never shorter than the straight line, and a drive is about as long as the fastest way. */
const KM = { mostFactor: 1.35, mostMore: 12, leastFactor: 0.93, leastLess: 0.5 }
/** Through a city two ways of different length may take the same time. */
const CITY = { km: 18, less: 3 }
function isDistanceTrue({ km, distanceKm, way }: CheckedLeg): boolean {
  if (distanceKm === undefined) return true
  if (distanceKm < Math.floor(km)) return false
  if (!way) return true
  const least = way.km < CITY.km ? way.km - CITY.less : KM.leastFactor * way.km - KM.leastLess
  return distanceKm >= least && distanceKm <= KM.mostFactor * way.km + KM.mostMore
}
const distancesTrue = ({ road }: PlanUnderTest): Finding =>
  failIfAny(
    [...new Set([...road.pieces, ...road.legs])]
      .filter((drive) => !isDistanceTrue(drive))
      .map(
        ({ day, title, km, distanceKm, way }) =>
          `day ${day}, ${title}: ${distanceKm} km by road, ${Math.round(way?.km ?? km)} km by ours`,
      ),
    `${Math.round(road.legs.reduce((sum, { distanceKm }) => sum + (distanceKm ?? 0), 0))} km by road in all.`,
  )

function drivingADay({ days, grades }: PlanUnderTest): Finding {
  const limit = driveLimitMinutes(grades)
  const long = days.filter(({ driveMinutes }) => driveMinutes > limit)
  const most = Math.max(0, ...days.map(({ driveMinutes }) => driveMinutes))
  if (long.length === 0)
    return pass(`At most ${inHours(most)} of driving a day; the limit for this group is ${inHours(limit)}.`)
  return fail(
    `${long.map(({ day, driveMinutes }) => `day ${day} has ${inHours(driveMinutes)} of driving`).join('; ')}; the limit for this group is ${inHours(limit)}.`,
  )
}

/** The longest time of driving without a halt of ten minutes, in minutes. */
function longestStretch({ steps }: TimedDay): number {
  let most = 0
  let stretch = 0
  let arrivedAt = -Infinity
  for (const step of steps) {
    if (step.kind !== 'travel') continue
    stretch = (step.from - arrivedAt < SHORTEST_BREAK_MINUTES ? stretch : 0) + (step.to - step.from)
    arrivedAt = step.to
    most = Math.max(most, stretch)
  }
  return most
}
function restStops({ days }: PlanUnderTest): Finding {
  const long = days.map((day) => ({ day: day.day, minutes: longestStretch(day) }))
  return failIfAny(
    long
      .filter(({ minutes }) => minutes > BREAK_AFTER_MINUTES)
      .map(({ day, minutes }) => `day ${day} drives ${inHours(minutes)} without a stop`),
    `Never more than ${inHours(Math.max(0, ...long.map(({ minutes }) => minutes)))} without a stop.`,
  )
}

/** Km around a town's centre within which the school may be. */
const SAME_TOWN_KM = 40
/** Km from the gate of a school whose position is known. */
const AT_GATE_KM = 1
function startsAtOrigin(plan: PlanUnderTest): Finding {
  const { school } = plan.idea
  return school && school.lat !== null && school.lon !== null
    ? startsAtGate(plan, school.name, { latitude: school.lat, longitude: school.lon })
    : startsInTown(plan)
}

function startsAtGate({ road, notes }: PlanUnderTest, name: string, gate: Spot): Finding {
  if (!road.start) return fail('The plan does not say where the trip begins.')
  const km = greatCircleKm(gate, road.start)
  if (km <= AT_GATE_KM) return pass(`The trip begins at ${name}.`)
  const named = [...notes('starts_elsewhere'), ...notes('planned_elsewhere')].some(({ from }) => from === name)
  return warnIfNamed(named, `The trip begins ${Math.round(km)} km from ${name}.`)
}

function startsInTown({ road, idea, facts, notes }: PlanUnderTest): Finding {
  const town = findTown(facts.towns, idea.origin)
  if (!town || !road.start) return moot('The request names no town to leave from.')
  const km = greatCircleKm(spotOf(town), road.start)
  if (km <= Math.max(town.radius_km, SAME_TOWN_KM)) return pass(`The trip begins in ${town.name}.`)
  const named = [...notes('starts_elsewhere'), ...notes('planned_elsewhere')].some(
    ({ from }) => sameName(from, town.name) || (idea.origin !== null && sameName(from, idea.origin)),
  )
  return warnIfNamed(named, `The trip begins ${Math.round(km)} km from ${town.name}.`)
}

function returnsHome({ road, days }: PlanUnderTest): Finding {
  if (!road.start || !road.end) return fail('The plan does not say where the trip begins.')
  if (!days.at(-1)?.steps.some(({ kind }) => kind === 'travel')) return fail('The last day has no drive home.')
  const km = greatCircleKm(road.start, road.end)
  return km <= HOME_KM
    ? pass('The last day ends where the trip began.')
    : fail(`The last day ends ${Math.round(km)} km from where the trip began.`)
}

export const ROAD_RULES: readonly Rule[] = [
  {
    id: 'travel_between_stops',
    label: 'There is a drive between stops, beds and home',
    otherwise: 'A drive is missing',
    run: travelBetweenStops,
  },
  {
    id: 'bus_gets_there',
    label: 'The bus can get there in time',
    otherwise: 'The bus may come too late',
    run: busGetsThere,
  },
  { id: 'on_roads', label: 'A coach may take every road', otherwise: 'A road is closed to coaches', run: onRoads },
  { id: 'gates_open', label: 'Gates on the way are open', otherwise: 'A gate on the way is closed', run: gatesOpen },
  {
    id: 'no_crawling',
    label: 'No drive is longer than the road',
    otherwise: 'A drive is longer than its road',
    run: noCrawling,
  },
  { id: 'no_idle_drives', label: 'No drive leads nowhere', otherwise: 'A drive leads nowhere', run: noIdleDrives },
  {
    id: 'distances_true',
    label: 'Distances fit the map',
    otherwise: 'A distance does not fit the map',
    run: distancesTrue,
  },
  { id: 'driving_a_day', label: 'Not too much driving in a day', otherwise: 'Much driving in a day', run: drivingADay },
  {
    id: 'rest_stops',
    label: 'A stop at least every two hours',
    otherwise: 'More than two hours without a stop',
    run: restStops,
  },
  {
    id: 'starts_at_origin',
    label: 'The trip begins where the group is',
    otherwise: 'The trip begins elsewhere than where the group is',
    run: startsAtOrigin,
  },
  {
    id: 'returns_home',
    label: 'The trip ends where it began',
    otherwise: 'The trip ends elsewhere than it began',
    run: returnsHome,
  },
]
