import { monthOf } from '../../calendar.ts'
import type { Facts, Place } from '../../catalogue/facts.ts'
import { HAZARDS, type Hazard, type HazardCode } from '../../catalogue/hazards.ts'
import type { QuestionTopic, Request } from '../../idea/requests/request.ts'
import type { Informant, Reason } from '../../itinerary/requests.ts'
import { areasNotReached } from '../candidates/requested-area.ts'
import { type Plan, spotsOf } from '../plan.ts'
import { findNamedPlace } from '../request/find-areas.ts'
import { BY_THE_GROUP } from '../request/stops-to-arrange.ts'
import { plainName } from '../places/facts-index.ts'
import { groupSize, hasNeed } from '../request/trip-request.ts'
import type { Answer } from './answer.ts'
import { wheelchairAt } from './answer-needs.ts'
import { stopOf } from './answer-stops.ts'
import {
  atATimeOf,
  comparedOf,
  gradesOf,
  openingOf,
  papersOf,
  placeOf,
  pricesOf,
  roadOf,
  visitedOf,
} from './facts-of-places.ts'
import { payableCents } from './families-pay.ts'
import { datesPlanned, guideLeftOut, guidesPlanned, hoursPlanned } from './planned-instead.ts'
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
  weather: 'weather',
  safety: 'police',
  seats: 'operator',
}

/** What becomes of the other requests, so that an answer is about what is in the plan. */
type Others = readonly Answer[]
/** Shorter words of a name tell nothing. */
const TELLING = 5
const saysOf = (words: readonly string[], name: string): boolean =>
  plainName(name)
    .split(' ')
    .some((word) => word.length >= TELLING && words.includes(word))
function sightAsked({ start, end, text }: Request, about: QuestionTopic, others: Others): Answer | null {
  const sights = others.filter(
    ({ request }) =>
      (request.kind === 'sight' || request.kind === 'activity') && !request.unsure && request.force !== 'not',
  )
  const words = plainName(text).split(' ')
  const isSaid = ({ request, steps }: Answer) =>
    [request.text, ...steps.flatMap(({ step }) => step.visit?.candidate.place.name ?? [])].some((name) =>
      saysOf(words, name),
    )
  return (
    sights.find(({ request }) => request.start < end && start < request.end) ??
    sights.find(isSaid) ??
    // What a question of no topic is about, nobody can tell from what stands before it.
    (about === 'other'
      ? null
      : (sights.findLast(({ request }) => request.end <= start && start - request.end <= BEFORE) ?? null))
  )
}

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

/** A place of the catalogue whose name begins with a word of the question: "is the Kgalagadi too far?" */
const placeInWords = (text: string, facts: Facts): Place | null =>
  plainName(text)
    .split(' ')
    .filter((word) => word.length > TELLING)
    .map((word) => findNamedPlace(facts, word))
    .find((place) => place !== null) ?? null

function roadTo({ sight, plan, facts, text }: Asked): Verdict {
  const place = placeOf(sight, facts) ?? placeInWords(text, facts)
  if (!place) return unclear({ code: 'which_place', params: {} })
  const { km, minutes } = quickestWay(place, plan, facts)
  const params = { name: place.name, road_km: Math.round(km), drive_minutes: Math.round(minutes) }
  return answered({ code: 'road_to', params })
}

function plannedOf(others: Others, plan: Plan): Verdict {
  const asked = others.filter(
    ({ request: { kind, force } }) => (kind === 'sight' || kind === 'activity') && force !== 'not',
  )
  const planned = asked.filter(({ steps }) => steps.length > 0).length
  const { budgetCents } = plan.request
  const over = budgetCents === null ? 0 : payableCents(plan) - budgetCents
  return answered({
    code: 'asked_and_planned',
    params: {
      asked: asked.length + areasNotReached(plan.request.areas, spotsOf(plan)).length,
      planned,
      over_cents: over > 0 ? over : null,
    },
  })
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
  text: string
}
const answeredIf = (reason: Reason | null): Verdict | null => reason && answered(reason)
/** The topics of which our facts have the answer; null if they have none for this plan. */
const FROM_FACTS: Partial<Record<QuestionTopic, (asked: Asked) => Verdict | null>> = {
  price: ({ sight, plan, facts }) => pricesOf(sight, plan, facts),
  free_adults: ({ plan }) => freeAdults(plan),
  distance: roadTo,
  seats: ({ plan }) => seatsVerdict(plan),
  wheelchair: ({ plan }) => answered(wheelchairAt(plan)),
  health: ({ plan }) => risksOf(plan),
  length: ({ plan }) => answered(datesPlanned(plan)),
  possible: ({ others, plan }) => plannedOf(others, plan),
  opening: ({ sight, plan, facts }) => openingOf(sight, plan, facts),
  papers: ({ sight, plan, facts }) => papersOf(sight, plan, facts),
  ages: ({ sight, plan, facts }) => gradesOf(sight, plan, facts),
  too_many: ({ sight, plan, facts }) => atATimeOf(sight, plan, facts),
  road: ({ sight, facts }) => roadOf(sight, facts),
  better: ({ others, plan, facts }) => comparedOf(others, plan, facts),
  departure: ({ plan }) => answered(hoursPlanned(plan)),
  guide: ({ plan, facts }) => answeredIf(guidesPlanned(plan) ?? guideLeftOut(plan, facts)),
}

/** Questions that are about all that is visited, or about nothing that is. */
const OF_NO_SIGHT: ReadonlySet<QuestionTopic> = new Set([
  'free_adults',
  'better',
  'better_for',
  'event_date',
  'weather',
  'safety',
])
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
  const sight = sightAsked(request, about, others)
  const verdict =
    FROM_FACTS[about]?.({ sight, plan, others, facts, text: request.text }) ?? toAsk(whomToAsk(about, sight))
  return { request, ...verdict, steps: [], instead: null }
}
