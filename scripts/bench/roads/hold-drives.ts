import type { Point } from '#shared/domain/geo'
import type { Step } from '#shared/domain/itinerary/itinerary'
import type { RoadNetwork } from '#shared/domain/roads/road-network'
import { judgeRequest, type World } from '../plan/judge-request.ts'
import type { PlanRequest } from '../plan/request.ts'

export interface QuickLeg {
  idea: string
  from: string
  to: string
  minutes: number
  /** A coach's shortest time and its kilometres on real roads. */
  least: number
  km: number
  ends: [Point, Point]
}
const LEAST_SHARE = 0.9
const SLACK_MINUTES = 5
/** Nearer stops may be one building: the extract has no lanes and yards. */
const NEAR_KM = 1

type Spot = Point & { name: string }
const minuteOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))
const spotOf = ({ latitude, longitude, title }: Step): Spot | null =>
  latitude === undefined || longitude === undefined ? null : { lat: latitude, lon: longitude, name: title }

type Drive = { from: Spot; to: Spot; minutes: number }

/** Whether the group stops here only on its way: a rest, or lunch and the free time after it before it drives on. */
function isOnTheWay(schedule: readonly Step[], index: number, isPlace: (spot: Spot) => boolean): boolean {
  const step = schedule[index]!
  const spot = spotOf(step)
  if (step.role === 'rest') return true
  if ((step.role !== 'lunch' && step.role !== 'break') || !spot || isPlace(spot)) return false
  return schedule.slice(index + 1).find(({ role }) => role !== 'break')?.kind === 'travel'
}

/** The drives from stop to stop of one day: rests on the road do not end a drive. */
function drivesOf(schedule: readonly Step[], isPlace: (spot: Spot) => boolean): Drive[] {
  const drives: Drive[] = []
  let from: Spot | null = null
  let minutes = 0
  schedule.forEach((step, index) => {
    const spot = spotOf(step)
    if (step.kind === 'travel') minutes += minuteOf(step.end) - minuteOf(step.start)
    const isStop = step.kind !== 'travel' ? !isOnTheWay(schedule, index, isPlace) : index === schedule.length - 1
    if (!spot || !isStop) return
    if (from && minutes > 0) drives.push({ from, to: spot, minutes })
    from = spot
    minutes = 0
  })
  return drives
}

/** Plans every idea and holds each drive beside the shortest time of a coach on real roads. */
export function holdDrives(
  requests: readonly PlanRequest[],
  world: World,
  real: RoadNetwork,
): { legs: number; quick: QuickLeg[] } {
  const keyOf = ({ lat, lon }: Point) => `${lat},${lon}`
  const places = new Set([...world.facts.places, ...world.facts.stays].map(keyOf))
  const quick: QuickLeg[] = []
  let legs = 0
  for (const request of requests) {
    const { itinerary } = judgeRequest(request, world)
    for (const { schedule } of itinerary?.daily_itinerary ?? [])
      for (const { from, to, minutes } of drivesOf(schedule, (spot) => places.has(keyOf(spot)))) {
        const { km, minutes: least } = real.measure(from, to)
        if (least === Infinity || km < NEAR_KM) continue
        legs++
        if (minutes < LEAST_SHARE * least - SLACK_MINUTES)
          quick.push({ idea: request.id, from: from.name, to: to.name, minutes, least, km, ends: [from, to] })
      }
  }
  return { legs, quick }
}
