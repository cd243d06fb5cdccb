import type { Facts, Stay } from '#shared/domain/catalogue/facts'
import { kmBetween } from '../geo.ts'
import { chooseBases, findHalfway } from './bases/choose-bases.ts'
import { bedsOf, lodgingAt, spotOf } from './bases/lodging.ts'
import { findAirport } from './brief/airports.ts'
import { type Area, type Assumption, type Brief, groupSize, type Spot } from './brief/brief.ts'
import { readMainCity, readNearestTown } from './brief/find-areas.ts'
import type { Candidate } from './candidates/find-candidates.ts'
import { findCandidates } from './candidates/find-candidates.ts'
import { promoteMissing } from './candidates/promote-missing.ts'
import { firstZone, withinZone, ZONES_KM } from './candidates/zones.ts'
import { assignDays, emptyDays } from './days/assign-days.ts'
import type { SolvedDay } from './days/day-solver.ts'
import { composeDay } from './days/compose-day.ts'
import { visitsOf } from './days/frame.ts'
import { framesFor, HEAVY_DRIVE_MINUTES } from './days/frames-for.ts'
import { runDayWell } from './days/run-day.ts'
import type { Economy } from './economy.ts'
import { allVisits, type Plan, type PlannedDay } from './plan.ts'
import { priceTrip } from './price/price-trip.ts'
import { legBetween, roadKm } from './road/drive.ts'

const ROADSIDE_KM = 35
/** A place within this of the area asked for counts as around it. */
const AROUND_KM = 120
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

interface Filled {
  days: SolvedDay[]
  nights: Stay[]
  score: number
  /** Days that could hold a visit and have none. */
  empty: number
  zone: number
}
function fill(brief: Brief, nights: Stay[], candidates: readonly Candidate[], facts: Facts, economy: Economy): Filled | null {
  const frames = framesFor(brief, nights.map(spotOf), economy)
  const first = assignDays(frames, candidates)
  if (!first) return null
  const promoted = promoteMissing(first.flatMap(({ plan }) => visitsOf(plan)), candidates, brief, facts)
  const days = promoted ? (assignDays(frames, promoted, 1) ?? first) : first
  const rates = nights.reduce((sum, stay) => sum + stay.learner_rate_zar, 0)
  return { days, nights, empty: emptyDays(days), zone: -1, score: days.reduce((sum, { plan }) => sum + plan.score, 0) - 0.1 * economy.thrift * rates }
}

/** Skeletons to weigh: no beds for a day trip; else the best bases, and for a far place bases behind a night halfway each way. */
function skeletons(brief: Brief, candidates: readonly Candidate[], facts: Facts, economy: Economy, roam: number): Stay[][] {
  const nights = brief.days - 1
  if (nights === 0) return [[]]
  const direct = chooseBases(brief, candidates, facts, { nights, thrift: economy.thrift, roam })
  if (direct.length > 0 || nights < 5) return direct
  const halfway = findHalfway(brief.start, brief.areas[0]!, brief, facts)
  if (!halfway) return []
  const beyond = chooseBases({ ...brief, start: spotOf(halfway) }, candidates, facts, { nights: nights - 2, thrift: economy.thrift, roam })
  return beyond.map((stays) => [halfway, ...stays, halfway])
}

/** The trip from another start: where the way there is too long, the plan begins at the airport or in the nearest town. */
function meetThere(brief: Brief, facts: Facts): { brief: Brief; note: Assumption } {
  const area = brief.areas[0]!
  const airport = findAirport(brief.start, area)
  const town = readNearestTown(facts, area)
  const start: Spot = airport ?? { name: town.name, lat: town.lat, lon: town.lon }
  const leg = legBetween(brief.start, start)
  const far = `${brief.start.name} is about ${roadKm(leg.km)} km from ${start.name}, more than this group should drive in a day`
  const text = airport
    ? `${far}: the plan begins and ends at ${start.name}, and the flights are not in the price.`
    : `${far}: the plan begins and ends in ${start.name}, and the way there and back is not in the plan or its price.`
  return { brief: { ...brief, home: brief.start, start }, note: { about: 'journey', text } }
}

