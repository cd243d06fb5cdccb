import type { Stay } from '../../catalogue/facts.ts'
import type { PlanUnderTest, TimedDay } from '../derived/plan-under-test.ts'
import { programmeStart } from '../derived/flights.ts'
import { greatCircleKm, type Spot, spotOf } from '../derived/distance.ts'
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

/** The farthest outing counts if it is at least this far from the stay and so much farther than every other. */
const FAR_KM = 60
const CLEARLY_KM = 20
/** After a day with more driving than this, the next day has no far outing. */
const LONG_DAY_MINUTES = 240

/** The problem with the day of the farthest outing; null if there is none or the plan gives the reason. */
function misplacedOuting({ stay, before, days }: FullDays, { seen, notes }: PlanUnderTest): string | null {
  const outings = days
    .map((day, index) => {
      const stops = seen
        .filter((visit) => visit.day === day)
        .map(({ place }) => ({ id: place.id, name: place.name, km: greatCircleKm(spotOf(stay), spotOf(place)) }))
      return { index, day: day.day, ...stops.reduce((a, b) => (b.km > a.km ? b : a), { id: '', name: '', km: 0 }) }
    })
    .toSorted((a, b) => b.km - a.km)
  const [far, next] = outings
  if (!far || !next || far.km <= FAR_KM || far.km - next.km <= CLEARLY_KM) return null
  if (notes('farthest_outing').some(({ place, why }) => place.id === far.id && why === 'no_better_day')) return null
  const named = `${far.name}, ${Math.round(far.km)} km from the beds,`
  if (far.index !== 0 && far.index !== days.length - 1) return `${named} is in the middle of the stay`
  return far.index === 0 && before.driveMinutes > LONG_DAY_MINUTES
    ? `${named} is on the morning after a long day on the road`
    : null
}

const roundKm = (start: Spot, stops: readonly Stay[]): number =>
  [...stops, null].reduce<{ km: number; at: Spot }>(
    ({ km, at }, stop) => {
      const next = stop ? spotOf(stop) : start
      return { km: km + greatCircleKm(at, next), at: next }
    },
    { km: 0, at: start },
  ).km
const ordersOf = (stops: readonly Stay[]): Stay[][] =>
  stops.length < 2
    ? [[...stops]]
    : stops.flatMap((first) => ordersOf(stops.filter((one) => one !== first)).map((rest) => [first, ...rest]))
/** Routes with more stays than this are not compared with other orders. */
const MOST_BASES = 6

/** The problem with the order of the stays: a return to an earlier stay, or the farthest one in the middle of a longer route. */
function misplacedBase({ nights, road, flights }: PlanUnderTest): string | null {
  const start = programmeStart(road, flights)
  const beds = nights.flatMap(({ stay }) => stay ?? [])
  const moves = beds.filter((bed, i) => bed !== beds[i - 1])
  // A stay halfway may be used on the way there and on the way back.
  const bases = moves.length > 2 && moves[0] === moves.at(-1) ? moves.slice(1, -1) : moves
  const again = bases.find((base, i) => bases.indexOf(base) < i)
  if (again) return `the group leaves ${again.name} and comes back to it`
  if (!start || bases.length < 3 || bases.length > MOST_BASES) return null
  const from = bases.length < moves.length ? spotOf(moves[0]!) : start
  const far = bases.reduce((a, b) => (greatCircleKm(from, spotOf(b)) > greatCircleKm(from, spotOf(a)) ? b : a))
  if (far === bases[0] || far === bases.at(-1)) return null
  const shortest = Math.min(
    ...ordersOf(bases).flatMap((order) => (order[0] === far || order.at(-1) === far ? [roundKm(from, order)] : [])),
  )
  return roundKm(from, bases) > shortest + 1
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
  { id: 'farthest_by_reason', label: 'The farthest comes first or last, with reason', run: inOrder },
]
