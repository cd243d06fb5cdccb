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
}
const LEAST_SHARE = 0.9
const SLACK_MINUTES = 5
/** Nearer stops may be one building: the extract has no lanes and yards. */
const NEAR_KM = 1

type Spot = Point & { name: string }
const minuteOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))
const spotOf = ({ latitude, longitude, title }: Step): Spot | null =>
  latitude === undefined || longitude === undefined ? null : { lat: latitude, lon: longitude, name: title }

/** The drives from stop to stop of one day: rests on the road do not end a drive. */
function drivesOf(schedule: readonly Step[]): { from: Spot; to: Spot; minutes: number }[] {
  const drives: { from: Spot; to: Spot; minutes: number }[] = []
  let from: Spot | null = null
  let minutes = 0
  schedule.forEach((step, index) => {
    const spot = spotOf(step)
    if (step.kind === 'travel') minutes += minuteOf(step.end) - minuteOf(step.start)
    const isOnRoad = step.role === 'rest' || (schedule[index + 1]?.kind === 'travel' && step.role === 'lunch')
    const isStop = step.kind !== 'travel' ? !isOnRoad : index === schedule.length - 1
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
  const quick: QuickLeg[] = []
  let legs = 0
  for (const request of requests) {
    const { itinerary } = judgeRequest(request, world)
    for (const { schedule } of itinerary?.daily_itinerary ?? [])
      for (const { from, to, minutes } of drivesOf(schedule)) {
        const { km, minutes: least } = real.measure(from, to)
        if (least === Infinity || km < NEAR_KM) continue
        legs++
        if (minutes < LEAST_SHARE * least - SLACK_MINUTES)
          quick.push({ idea: request.id, from: from.name, to: to.name, minutes, least, km })
      }
  }
  return { legs, quick }
}
