import { monthOf } from '../../calendar.ts'
import type { Facts, Place } from '../../catalogue/facts.ts'
import { HAZARDS, type Hazard, type HazardCode } from '../../catalogue/hazards.ts'
import type { QuestionTopic, Request } from '../../idea/requests/request.ts'
import type { Informant, Reason } from '../../itinerary/requests.ts'
import { inWholeRand } from '../../money.ts'
import { allVisits, type Plan } from '../plan.ts'
import { BY_THE_GROUP } from '../request/stops-to-arrange.ts'
import { groupSize, hasNeed } from '../request/trip-request.ts'
import type { Answer } from './answer.ts'
import { wheelchairAt } from './answer-needs.ts'
import { stopOf } from './answer-stops.ts'
import { answered, toAsk, unclear, type Verdict } from './verdict.ts'
import { quickestWay } from './why-missing.ts'

/** A question is about the sight within its words, or about one that is named so few letters before it. */
const BEFORE = 60
/** Who knows what no list of ours has. */
const INFORMANTS: Partial<Record<QuestionTopic, Informant>> = {
  discount: 'ticket_office',
  papers: 'district',
  lifeguard: 'lifeguards',
  event_date: 'organiser',
  allowed: 'district',
  health: 'clinic',
}

/** What becomes of the other requests, so that an answer is about what is in the plan. */
type Others = readonly Answer[]
function sightAsked({ start, end }: Request, others: Others): Answer | null {
  const sights = others.filter(({ request }) => request.kind === 'sight' || request.kind === 'activity')
  return (
    sights.findLast(({ request }) => request.start < end && start < request.end) ??
    sights.findLast(({ request }) => request.end <= start && start - request.end <= BEFORE) ??
    null
  )
}

const visitedOf = (plan: Plan): Place[] => [
  ...new Set(allVisits(plan).flatMap(({ candidate: { place, arranged } }) => (arranged ? [] : [place]))),
]
function hasHazard({ code, months }: Hazard & { code: HazardCode }, plan: Plan): boolean {
  const spots = [...visitedOf(plan), ...plan.lodgings.map(({ stay }) => stay)]
  return (
    (months ?? [monthOf(plan.request.startDate)]).includes(monthOf(plan.request.startDate)) &&
    spots.some(({ hazards }) => hazards.includes(code))
  )
}
const isRisk = (code: HazardCode, plan: Plan): boolean =>
  HAZARDS.some((hazard) => hazard.code === code && hasHazard(hazard, plan))

function seatsVerdict({ request, price }: Plan): Verdict {
  const chairs = request.requests.flatMap((one) =>
    one.kind === 'need' && one.need === 'wheelchair' ? [one.count ?? 1] : [],
  )
  const isOwn = hasNeed(request, 'own-transport')
  const seats = price.coaches.reduce((sum, { vehicle, count }) => sum + count * vehicle.seats, 0)
  return answered({
    code: 'seats_needed',
    params: { people: groupSize(request), wheelchairs: Math.max(0, ...chairs), seats: isOwn ? null : seats },
  })
}

function freeAdults(plan: Plan): Verdict | null {
  const places = visitedOf(plan).flatMap(({ name, learners_per_free_adult: learners }) =>
    learners === undefined ? [] : [{ name, learners }],
  )
  return places.length > 0 ? answered({ code: 'free_adults', params: { places } }) : null
}

function roadTo(sight: Answer | null, plan: Plan, facts: Facts): Verdict {
  const [at] = sight?.steps ?? []
  const { request } = sight ?? {}
  const named = request?.kind === 'sight' ? facts.places.find(({ id }) => id === request.placeId) : undefined
  const visited = at?.step.visit?.candidate
  const place = (visited?.arranged ? undefined : visited?.place) ?? named
  if (!place) return unclear({ code: 'which_place', params: {} })
  const { km, minutes } = quickestWay(place, plan, facts)
  const params = { name: place.name, road_km: Math.round(km), drive_minutes: Math.round(minutes) }
  return answered({ code: 'road_to', params })
}

function plannedOf(others: Others): Verdict {
  const asked = others.filter(
    ({ request: { kind, force } }) => (kind === 'sight' || kind === 'activity') && force !== 'not',
  )
  const planned = asked.filter(({ steps }) => steps.length > 0).length
  return answered({ code: 'asked_and_planned', params: { asked: asked.length, planned } })
}

function pricesOf(plan: Plan): Verdict {
  const places = visitedOf(plan).map(({ name, learner_price_zar: rand }) => ({ name, rand }))
  return answered({ code: 'entrance_prices', params: { places, trip_cents: inWholeRand(plan.price.perStudentCents) } })
}
const risksOf = (plan: Plan): Verdict =>
  answered({
    code: 'health_risks',
    params: { malaria: isRisk('malaria', plan), unsafe_water: isRisk('unsafe-water', plan) },
  })

interface Asked {
  sight: Answer | null
  plan: Plan
  others: Others
  facts: Facts
}
/** The topics of which our facts have the answer; null if they have none for this plan. */
const FROM_FACTS: Partial<Record<QuestionTopic, (asked: Asked) => Verdict | null>> = {
  price: ({ plan }) => pricesOf(plan),
  free_adults: ({ plan }) => freeAdults(plan),
  distance: ({ sight, plan, facts }) => roadTo(sight, plan, facts),
  seats: ({ plan }) => seatsVerdict(plan),
  wheelchair: ({ plan }) => answered(wheelchairAt(plan)),
  health: ({ plan }) => risksOf(plan),
  possible: ({ others }) => plannedOf(others),
}

/** Questions that are about all that is visited, or about nothing that is. */
const OF_NO_SIGHT: ReadonlySet<QuestionTopic> = new Set(['free_adults', 'event_date'])
function whomToAsk(about: QuestionTopic, sight: Answer | null): Reason {
  const whom = INFORMANTS[about] ?? 'place'
  const [at] = sight?.steps ?? []
  const stop = at && stopOf(at.step)
  // What a group does by itself has nobody to ask.
  const isHosted =
    sight !== null && (stop ? stop.sort !== BY_THE_GROUP : sight.request.kind === 'sight' || at !== undefined)
  if (OF_NO_SIGHT.has(about) || !isHosted) return { code: 'ask', params: { whom, name: null } }
  return { code: 'ask', params: { whom, name: at?.step.visit?.candidate.place.name ?? sight.request.text } }
}

/** A direct question: answered from the facts of the plan, or with whom to ask. */
export function answerQuestion(
  request: Request,
  about: QuestionTopic,
  plan: Plan,
  others: Others,
  facts: Facts,
): Answer {
  const sight = sightAsked(request, others)
  const verdict = FROM_FACTS[about]?.({ sight, plan, others, facts }) ?? toAsk(whomToAsk(about, sight))
  return { request, ...verdict, steps: [], instead: null }
}
