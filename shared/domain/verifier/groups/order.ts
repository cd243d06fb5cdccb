import type { Facts, Stay } from '../../catalogue/facts.ts'
import type { PlanUnderTest, TimedDay } from '../derived/plan-under-test.ts'
import { programmeStart } from '../derived/flights.ts'
import { type Spot, spotOf } from '../derived/distance.ts'
import { inHours } from '../derived/clock.ts'
import { findFastestWay } from '../derived/road-search.ts'
import { failIfAny, type Finding, pass, type Rule } from '../finding.ts'

/** Consecutive full days between nights at the same stay, and the day before them, on which the group arrived. */
interface FullDays {
  stay: Stay
  before: TimedDay
  days: TimedDay[]
}
function fullDaysOf({ days, stayOf }: PlanUnderTest): FullDays[] {
  const runs: FullDays[] = []
  for (const [i, day] of days.entries()) {
    const before = days[i - 1]
    if (!before || day.stay_id === null || before.stay_id !== day.stay_id) continue
    const [stay, open] = [stayOf(day.stay_id), runs.at(-1)]
    if (open?.days.at(-1) === before) open.days.push(day)
    else if (stay) runs.push({ stay, before, days: [day] })
  }
  return runs
}

/** By road, where no rush hours count. */
const minutesTo = (from: Spot, to: Spot, { roads }: Facts): number =>
  findFastestWay(roads.graph, from, to)?.minutes ?? Infinity

/** The farthest outing counts if the drive is at least so long and so much longer than every other. */
const FAR_MINUTES = 75
const CLEARLY_MINUTES = 25
/** After a day with more driving than this, the next day has no far outing. */
const LONG_DAY_MINUTES = 240

const longer = <One extends { minutes: number }>(a: One, b: One): One => (b.minutes > a.minutes ? b : a)

/** The problem with the day of the farthest outing; null if there is none or the plan gives the reason. */
function misplacedOuting({ stay, before, days }: FullDays, { seen, notes, facts }: PlanUnderTest): string | null {
  const outings = days
    .map((day, index) => {
      const stops = seen
        .filter((visit) => visit.day === day)
        .map(({ place: { id, name, ...at } }) => ({ id, name, minutes: minutesTo(spotOf(stay), spotOf(at), facts) }))
      return { index, day: day.day, ...stops.reduce(longer, { id: '', name: '', minutes: 0 }) }
    })
    .toSorted((a, b) => b.minutes - a.minutes)
  const [far, next] = outings
  if (!far || !next || far.minutes <= FAR_MINUTES || far.minutes - next.minutes <= CLEARLY_MINUTES) return null
  if (notes('farthest_outing').some(({ place, why }) => place.id === far.id && why === 'no_better_day')) return null
  const named = `${far.name}, ${inHours(far.minutes)} from the beds,`
  if (far.index !== 0 && far.index !== days.length - 1) return `${named} is in the middle of the stay`
  return far.index === 0 && before.driveMinutes > LONG_DAY_MINUTES
    ? `${named} is on the morning after a long day on the road`
    : null
}

function roundMinutes(start: Spot, stops: readonly Stay[], facts: Facts): number {
  const spots = [start, ...stops.map(spotOf), start]
  return spots.slice(1).reduce((sum, spot, i) => sum + minutesTo(spots[i]!, spot, facts), 0)
}
const ordersOf = (stops: readonly Stay[]): Stay[][] =>
  stops.length < 2
    ? [[...stops]]
    : stops.flatMap((first) => ordersOf(stops.filter((one) => one !== first)).map((rest) => [first, ...rest]))
/** Routes with more stays than this are not compared with other orders. */
const MOST_BASES = 6
/** A round is longer than another if its drives are so much longer: the planner's speeds differ a little from ours. */
const LONGER_ROUND = { share: 1.02, minutes: 10 }

/** The problem with the order of the stays: a return to an earlier stay, or the farthest one in the middle of a longer route. */
function misplacedBase({ nights, road, flights, facts }: PlanUnderTest): string | null {
  const start = programmeStart(road, flights)
  const beds = nights.flatMap(({ stay }) => stay ?? [])
  const moves = beds.filter((bed, i) => bed !== beds[i - 1])
  // A stay halfway may be used on the way there and on the way back.
  const bases = moves.length > 2 && moves[0] === moves.at(-1) ? moves.slice(1, -1) : moves
  const again = bases.find((base, i) => bases.indexOf(base) < i)
  if (again) return `the group leaves ${again.name} and comes back to it`
  if (!start || bases.length < 3 || bases.length > MOST_BASES) return null
  const from = bases.length < moves.length ? spotOf(moves[0]!) : start
  const far = bases.map((base) => ({ base, minutes: minutesTo(from, spotOf(base), facts) })).reduce(longer).base
  if (far === bases[0] || far === bases.at(-1)) return null
  const shortest = Math.min(
    ...ordersOf(bases).flatMap((order) =>
      order[0] === far || order.at(-1) === far ? [roundMinutes(from, order, facts)] : [],
    ),
  )
  return roundMinutes(from, bases, facts) > LONGER_ROUND.share * shortest + LONGER_ROUND.minutes
    ? `${far.name}, the far end, is in the middle of the round, where it could be first or last with less driving`
    : null
}

function farthestByReason(plan: PlanUnderTest): Finding {
  const base = misplacedBase(plan)
  const outings = fullDaysOf(plan).flatMap((days) => misplacedOuting(days, plan) ?? [])
  return failIfAny(
    [...(base === null ? [] : [base]), ...outings],
    'What is farthest comes first or last, or the plan says why it does not.',
  )
}

/** A trip with one stay and one full day has no order to check. */
function inOrder(plan: PlanUnderTest): Finding {
  const bases = new Set(plan.nights.map(({ stay }) => stay?.id))
  return bases.size < 2 && fullDaysOf(plan).every(({ days }) => days.length < 2)
    ? pass('One outing a stay: nothing comes before or after another.')
    : farthestByReason(plan)
}

export const ORDER_RULES: readonly Rule[] = [
  {
    id: 'farthest_by_reason',
    label: 'The farthest comes first or last, with reason',
    otherwise: 'The farthest place is in the middle of the trip',
    run: inOrder,
  },
]
