import { addDays, weekdayOf } from '../../calendar.ts'
import type { Facts, Place } from '../../catalogue/facts.ts'
import { isOfSort } from '../../catalogue/place-nouns.ts'
import type { Request } from '../../idea/requests/request.ts'
import { isPossible } from '../candidates/find-candidates.ts'
import { allVisits, type Plan } from '../plan.ts'
import { readIndex } from '../places/facts-index.ts'
import type { Reason } from '../../itinerary/requests.ts'
import { answers, nearestAnswers } from '../request/stops-to-arrange.ts'
import type { Answer } from './answer.ts'
import { answerCondition } from './answer-conditions.ts'
import { answerDoubt } from './answer-doubt.ts'
import { answerQuestion } from './answer-questions.ts'
import { answerStop, visitSteps } from './answer-stops.ts'
import { visitedOf } from './facts-of-places.ts'
import { SCHOOL } from './verdict.ts'
import { type WithoutBudget, whyMissing } from './why-missing.ts'

/** The nearest place that would do and is within this distance by road from the trip. */
const INSTEAD_KM = 120

/** Places that serve the purpose of a request that is not met: of its sort, or of the kind and offers of a place that it names. */
function servesInstead(place: Place, request: Request, meant: Place | null): boolean {
  if (place.id === meant?.id) return false
  const named = request.kind === 'sight' && request.placeId !== null ? meant : null
  if (named) return place.kind === named.kind && place.offers.some((offer) => named.offers.includes(offer))
  if (request.kind === 'activity' && request.offer !== null) return answers(place, request)
  return request.kind === 'sight' && request.sort !== null && isOfSort(place, request.sort)
}

function nearestInstead(request: Request, meant: Place | null, plan: Plan, facts: Facts): Answer['instead'] {
  const taken = new Set([
    ...allVisits(plan).map(({ candidate }) => candidate.place.id),
    ...plan.request.requests.flatMap((one) => (one.kind === 'sight' ? (one.placeId ?? []) : [])),
  ])
  const spots = [...plan.request.areas, ...plan.lodgings.map(({ stay }) => stay)]
  const near = readIndex(facts)
    .places.filter(
      (entry) =>
        !taken.has(entry.place.id) &&
        entry.place.km_from_town < INSTEAD_KM &&
        isPossible(entry, plan.request) &&
        servesInstead(entry.place, request, meant),
    )
    .map(({ place }) => ({ place, km: Math.min(...spots.map((spot) => facts.roads.measure(spot, place).km)) }))
    .filter(({ km }) => km <= INSTEAD_KM)
    .toSorted((a, b) => a.km - b.km || a.place.id.localeCompare(b.place.id))[0]
  return near ? { place: near.place, roadKm: Math.max(1, Math.round(near.km)) } : null
}

/** Of the places that any would do: one that is open during the trip, if there is one. */
function anyAnswer(request: Request & { kind: 'sight' | 'activity' }, plan: Plan, facts: Facts): Place | null {
  const { areas, startDate, days } = plan.request
  const near = nearestAnswers(request, areas, () => true, facts)
  const weekdays = Array.from({ length: days }, (_, at) => weekdayOf(addDays(startDate, at)))
  return near.find(({ open_days }) => weekdays.some((day) => open_days.includes(day))) ?? near[0] ?? null
}

/** What is done at one sight alone is missing because that is. */
function onlySight({ id, beside }: Request, { request: { inside, requests } }: Plan): Request | null {
  const isWithin = inside.some((stop) => stop.requestId === id && stop.inside?.venue === 'sight')
  return (isWithin && beside?.by === 'clause' && requests.find((one) => one.id === beside.id)) || null
}

/** The place that a missing request means: its own stop, the place that it names, or any that would answer it. */
function placeMeant(request: Request, plan: Plan, facts: Facts): Place | null {
  const sight = onlySight(request, plan)
  if (sight) return placeMeant(sight, plan, facts)
  const { stops, inside } = plan.request
  const stop = [...inside, ...stops].find(({ requestId }) => requestId === request.id)
  if (stop) return stop.place
  if (request.kind === 'sight' && request.placeId !== null)
    return readIndex(facts).placeById.get(request.placeId)?.place ?? null
  const chosen = plan.request.placesOfSorts.get(request.id)
  if (chosen !== undefined) return readIndex(facts).placeById.get(chosen)?.place ?? null
  if (request.kind === 'sight' || request.kind === 'activity') return anyAnswer(request, plan, facts)
  return null
}

/** Another place would need the same room in the days. */
const SAME_ROOM: ReadonlySet<Reason['code']> = new Set(['no_time', 'no_room'])
/** A length of time and its room are known of the place that was named, and of no other. */
const withKnownRoom = (why: Reason, request: Request): Reason =>
  why.code === 'no_time' && !(request.kind === 'sight' && request.placeId !== null)
    ? { code: 'no_room', params: {} }
    : why

/** Whether the owner took out the place that a request means, or one that would answer it. */
function isTakenOut(request: Request, place: Place | null, { request: { takenOut } }: Plan, facts: Facts): boolean {
  if (!takenOut) return false
  if (place && takenOut.has(place.id)) return true
  if (request.kind !== 'sight' && request.kind !== 'activity') return false
  const { placeById } = readIndex(facts)
  return [...takenOut].some((id) => {
    const other = placeById.get(id)?.place
    return other !== undefined && answers(other, request)
  })
}

