import { wholeNumbers } from '../second-reading/number-words.ts'
import { wordsOf } from '../second-reading/words.ts'
import { monthOf } from '../../calendar.ts'
import type { Place, Wheelchair } from '../../catalogue/facts.ts'
import { HAZARDS, type Hazard, type HazardCode } from '../../catalogue/hazards.ts'
import type { Request } from '../../idea/requests/request.ts'
import type { ReasonCode, ReasonParams } from '../../itinerary/requests.ts'
import { findTown, spotOf } from '../derived/distance.ts'
import { isOnSabbath, seatsOf, sunset } from '../derived/kept.ts'
import { cents, isCoach } from '../derived/money.ts'
import type { PlanUnderTest } from '../derived/plan-under-test.ts'
import { type Answer, stepsOfLine } from '../derived/requests.ts'
import { basesOf, isAbout, kmFrom } from '../derived/ways.ts'
import { hasItsWords } from './own-nouns.ts'

export type Judge<Code extends ReasonCode = ReasonCode> = (
  params: ReasonParams[Code],
  plan: PlanUnderTest,
  answer: Answer,
) => boolean
export type Truths = { [Code in ReasonCode]?: Judge<Code> }

/** Topics of questions to which the figures of a plan are an answer. */
const KNOWN_TOPICS = ['price', 'seats', 'wheelchair', 'health', 'possible']
const topicOf = ({ request }: Answer): string | null =>
  request.kind === 'condition' && request.condition.code === 'question' ? request.condition.about : null

/** What a place must have ("a fence", "shade"): only the place knows. */
export const isAskedOfPlaces = (request: Request): boolean =>
  request.kind === 'condition' && request.condition.code === 'other' && request.condition.about === 'site'

const visitedAt = (plan: PlanUnderTest, { line }: Answer): Place[] =>
  stepsOfLine(plan, line).flatMap(({ step }) => plan.placeOf(step.place_id ?? '') ?? [])
const areVisited = (names: readonly string[], places: readonly Place[]): boolean =>
  names.length > 0 && names.every((name) => places.some((place) => place.name === name))
const placesOf = ({ seen }: PlanUnderTest): Place[] => [...new Set(seen.map(({ place }) => place))]
const isSame = (names: readonly string[], places: readonly Place[]): boolean =>
  names.length === places.length && places.every(({ name }) => names.includes(name))

function isRisk(code: HazardCode, plan: PlanUnderTest): boolean {
  const month = monthOf(plan.itinerary.start_date)
  const { months }: Hazard = HAZARDS.find((hazard) => hazard.code === code)!
  const spots = [...placesOf(plan), ...plan.nights.flatMap(({ stay }) => stay ?? [])]
  return (months === undefined || months.includes(month)) && spots.some(({ hazards }) => hazards.includes(code))
}

