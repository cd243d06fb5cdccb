import type { Facts, Stay } from '#shared/domain/catalogue/facts'
import { kmBetween } from '../geo.ts'
import { chooseBases, findHalfway } from './bases/choose-bases.ts'
import { bedsOf, lodgingAt } from './bases/lodging.ts'
import { findAirport } from './brief/airports.ts'
import { type Area, type Assumption, type Brief, groupSize, type Spot } from './brief/brief.ts'
import { readMainCity, readNearestTown } from './brief/find-areas.ts'
import type { Candidate } from './candidates/find-candidates.ts'
import { findCandidates } from './candidates/find-candidates.ts'
import { promoteMissing } from './candidates/promote-missing.ts'
import { firstZone, withinZone, ZONES_KM } from './candidates/zones.ts'
import { assignDays, type SolvedDay } from './days/assign-days.ts'
import { composeDay } from './days/compose-day.ts'
import { visitsOf } from './days/frame.ts'
import { framesFor } from './days/frames-for.ts'
import { runDayWell } from './days/run-day.ts'
import type { Economy } from './economy.ts'
import { allVisits, type Plan, type PlannedDay } from './plan.ts'
import { priceTrip } from './price/price-trip.ts'
import { legBetween, roadKm } from './road/drive.ts'

const ROADSIDE_KM = 35
/** "near Harrismith", where a town is near enough to give the stop a name. */
function roadsideName(facts: Facts, point: { lat: number; lon: number }): string {
  const town = readNearestTown(facts, point)
  return kmBetween(town, point) <= ROADSIDE_KM ? `near ${town.name}` : 'on the way'
}
const spotOf = (stay: Stay): Spot => ({ name: stay.name, lat: stay.lat, lon: stay.lon })

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
}
function fill(brief: Brief, nights: Stay[], candidates: readonly Candidate[], facts: Facts, economy: Economy): Filled | null {
  const frames = framesFor(brief, nights.map(spotOf), economy.sparing)
  const first = assignDays(frames, candidates)
  if (!first) return null
  const promoted = promoteMissing(first.flatMap(({ plan }) => visitsOf(plan)), candidates, brief, facts)
  const days = promoted ? (assignDays(frames, promoted, 1) ?? first) : first
  const rates = nights.reduce((sum, stay) => sum + stay.learner_rate_zar, 0)
  return { days, nights, score: days.reduce((sum, { plan }) => sum + plan.score, 0) - 0.1 * economy.thrift * rates }
}

/** Skeletons to weigh: no beds for a day trip; else the best bases, and for a far place bases behind a night halfway each way. */
function skeletons(brief: Brief, candidates: readonly Candidate[], facts: Facts, economy: Economy): Stay[][] {
  const nights = brief.days - 1
  if (nights === 0) return [[]]
  const direct = chooseBases(brief, candidates, facts, nights, economy.thrift)
  if (direct.length > 0 || nights < 5) return direct
  const halfway = findHalfway(brief.start, brief.areas[0]!, brief, facts)
  if (!halfway) return []
  const beyond = chooseBases({ ...brief, start: spotOf(halfway) }, candidates, facts, nights - 2, economy.thrift)
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

/** Days that could hold a visit and have none. */
const emptyDays = ({ days }: Filled): number => days.filter(({ frame, plan }) => !frame.heavy && visitsOf(plan).length === 0).length

/** The best filling of the nearest zone that leaves no day empty; where every zone does, the one with the fewest such days. */
function fillBest(brief: Brief, facts: Facts, economy: Economy): Filled | null {
  const all = findCandidates(brief, facts, economy.thrift)
  let best: Filled | null = null
  for (let zone = firstZone(all, brief.days); zone < ZONES_KM.length; zone++) {
    const candidates = withinZone(all, ZONES_KM[zone]!, brief, facts)
    let here: Filled | null = null
    for (const nights of skeletons(brief, candidates, facts, economy)) {
      const filled = fill(brief, nights, candidates, facts, economy)
      if (filled && (!here || emptyDays(filled) < emptyDays(here) || (emptyDays(filled) === emptyDays(here) && filled.score > here.score + 1e-9))) here = filled
    }
    if (here && (!best || emptyDays(here) < emptyDays(best))) best = here
    if (best && emptyDays(best) === 0) break
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
  const text = `Nothing that suits this group can be reached around ${brief.areas[0]!.name}: this is a plan in ${city.name}, the nearest we can offer.`
  return { brief: { ...brief, areas: [city], home: brief.start, start: { name: city.name, lat: city.lat, lon: city.lon } }, note: { about: 'problem', text } }
}

/** The best plan at one level of thrift; begins nearer the destination where the way there is too long. */
export function planAt(brief: Brief, facts: Facts, economy: Economy): Plan {
  const attempts = [
    () => ({ brief, note: null }),
    () => meetThere(brief, facts),
    () => elsewhere(brief, readMainCity(facts, brief.areas[0]!.province)),
    () => elsewhere(brief, readMainCity(facts, 'GP')),
  ]
  for (const attempt of attempts) {
    const next = attempt()
    const plan = tryPlan(next.brief, facts, economy, next.note ? [next.note] : [])
    if (plan) return plan
  }
  throw new Error(`No plan around ${brief.areas[0]!.name}`)
}