function answerMissing(request: Request, plan: Plan, withoutBudget: WithoutBudget, facts: Facts): Answer {
  const place = placeMeant(request, plan, facts)
  if (place && plan.request.unwantedPlaceIds.has(place.id))
    return { request, state: 'unclear', steps: [], why: { code: 'asked_both', params: {} }, instead: null }
  if (isTakenOut(request, place, plan, facts))
    return { request, state: 'not_met', steps: [], why: { code: 'taken_out', params: {} }, instead: null }
  const inCatalogue = place && readIndex(facts).placeById.has(place.id) ? place : null
  const why: Reason = place
    ? withKnownRoom(whyMissing(place, plan, withoutBudget, facts), request)
    : { code: 'no_room', params: {} }
  const instead =
    SAME_ROOM.has(why.code) || onlySight(request, plan) ? null : nearestInstead(request, inCatalogue, plan, facts)
  return { request, state: 'not_met', steps: [], why, instead }
}

/** "A or B": where one of them is in the plan, the others were not chosen. */
function settleChoices(answered: readonly Answer[]): Answer[] {
  return answered.map((answer) => {
    const { choice } = answer.request
    if (choice === undefined || (answer.state !== 'not_met' && answer.state !== 'unclear')) return answer
    const chosen = answered.find(
      (other) => other.request.choice === choice && (other.state === 'met' || other.state === 'to_arrange'),
    )
    return chosen
      ? {
          ...answer,
          state: 'not_met',
          why: { code: 'another_chosen', params: { chosen: chosen.request.text } },
          instead: null,
        }
      : answer
  })
}

const sameText = (one: Request, other: Request): boolean => one.text.toLowerCase() === other.text.toLowerCase()
/** What is said once more, and more clearly, has one answer. */
const settleUnsure = (answered: readonly Answer[]): Answer[] =>
  answered.map((answer) => {
    if (answer.why?.code !== 'not_known') return answer
    const clear = answered.find(({ request }) => !request.unsure && sameText(request, answer.request))
    return clear?.request.force === 'not'
      ? { ...clear, request: answer.request, state: 'not_met', why: { code: 'taken_out', params: {} } }
      : clear
        ? { ...clear, request: answer.request }
        : answer
  })

/** The visits of the sight that is named with what is to be shown; else all. */
function shownAt({ beside }: Request, plan: Plan): string[] {
  const sight = plan.request.requests.find(({ id }) => id === beside?.id)
  const own = visitSteps(plan).flatMap(({ step }) => {
    const { place, arranged } = step.visit!.candidate
    const isIt = arranged ? arranged.requestId === sight?.id : sight !== undefined && answers(place, sight)
    return isIt ? [place.name] : []
  })
  return [...new Set(own.length > 0 ? own : visitedOf(plan).map(({ name }) => name))]
}

/** What is to be learnt is taught by visits that say so; else the school teaches it. */
function answerNoStop(request: Request, plan: Plan, facts: Facts): Answer {
  const places = visitedOf(plan).map(({ name }) => name)
  if (request.kind === 'activity' && request.isWork && places.length > 0)
    return { request, state: 'partly', steps: [], why: { code: 'at_visits', params: { places } }, instead: null }
  if (request.kind === 'activity' && request.isShown) {
    const names = shownAt(request, plan)
    const why: Reason = { code: 'tell', params: { whom: 'places', names } }
    if (names.length > 0) return { request, state: 'partly', steps: [], why, instead: null }
  }
  return (
    answerDoubt(request, plan, facts) ?? {
      request,
      state: 'partly',
      steps: [],
      why: { code: 'school_must_see', params: {} },
      instead: null,
    }
  )
}

const questionOf = (request: Request) =>
  request.kind === 'condition' && request.condition.code === 'question' ? request.condition.about : null

/** What becomes of each request in a plan; `withoutBudget` says what money alone keeps out. */
export function answerRequests(plan: Plan, withoutBudget: WithoutBudget, facts: Facts): Answer[] {
  const answered = plan.request.requests.map((request): Answer => {
    if (request.kind !== 'sight' && request.kind !== 'activity') return answerCondition(request, plan, facts)
    const found = answerStop(request, plan, facts)
    if (request.kind === 'activity' && request.noStop && !found?.steps.length) return answerNoStop(request, plan, facts)
    const isDoubtful = request.unsure && !found?.steps.length && request.force !== 'not'
    const ofVisits = isDoubtful ? answerDoubt(request, plan, facts) : null
    if (ofVisits) return ofVisits
    if (isDoubtful && request.isTold) return { request, ...SCHOOL, steps: [], instead: null }
    // What places offer is known, and only missing.
    if (isDoubtful && !(request.kind === 'activity' && request.offer !== null))
      return { request, state: 'unclear', steps: [], why: { code: 'not_known', params: {} }, instead: null }
    return found ?? answerMissing(request, plan, withoutBudget, facts)
  })
  const barred = plan.request.barred.map(
    (request): Answer => ({
      request,
      state: 'not_met',
      steps: [],
      why: { code: 'barred', params: { what: request.barred } },
      instead: null,
    }),
  )
  const settled = settleChoices(
    [...settleUnsure(answered), ...barred].toSorted((a, b) => a.request.start - b.request.start),
  )
  return settled.map((answer) => {
    const about = questionOf(answer.request)
    return about ? answerQuestion(answer.request, about, plan, settled, facts) : answer
  })
}
