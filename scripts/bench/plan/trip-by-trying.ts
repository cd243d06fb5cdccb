import type { Stay } from '#shared/domain/catalogue/facts'
import { spotOf } from '#shared/domain/planner/bases/lodging'
import { bedPoints } from '#shared/domain/planner/bases/rate-stay'
import type { Candidate } from '#shared/domain/planner/candidates/find-candidates'
import { wishPoints } from '#shared/domain/planner/candidates/wishes'
import { type FrameChoice, VISIT_SHARES, visitFor } from '#shared/domain/planner/days/day-solver'
import { type DayFrame, isOpenOn } from '#shared/domain/planner/days/frame'
import { framesFor } from '#shared/domain/planner/days/frames-for'
import { FIRST_VISIT_BONUS } from '#shared/domain/planner/days/solve-day'
import type { Filled, Scene } from '#shared/domain/planner/fill-nights'
import { legBetween } from '#shared/domain/planner/road/leg'
import { driveLimitMinutes } from '#shared/domain/planner/settings'
import { bestByTrying } from './day-by-trying.ts'

/** Every set of at most `most` of the first `count` places, as bits. */
function subsets(count: number, most: number): number[] {
  const sizeOf = (set: number) => set.toString(2).replaceAll('0', '').length
  return Array.from({ length: 1 << count }, (_, set) => set).filter((set) => sizeOf(set) <= most)
}
/** Which frame and which length of visit a day of the planner has: trying may go as far and no farther. */
function strainOf(day: Filled['days'][number], frames: FrameChoice): number {
  const level = frames.findIndex(
    ({ earliestStart, latestEnd }) => earliestStart === day.frame.earliestStart && latestEnd === day.frame.latestEnd,
  )
  const cut = day.plan.stops.some(({ visit }) => visit && visit.minutes < visitFor(visit.candidate, 1).minutes)
  const seesNothing = day.plan.stops.length === 1
  return seesNothing ? Infinity : level * VISIT_SHARES.length + Number(cut)
}

/** The most that seeing exactly these places is worth on a day, in any order, within the strain allowed; null where it cannot be. */
function dayWorth(frames: FrameChoice, strain: number, seen: readonly Candidate[]): number | null {
  let best: number | null = null
  for (const [level, frame] of frames.entries()) {
    for (const [cut, share] of VISIT_SHARES.entries()) {
      if (level * VISIT_SHARES.length + cut > strain) continue
      const worth = exactly(frame, seen, share)
      if (worth !== null && (best === null || worth > best)) best = worth
    }
  }
  return best
}
function exactly(frame: DayFrame, seen: readonly Candidate[], share: number): number | null {
  const direct = legBetween(frame.from, frame.to).km
  const isOnTheWay = ({ place, named }: Candidate) =>
    named || legBetween(frame.from, place).km + legBetween(place, frame.to).km - direct <= frame.detourKm
  if (seen.length > frame.maxVisits || !seen.every((one) => isOpenOn(one, frame) && isOnTheWay(one))) return null
  return bestByTrying(
    frame,
    seen.map((one) => visitFor(one, share)),
    seen.length,
  )
}

/** The best trip of all: every bed in reach, every way to give the places to the days, every order; slow and plain. */
export function bestTripByTrying(
  filled: Filled,
  stays: readonly Stay[],
  candidates: readonly Candidate[],
  { brief, facts, economy, wishes }: Scene,
): number {
  const nights = brief.days - 1
  const beds: (Stay | null)[] = nights === 0 ? [null] : [...stays]
  const sets = subsets(candidates.length, 3)
  const members = (set: number) => candidates.filter((_, i) => set & (1 << i))
  let best = -Infinity
  for (const bed of beds) {
    if (bed && legBetween(brief.start, spotOf(bed)).driveMinutes > driveLimitMinutes(brief.gradeMin)) continue
    const slept = Array.from({ length: nights }, () => bed!)
    const choices = framesFor(brief, slept.map(spotOf), economy)
    const bedWorth = bed ? bedPoints(bed, brief, facts, { nights, thrift: economy.thrift, roam: 0 }) : 0
    const days = choices.map((frames, i) => {
      const strain = strainOf(filled.days[i]!, frames)
      return sets.flatMap((set) => {
        const worth = dayWorth(frames, strain, members(set))
        return worth === null ? [] : [{ set, worth }]
      })
    })
    const walk = (day: number, taken: number, worth: number) => {
      const ways = days[day]
      if (!ways) {
        const seen = members(taken)
        const served = wishes.filter((serves) => seen.some(serves)).length
        best = Math.max(best, worth + bedWorth + wishPoints(economy.bare) * served)
        return
      }
      for (const way of ways) if ((way.set & taken) === 0) walk(day + 1, taken | way.set, worth + way.worth)
    }
    walk(0, 0, 0)
  }
  return best
}
/** What every trip with a visit a day has in common, and so no part of how good it is. */
export const fixedPoints = (days: number): number => FIRST_VISIT_BONUS * days
