import { minutesOf } from '#shared/domain/itinerary/clock'
import { leadingTripType } from '#shared/domain/planner/places/leading-trip-type'
import type { DayConstraints } from '#shared/domain/planner/search/days/day-constraints'
import {
  EARLY_FOR_LUNCH,
  FIRST_VISIT_BONUS,
  LATE_LUNCH_COST,
  SAME_KIND_LOSS,
  isOutingAllowed,
} from '#shared/domain/planner/search/days/day-problem'
import type { Visit } from '#shared/domain/planner/search/days/solved-day'
import { type Drive, driveFrom } from '#shared/domain/planner/roads/drive'
import { legBetween } from '#shared/domain/planner/roads/leg'
import { LUNCH_EARLIEST, LUNCH_LATEST } from '#shared/domain/planner/roads/settings'
import type { RoadNetwork } from '#shared/domain/roads/road-network'
import { driveCost, LONGEST_WAIT_MINUTES, VISIT_EARLIEST } from '#shared/domain/planner/search/settings'

/** A first drive of so many minutes that ends at lunch time may have lunch where it ends. */
const LONG_WAY_MINUTES = 60

/** The value of the best day with at least `least` visits. Every order of every choice, with lunch at every stop or on the road: slow, plain, and written without the solver. */
export function bestByTrying(
  constraints: DayConstraints,
  visits: readonly Visit[],
  roads: RoadNetwork,
  least = 0,
): number | null {
  let best: number | null = null
  interface At {
    seen: Visit[]
    at: number
    drive: number
    onSite: number
    fed: boolean
    value: number
  }
  const lateCost = (eats: number) => (eats > constraints.lunchBy ? LATE_LUNCH_COST * (eats - constraints.lunchBy) : 0)
  const fed = (here: At): At | null => {
    if (here.fed || here.at > LUNCH_LATEST) return null
    if (here.at < LUNCH_EARLIEST - EARLY_FOR_LUNCH && here.seen.length > 1) return null
    const eats = Math.max(here.at, LUNCH_EARLIEST)
    return { ...here, fed: true, at: eats + constraints.lunchMinutes, value: here.value - lateCost(eats) }
  }
  const standing = ({ seen }: At) => seen.at(-1)?.candidate.place ?? constraints.from
  const costOf = ({ drive }: At, { driveMinutes }: Drive) => driveCost(drive + driveMinutes) - driveCost(drive)
  const end = (here: At) => {
    if (here.seen.length < least) return
    const leg = legBetween(roads, standing(here), constraints.to)
    const ride = driveFrom(leg, here.at, !here.fed, constraints.lunchMinutes, constraints)
    if (here.drive + ride.driveMinutes > constraints.maxDriveMinutes || ride.arriveAt > constraints.latestEnd) return
    if (!isOutingAllowed(constraints, here.drive + ride.driveMinutes, here.onSite)) return
    if (!ride.lunched && (constraints.homeward || ride.arriveAt > LUNCH_LATEST - 15)) return
    const late = ride.lunched ? 0 : lateCost(ride.arriveAt)
    best = Math.max(best ?? -Infinity, here.value - costOf(here, ride) - late)
  }
  const beginsAt = ({ candidate }: Visit, arriveAt: number): number | null => {
    const opens = Math.max(arriveAt, candidate.opens, VISIT_EARLIEST)
    const { slots } = candidate.place
    if (!slots) return opens
    const tours = slots.filter(
      ({ starts, check_in_min: wait }) => minutesOf(starts) >= opens && minutesOf(starts) - wait >= arriveAt,
    )
    return tours.length === 0 ? null : Math.min(...tours.map(({ starts }) => minutesOf(starts)))
  }
  /** Whether a visit would keep a group, that has come far and arrives at lunch time, until it is too late for lunch. */
  const isLunchFirst = (here: At, visit: Visit, arriveAt: number): boolean =>
    here.seen.length === 0 &&
    arriveAt - here.at >= LONG_WAY_MINUTES &&
    arriveAt >= LUNCH_EARLIEST &&
    arriveAt <= LUNCH_LATEST &&
    (beginsAt(visit, arriveAt) ?? Infinity) + visit.minutes > LUNCH_LATEST
  const next = (here: At, visit: Visit): At | null => {
    const { candidate, minutes } = visit
    const leg = legBetween(roads, standing(here), candidate.place)
    const drive = driveFrom(leg, here.at, !here.fed, constraints.lunchMinutes, constraints)
    const lunchFirst = !drive.lunched && isLunchFirst(here, visit, drive.arriveAt)
    const ride = lunchFirst ? { ...drive, lunched: true, arriveAt: drive.arriveAt + constraints.lunchMinutes } : drive
    const begins = beginsAt(visit, ride.arriveAt)
    if (begins === null) return null
    const { slots } = candidate.place
    const longestWait = LONGEST_WAIT_MINUTES + (slots?.[0]?.check_in_min ?? 0)
    const late = begins + minutes > candidate.closes || (!ride.lunched && begins + minutes > LUNCH_LATEST)
    const tired = here.onSite > 0 && here.onSite + minutes > constraints.maxVisitMinutes
    if (late || tired || here.drive + ride.driveMinutes > constraints.maxDriveMinutes) return null
    if (here.seen.length > 0 && begins - ride.arriveAt > longestWait) return null
    const alike = here.seen.filter(
      (one) => leadingTripType(one.candidate.place) === leadingTripType(candidate.place),
    ).length
    return {
      seen: [...here.seen, visit],
      at: begins + minutes,
      drive: here.drive + ride.driveMinutes,
      onSite: here.onSite + minutes,
      fed: ride.lunched,
      value:
        here.value +
        candidate.value +
        (here.seen.length === 0 ? FIRST_VISIT_BONUS : 0) -
        SAME_KIND_LOSS * alike -
        (lunchFirst ? lateCost(drive.arriveAt) : 0) -
        costOf(here, ride),
    }
  }
  const walk = (here: At) => {
    for (const option of [here, fed(here)]) {
      if (!option) continue
      end(option)
      if (option.seen.length === constraints.maxVisits || (option !== here && here.seen.length === 0)) continue
      for (const visit of visits) {
        const there = option.seen.includes(visit) ? null : next(option, visit)
        if (there) walk(there)
      }
    }
  }
  walk({ seen: [], at: constraints.earliestStart, drive: 0, onSite: 0, fed: false, value: 0 })
  return best
}
