import { wholeNumbers } from '../second-reading/number-words.ts'
import { wordsOf } from '../second-reading/words.ts'
import { monthOf } from '../../calendar.ts'
import type { Place, Wheelchair } from '../../catalogue/facts.ts'
import { HAZARDS, type Hazard, type HazardCode } from '../../catalogue/hazards.ts'
import type { ConditionTopic, Request } from '../../idea/requests/request.ts'
import type { Listener, ReasonCode, ReasonParams } from '../../itinerary/requests.ts'
import { findTown, spotOf } from '../derived/distance.ts'
import { drivesByDay, isOnSabbath, longestDrive, seatsOf, sunset } from '../derived/kept.ts'
import { cents, isCoach } from '../derived/money.ts'
import type { PlanUnderTest } from '../derived/plan-under-test.ts'
import { type Answer, answersOf, stepsOfLine } from '../derived/requests.ts'
import { payableByFamilies } from '../derived/share-of-price.ts'
import { basesOf, isAbout, kmFrom } from '../derived/ways.ts'
import { budgetOf } from './budget.ts'
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

/** What a condition in words is about; null of anything else. */
const aboutOf = (request: Request): ConditionTopic | null =>
  request.kind === 'condition' && request.condition.code === 'other' ? (request.condition.about ?? null) : null
/** Who can be told of what somebody needs, and of a condition. */
const OF_NEEDS: readonly Listener[] = ['kitchens', 'hosts', 'adults']
const OF_FAMILIES: readonly (ConditionTopic | null)[] = ['bring', 'conduct']
const IS_TOLD: {
  [Whom in Listener]?: (names: readonly string[], plan: PlanUnderTest, request: Request) => boolean
} = {
  places: (names, plan) => isSame(names, placesOf(plan)),
  stay: (names, { nights }) => {
    const stays = [...new Set(nights.flatMap(({ stay }) => stay ?? []))]
    return stays.length > 0 && isSame(names, stays)
  },
  operator: (_, { itinerary }) => itinerary.cost_details.some(isCoach),
  families: (_, __, request) => OF_FAMILIES.includes(aboutOf(request)),
}

const visitedAt = (plan: PlanUnderTest, { line }: Answer): Place[] =>
  stepsOfLine(plan, line).flatMap(({ step }) => plan.placeOf(step.place_id ?? '') ?? [])
const areVisited = (names: readonly string[], places: readonly Place[]): boolean =>
  names.length > 0 && names.every((name) => places.some((place) => place.name === name))
const placesOf = ({ seen }: PlanUnderTest): Place[] => [...new Set(seen.map(({ place }) => place))]
const isSame = (names: readonly string[], places: readonly { name: string }[]): boolean =>
  names.length === places.length && places.every(({ name }) => names.includes(name))

/** What a host is to show goes to those of the steps of the plan. */
const isAtSteps = (names: readonly string[], { days, seen }: PlanUnderTest): boolean =>
  names.length > 0 &&
  names.every(
    (name) =>
      seen.some(({ place }) => place.name === name) ||
      days.some(({ steps }) => steps.some(({ title }) => title.toLowerCase() === name.toLowerCase())),
  )

function isRisk(code: HazardCode, plan: PlanUnderTest): boolean {
  const month = monthOf(plan.itinerary.start_date)
  const { months }: Hazard = HAZARDS.find((hazard) => hazard.code === code)!
  const spots = [...placesOf(plan), ...plan.nights.flatMap(({ stay }) => stay ?? [])]
  return (months === undefined || months.includes(month)) && spots.some(({ hazards }) => hazards.includes(code))
}

/** A question of one place is about a sight that is met there. */
const isAskedFor = (name: string, plan: PlanUnderTest, { line }: Answer): boolean =>
  answersOf(plan).some(
    (other) =>
      other.line.id !== line.id &&
      (other.request.kind === 'sight' || other.request.kind === 'activity') &&
      areVisited([name], visitedAt(plan, other)),
  )
/** Cents that a budget divided by learners may differ by. */
const ROUNDED = 1
/** One registered guide leads about so many. */
const PEOPLE_PER_GUIDE = 45
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
  guide_left_out: ({ cents: each }, { itinerary, facts }, { request }) => {
    const { students, size } = itinerary.group_details
    const { low, typical } = facts.rates.staff.registered_tour_guide_per_day
    const days = Math.ceil(size / PEOPLE_PER_GUIDE) * itinerary.daily_itinerary.length
    return (
      request.kind === 'condition' &&
      !itinerary.cost_details.some(({ code }) => code === 'guide') &&
      [low, typical].some((rand) => Math.abs((cents(rand) * days) / students - each) <= ROUNDED)
    )
  },
  planned_adults: ({ adults, learners }, { itinerary: { group_details: group } }) =>
    adults === group.teachers && learners === group.students,
  planned_price: ({ each_cents, group_cents }, { itinerary: { total_per_student: rand, group_details: group } }) =>
    Math.abs(each_cents - cents(rand)) <= 100 && Math.abs(group_cents - cents(rand) * group.students) <= 100,
  planned_drives: ({ longest_minutes, by_day }, plan) =>
    longest_minutes === longestDrive(plan) && by_day === drivesByDay(plan),
  emergency_numbers: ({ own_vehicle }, { itinerary, facts, idea }) =>
    own_vehicle === idea.needs.includes('own-transport') &&
    facts.rules.emergency_numbers.some(({ number }) => itinerary.safety_measures.some((one) => one.includes(number))),
  in_paperwork: ({ codes }, { itinerary: { requirement_codes: listed } }) =>
    codes.length > 0 && codes.every((code) => listed.includes(code)),
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
  entrance_prices: ({ places, trip_cents }, plan, answer) => {
    const names = places.map(({ name }) => name)
    const isAll = isSame(names, placesOf(plan))
    return (
      Math.abs(trip_cents - cents(plan.itinerary.total_per_student)) <= 100 &&
      (isAll || (names.length === 1 && isAskedFor(names[0]!, plan, answer))) &&
      places.every(({ name, rand }) => placesOf(plan).find((place) => place.name === name)?.learner_price_zar === rand)
    )
  },
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
    const towns = plan.notes('area_left_out').length
    const isCounted = asked === stops.length + towns && planned === stops.filter(({ where }) => where.length > 0).length
    const over = cents(payableByFamilies(plan)) - budgetOf(plan)
    return isCounted && (over_cents === null ? over <= ROUNDED : over > 0 && Math.abs(over - over_cents) <= ROUNDED)
  },
  ask: (_, __, answer) => {
    const topic = topicOf(answer)
    return topic !== null && !KNOWN_TOPICS.includes(topic)
  },
  tell: ({ whom, names }, plan, { request }) =>
    request.kind === 'condition'
      ? (IS_TOLD[whom]?.(names, plan, request) ?? false)
      : request.kind === 'need'
        ? OF_NEEDS.includes(whom)
        : request.kind === 'activity' && request.isShown === true && whom === 'places' && isAtSteps(names, plan),
  listed: ({ where }, { itinerary }, { request }) => aboutOf(request) === where && itinerary.requirements.length > 0,
}
/** Whether a place is all that was written, which nobody knows of words in doubt; who asks for an offer may call it by another noun. */
const isWritten = (place: Place, { request }: Answer, { idea }: PlanUnderTest): boolean =>
  !request.unsure && request.kind === 'sight' && hasItsWords(place, request, idea.language ?? 'en')
