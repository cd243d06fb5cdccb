import type { Facts, Stay } from '#shared/domain/catalogue/facts'
import { kmBetween } from '../geo.ts'
import { bedsOf, lodgingAt } from './bases/lodging.ts'
import { findAirport } from './brief/airports.ts'
import { type Area, type Assumption, type Brief, groupSize, type Spot } from './brief/brief.ts'
import { readMainCity, readNearestTown } from './brief/find-areas.ts'
import type { SolvedDay } from './days/day-solver.ts'
import { isThere, LEAST_SHARE_THERE } from './candidates/zones.ts'
import { composeDay } from './days/compose-day.ts'
import { visitsOf } from './days/frame.ts'
import { HEAVY_DRIVE_MINUTES } from './days/frames-for.ts'
import { orderInWords } from './days/order-in-words.ts'
import { inGoodOrder } from './days/order-of-days.ts'
import { runDayWell } from './days/run-day.ts'
import type { Economy } from './economy.ts'
import { type Course, fillBest } from './fill-days.ts'
import { allVisits, type Plan, type PlannedDay } from './plan.ts'
import { priceTrip } from './price/price-trip.ts'
import { legBetween } from './road/leg.ts'

const ROADSIDE_KM = 35
/** "near Harrismith", where a town is near enough to give the stop a name. */
function roadsideName(facts: Facts, point: { lat: number; lon: number }): string {
  const town = readNearestTown(facts, point)
  return kmBetween(town, point) <= ROADSIDE_KM ? `near ${town.name}` : 'on the way'
}

function dayOf(solved: SolvedDay, brief: Brief, wakesAt: Stay | null, sleepsAt: Stay | null, facts: Facts): PlannedDay {
  const steps = runDayWell(solved.frame, solved.plan, (point) => roadsideName(facts, point))
  const drives = steps.filter(({ role }) => role === 'drive')
  return {
    date: solved.frame.date,
    steps: composeDay({ start: brief.start, wakesAt, sleepsAt, gradeMin: brief.gradeMin }, steps),
    visits: visitsOf(solved.plan),
    sleepsAt,
    lunchIncluded: wakesAt !== null,
    driveMinutes: drives.reduce((sum, { start, end }) => sum + end - start, 0),
    km: drives.reduce((sum, { km }) => sum + (km ?? 0), 0),
  }
}

/** The trip from another start: where the way there is too long, the plan begins at the airport or in the nearest town. */
function meetThere(brief: Brief, facts: Facts, airport: Spot | null): { brief: Brief; note: Assumption } {
  const area = brief.areas[0]!
  const town = readNearestTown(facts, area)
  const start: Spot = airport ?? { name: town.name, lat: town.lat, lon: town.lon }
  const leg = legBetween(brief.start, start)
  const far = brief.flies
    ? `You fly from ${brief.start.name}`
    : `${brief.start.name} is about ${leg.roadKm} km from ${start.name}, more than this group should drive in a day`
  const text = airport
    ? `${far}: the plan begins and ends at ${start.name}, and the flights are not in the price.`
    : `${far}: the plan begins and ends in ${start.name}, and the way there and back is not in the plan or its price.`
  return { brief: { ...brief, home: brief.start, start }, note: { about: 'journey', text } }
}

const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
/** What is said where the hours asked for cannot be kept. */
function hoursNote({ hours: { from, to } }: Brief, days: readonly PlannedDay[]): Assumption | null {
  const [begins, ends] = [days[0]!.steps[0]!.start, days.at(-1)!.steps.at(-1)!.end]
  const kept = (from === null || begins >= from) && (to === null || ends <= to)
  if (kept) return null
  const asked = [
    ...(from === null ? [] : [`not before ${clock(from)}`]),
    ...(to === null ? [] : [`back by ${clock(to)}`]),
  ]
  const text = `You asked for hours that leave no time for lunch, a visit and the way there (${asked.join(', ')}): this plan begins at ${clock(begins)} and is back at ${clock(ends)}.`
  return { about: 'hours', text }
}