const BOUGHT = ['packed_lunch', 'dinner', 'groceries'] as const
/** What is said of a request by the plan's own figures, reckoned again. */
export const ANSWER_TRUTHS: Truths = {
  no_room: (_, __, { request }) =>
    request.kind === 'activity' || (request.kind === 'sight' && request.placeId === null),
  fewer_times: ({ planned, asked }, plan, { line }) =>
    planned < asked &&
    stepsOfLine(plan, line).length === planned &&
    wholeNumbers(line.text, wordsOf(line.text)).some(({ value }) => value === asked),
  of_its_kind: ({ places }, plan, answer) => {
    const visited = visitedAt(plan, answer)
    return areVisited(places, visited) && !visited.some((place) => isWritten(place, answer, plan))
  },
  elsewhere: ({ places, town, road_km }, plan, answer) => {
    const visited = visitedAt(plan, answer)
    const there = findTown(plan.facts.towns, town)
    const ways = there ? visited.flatMap((place) => kmFrom([spotOf(there)], plan, place) ?? []) : []
    return areVisited(places, visited) && (ways.length === 0 || isAbout(Math.min(...ways), road_km))
  },
  planned_dates: ({ start, end }, { itinerary }) => start === itinerary.start_date && end === itinerary.end_date,
  planned_hours: ({ begins, ends }, { days }) =>
    days[0]?.steps[0]?.start === begins && days.at(-1)?.steps.at(-1)?.end === ends,
  planned_guides: ({ guides }, { itinerary }) =>
    itinerary.cost_details.some(
      ({ code, quantity }) => code === 'guide' && quantity === guides * itinerary.daily_itinerary.length,
    ),
  planned_meals: ({ meals }, { itinerary, nights }) =>
    BOUGHT.every((code) => meals.includes(code) === itinerary.cost_details.some((line) => line.code === code)) &&
    meals.includes('at_stay') === nights.some(({ stay }) => stay !== undefined && stay.board !== 'self-catering'),
  after_dark: ({ home }, plan) => {
    const last = plan.days.at(-1)?.steps.at(-1)
    return last?.end === home && last.to > sunset(plan)
  },
  // What fills an afternoon at the stay is nothing that was asked for at an hour.
  hour_open: ({ asked }, { days }, { request }) => {
    const isBare = request.kind === 'condition' && 'bare' in request.condition
    return !days.some(({ steps }) =>
      steps.some(
        ({ start, kind, programme_id }) =>
          start === asked && programme_id === undefined && (!isBare || kind === 'visit' || kind === 'check_in'),
      ),
    )
  },
  on_sabbath: ({ dates }, { days }) => {
    const kept = days.filter(isOnSabbath).map(({ date }) => date)
    return dates.length > 0 && dates.every((date) => kept.includes(date))
  },
  entrance_prices: ({ places, trip_cents }, plan) =>
    Math.abs(trip_cents - cents(plan.itinerary.total_per_student)) <= 100 &&
    (places.length > 0 || placesOf(plan).length === 0) &&
    places.every(({ name, rand }) => placesOf(plan).find((place) => place.name === name)?.learner_price_zar === rand),
  free_adults: ({ places }, plan) =>
    places.length > 0 &&
    places.every(
      ({ name, learners }) => placesOf(plan).find((place) => place.name === name)?.learners_per_free_adult === learners,
    ),
  road_to: ({ name, road_km }, plan) => {
    const place = plan.facts.places.find((one) => one.name === name)
    const km = place ? kmFrom(basesOf(plan), plan, place) : null
    return km === null || isAbout(km, road_km)
  },
  seats_needed: ({ people, seats }, plan) => {
    const coaches = plan.itinerary.cost_details.filter(isCoach)
    const hired = coaches.reduce((sum, { vehicle }) => sum + (vehicle?.count ?? 0) * seatsOf(plan, vehicle?.id), 0)
    return people === plan.itinerary.group_details.size && (seats ?? 0) === hired
  },
  wheelchair_at: ({ open, partly, closed }, plan) => {
    const of = (how: Wheelchair) => placesOf(plan).filter(({ wheelchair }) => wheelchair === how)
    return isSame(open, of('yes')) && isSame(partly, of('partial')) && isSame(closed, of('no'))
  },
  health_risks: ({ malaria, unsafe_water }, plan) =>
    malaria === isRisk('malaria', plan) && unsafe_water === isRisk('unsafe-water', plan),
  asked_and_planned: ({ asked, planned, over_cents = null }, plan) => {
    const { requests = [] } = plan.itinerary
    const stops = requests.filter(({ kind, force }) => (kind === 'sight' || kind === 'activity') && force !== 'not')
    const isCounted = asked === stops.length && planned === stops.filter(({ where }) => where.length > 0).length
    return isCounted && (over_cents === null || over_cents > 0)
  },
  ask: (_, __, answer) => {
    const topic = topicOf(answer)
    return isAskedOfPlaces(answer.request) || (topic !== null && !KNOWN_TOPICS.includes(topic))
  },
}
/** Whether a place is all that was written, which nobody knows of words in doubt; who asks for an offer may call it by another noun. */
const isWritten = (place: Place, { request }: Answer, { idea }: PlanUnderTest): boolean =>
  !request.unsure && request.kind === 'sight' && hasItsWords(place, request, idea.language ?? 'en')