/** The best filling of the nearest zone that leaves no day empty, roaming the province where no zone does; else the one with the fewest such days. */
function fillBest(brief: Brief, facts: Facts, economy: Economy): Filled | null {
  const all = findCandidates(brief, facts, economy.thrift)
  const last = ZONES_KM.length - 1
  const tries = [...ZONES_KM.keys()].filter((zone) => zone >= firstZone(all, brief.days)).map((zone) => ({ zone, roam: 0 }))
  for (let roam = 2; roam <= Math.min(4, brief.days - 2); roam++) tries.push({ zone: last, roam })
  let best: Filled | null = null
  for (const { zone, roam } of tries) {
    const candidates = withinZone(all, ZONES_KM[zone]!, brief, facts)
    for (const nights of skeletons(brief, candidates, facts, economy, roam)) {
      const filled = fill(brief, nights, candidates, facts, economy)
      if (filled && (!best || filled.empty < best.empty || (filled.empty === best.empty && best.zone === zone && filled.score > best.score + 1e-9))) best = { ...filled, zone }
    }
    if (best?.empty === 0) break
  }
  return best && best.days.some(({ plan }) => visitsOf(plan).length > 0) ? best : null
}

function tryPlan(brief: Brief, facts: Facts, economy: Economy, notes: Assumption[]): Plan | null {
  const best = fillBest(brief, facts, economy)
  if (!best) return null
  const { nights } = best
  const days = best.days.map((solved, i) => dayOf(solved, brief, nights[i - 1] ?? null, nights[i] ?? null, facts))
  const lodgings = nights.map((stay) => lodgingAt(stay, facts.stays, groupSize(brief)))
  const short = lodgings.find((lodging) => bedsOf(lodging) < groupSize(brief))
  const more: Assumption[] = short
    ? [{ about: 'problem', text: `We know only ${bedsOf(short)} beds around ${short.stay.town} for ${groupSize(brief)} people: the rest must be found, or the group must travel in two parts.` }]
    : []
  const places = allVisits({ days }).map(({ candidate }) => candidate.place)
  const km = days.reduce((sum, day) => sum + day.km, 0)
  const price = priceTrip({ brief, economy, places, lodgings, km }, facts.rates)
  return { brief, economy, days, lodgings, price, notes: [...notes, ...more] }
}

/** Where even that fails: a plan in and around the province's best-served city, or Gauteng's. */
function elsewhere(brief: Brief, city: Area): { brief: Brief; note: Assumption } {
  const text = `Nothing nearer that suits this group can be reached around ${brief.areas[0]!.name}: no place there is in the plan, which is made in ${city.name} instead.`
  return { brief: { ...brief, areas: [city], home: brief.start, start: { name: city.name, lat: city.lat, lon: city.lon } }, note: { about: 'problem', text } }
}

/** Days without a visit that could have one; and the whole trip, where too much of it is not where it was asked for. */
function faultsOf(plan: Plan, asked: Brief): number {
  const empty = plan.days.filter(({ visits, driveMinutes }) => visits.length === 0 && driveMinutes <= HEAVY_DRIVE_MINUTES).length
  const visits = allVisits(plan).map(({ candidate }) => candidate.place)
  const there = visits.filter((place) => asked.areas.some((area) => area.province === place.province || kmBetween(area, place) <= Math.max(AROUND_KM, area.radiusKm)))
  return empty + (there.length < 0.7 * visits.length ? plan.days.length : 0)
}

/** The best plan at one level of thrift; begins nearer the destination where the way there is too long. */
export function planAt(brief: Brief, facts: Facts, economy: Economy): Plan {
  const attempts = [
    () => ({ brief, note: null }),
    () => meetThere(brief, facts),
    () => elsewhere(brief, readMainCity(facts, brief.areas[0]!.province)),
    () => elsewhere(brief, readMainCity(facts, 'GP')),
  ]
  let best: { plan: Plan; faults: number } | null = null
  for (const attempt of attempts) {
    if (best && attempt === attempts[2]) break
    const next = attempt()
    const plan = tryPlan(next.brief, facts, economy, next.note ? [next.note] : [])
    const faults = plan ? faultsOf(plan, brief) : Infinity
    if (plan && (!best || faults < best.faults)) best = { plan, faults }
    if (best?.faults === 0) break
  }
  if (!best) throw new Error(`No plan around ${brief.areas[0]!.name}`)
  return best.plan
}