function tryPlan(
  brief: Brief,
  facts: Facts,
  economy: Economy,
  notes: Assumption[],
  settled: Course | null,
): { plan: Plan; course: Course } | null {
  const best = fillBest(brief, facts, economy, settled)
  if (!best) return null
  const { nights } = best.filled
  const ordered = inGoodOrder(best.filled.days, brief)
  const days = ordered.map((solved, i) => dayOf(solved, brief, nights[i - 1] ?? null, nights[i] ?? null, facts))
  const lodgings = nights.map((stay) => lodgingAt(stay, facts.stays, groupSize(brief)))
  const short = lodgings.find((lodging) => bedsOf(lodging) < groupSize(brief))
  const more: Assumption[] = short
    ? [
        {
          about: 'problem',
          text: `We know only ${bedsOf(short)} beds around ${short.stay.town} for ${groupSize(brief)} people: the rest must be found, or the group must travel in two parts.`,
        },
      ]
    : []
  const late = hoursNote(brief, days)
  if (late) more.push(late)
  more.push(...orderInWords(ordered, nights, brief))
  const places = allVisits({ days }).map(({ candidate }) => candidate.place)
  const km = days.reduce((sum, day) => sum + day.km, 0)
  const price = priceTrip({ brief, economy, places, lodgings, km }, facts.rates)
  return {
    plan: { brief, economy, days, lodgings, price, notes: [...notes, ...more], faults: best.filled.faults },
    course: best.course,
  }
}

/** Where even that fails: a plan in and around the province's best-served city, or Gauteng's. */
function elsewhere(brief: Brief, city: Area): { brief: Brief; note: Assumption } {
  const text = `Nothing nearer that suits this group can be reached around ${brief.areas[0]!.name}: no place there is in the plan, which is made in ${city.name} instead. The way from ${brief.start.name} to ${city.name} and back is not in the plan or its price.`
  return {
    brief: { ...brief, areas: [city], home: brief.start, start: { name: city.name, lat: city.lat, lon: city.lon } },
    note: { about: 'problem', text },
  }
}

/** Days without a visit that could have one; and the whole trip, where too much of it is not where it was asked for. */
function faultsOf(plan: Plan, asked: Brief): number {
  const empty = plan.days.filter(
    ({ visits, driveMinutes }) => visits.length === 0 && driveMinutes <= HEAVY_DRIVE_MINUTES,
  ).length
  const visits = allVisits(plan)
  const there = visits.filter(({ candidate }) => isThere(candidate.place, asked.areas))
  return empty + (there.length < LEAST_SHARE_THERE * visits.length ? plan.days.length : 0)
}

/** What was settled about where a trip begins and looks for places; geography, and so the same at every level of thrift. */
export interface Settled {
  brief: Brief
  notes: Assumption[]
  course: Course
}

/** The best plan at one level of thrift; begins nearer the destination where the way there is too long. */
export function settleTrip(brief: Brief, facts: Facts, economy: Economy): { plan: Plan; settled: Settled } {
  const airport = findAirport(brief.start, brief.areas[0]!)
  const there = [
    // Who says that they fly is met at the airport, however far a coach could drive.
    ...(airport && brief.flies ? [] : [() => ({ brief, note: null })]),
    ...(airport ? [() => meetThere(brief, facts, airport)] : []),
    () => meetThere(brief, facts, null),
  ]
  const attempts = [
    ...there,
    () => elsewhere(brief, readMainCity(facts, brief.areas[0]!.province)),
    () => elsewhere(brief, readMainCity(facts, 'GP')),
  ]
  let best: { plan: Plan; settled: Settled; faults: number } | null = null
  for (const attempt of attempts) {
    if (best && attempt === attempts[there.length]) break
    const next = attempt()
    const notes = next.note ? [next.note] : []
    const tried = tryPlan(next.brief, facts, economy, notes, null)
    const faults = tried ? faultsOf(tried.plan, brief) + tried.plan.faults : Infinity
    if (tried && (!best || faults < best.faults))
      best = { plan: tried.plan, settled: { brief: next.brief, notes, course: tried.course }, faults }
    if (best?.faults === 0) break
  }
  if (!best) throw new Error(`No plan around ${brief.areas[0]!.name}`)
  return best
}

/** The same trip at another level of thrift, on the ground that was settled. */
export function planSettled({ brief, notes, course }: Settled, facts: Facts, economy: Economy): Plan {
  return tryPlan(brief, facts, economy, notes, course)?.plan ?? planAt(brief, facts, economy)
}
export const planAt = (brief: Brief, facts: Facts, economy: Economy): Plan => settleTrip(brief, facts, economy).plan
