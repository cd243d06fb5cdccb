import { areaKey, sameKey } from './statement-keys.ts'
import type { Note, NoteCode, NoteParams } from '../../itinerary/notes.ts'
import type { Reason, ReasonCode, ReasonParams, RequestLine } from '../../itinerary/requests.ts'
import { isArranged, type PlanUnderTest } from './plan-under-test.ts'
import { placeAsked } from './requests.ts'
import { cents } from './money.ts'
import { payableByFamilies } from './share-of-price.ts'

/** What one sentence of a plan says of one thing: two of them about the same thing must have the same value. */
export interface Statement {
  about: string
  value: string | number | boolean
  by: string
}
type Said = readonly [about: string, value: Statement['value']]

const place = (id: string) => `whether ${id} is visited`
const AGAINST_BUDGET = 'whether the price is within the budget'
const BUDGET = 'the budget for each learner, cents'
const PRICE = 'what families pay for each learner, cents'
const LEFT_TO_RAISE = 'what is left to raise, cents'
const LEARNERS = 'the number of learners'
const ADULTS = 'the number of adults'
const PEOPLE = 'the size of the group'
const DAYS = 'the days planned'
const DAYS_ASKED = 'the days asked for'
const START = 'the first day'
const END = 'the last day'
const BEGINS = 'where the plan begins'
const FLIES = 'whether the group flies'
const FARES = 'whether flights are in the price'
const SCHOOL_BUS = 'whether a coach is charged'
const GRADES = 'the grades'

const nearestSays = (nearest: NoteParams['offer_left_out']['nearest']): Said[] =>
  nearest && nearest.road_km !== null ? [[`km from ${areaKey(nearest.area)} to ${nearest.id}`, nearest.road_km]] : []

/** What each note says. A note that says nothing that another sentence could deny has no row here. */
const NOTES: { [Code in NoteCode]?: (params: NoteParams[Code]) => Said[] } = {
  one_day_only: ({ days }) => [
    [DAYS_ASKED, days],
    [DAYS, 1],
  ],
  trip_too_long: ({ days, planned }) => [
    [DAYS_ASKED, days],
    [DAYS, planned],
  ],
  day_trip_of_days: ({ days, planned }) => [
    [DAYS_ASKED, days],
    [DAYS, planned],
  ],
  camp_without_night: () => [[DAYS, 1]],
  length_default: ({ days }) => [[DAYS, days]],
  dates_turned_round: ({ start, end }) => [
    [START, start],
    [END, end],
  ],
  dates_past: ({ start, end }) => [
    [START, start],
    [END, end],
  ],
  dates_default: ({ start, end }) => [
    [START, start],
    [END, end],
  ],
  dates_backwards: ({ start, end }) => [
    [START, start],
    [END, end],
  ],
  dates_in_window: ({ start, end }) => [
    [START, start],
    [END, end],
  ],
  too_few_beds: ({ people }) => [[PEOPLE, people]],
  takes_turns: ({ people, places }) => [
    [PEOPLE, people],
    ...places.map(({ id, at_a_time }): Said => [`people at a time at ${id}`, at_a_time]),
    ...places.map(({ id }): Said => [place(id), true]),
  ],
  stays_split: ({ people }) => [[PEOPLE, people]],
  group_default: ({ students, teachers }) => [
    [LEARNERS, students],
    [ADULTS, teachers],
  ],
  teachers_default: ({ teachers }) => [[ADULTS, teachers]],
  few_adults: ({ students, teachers }) => [
    [LEARNERS, students],
    [ADULTS, teachers],
  ],
  cheaper_with_fewer_days: ({ instead_of }) => [[DAYS, instead_of]],
  savings_together: ({ budget_cents, price_cents, parts, left_cents }) => [
    [BUDGET, budget_cents],
    [AGAINST_BUDGET, 'over'],
    [PRICE, price_cents],
    [LEFT_TO_RAISE, Math.max(0, left_cents - budget_cents)],
    ...parts.flatMap((part): Said[] => (part.code === 'free_place' ? [[place(part.place.id), true]] : [])),
  ],
  cheaper_with_own_bus: () => [[SCHOOL_BUS, true]],
  raise_money: ({ cents: left }) => [[LEFT_TO_RAISE, left]],
  own_transport: () => [[SCHOOL_BUS, false]],
  over_budget: ({ budget_cents, days, price_cents }) => [
    [BUDGET, budget_cents],
    [AGAINST_BUDGET, 'over'],
    [DAYS, days],
    [PRICE, price_cents],
  ],
  under_budget: ({ budget_cents, cents: under }) => [
    [BUDGET, budget_cents],
    [AGAINST_BUDGET, 'within'],
    [PRICE, budget_cents - under],
  ],
  signature_over_budget: ({ budget_cents, cents: over }) => [
    [BUDGET, budget_cents],
    [AGAINST_BUDGET, 'over'],
    [PRICE, budget_cents + over],
  ],
  budget_for_each: ({ cents: budget }) => [[BUDGET, budget]],
  budget_default: () => [[BUDGET, 'not given']],
  place_left_out: ({ place: { id }, grade_min, grade_max }) => [
    [place(id), false],
    [`the grades of ${id}`, `${grade_min}-${grade_max}`],
  ],
  subject_left_out: ({ subject, nearest }) => [[`whether ${subject} is taught`, false], ...nearestSays(nearest)],
  offer_left_out: ({ offer, nearest }) => [[`whether there is ${offer}`, false], ...nearestSays(nearest)],
  day_without_visit: ({ day }) => [[`whether day ${day} has a visit`, false]],
  farthest_outing: ({ place: { id } }) => [[place(id), true]],
  origin_default: ({ start }) => [[BEGINS, sameKey(start)]],
  unknown_origin: ({ start }) => [[BEGINS, sameKey(start)]],
  several_schools: ({ start }) => [[BEGINS, sameKey(start)]],
  starts_elsewhere: ({ start }) => [[BEGINS, sameKey(start)]],
  grade_default: ({ grade }) => [[GRADES, `${grade}-${grade}`]],
  grades_likely: ({ grade_min, grade_max }) => [[GRADES, `${grade_min}-${grade_max}`]],
  grades_from_ages: ({ grade_min, grade_max }) => [[GRADES, `${grade_min}-${grade_max}`]],
  flights_as_asked: () => [[FLIES, true]],
  flights_chosen: () => [[FLIES, true]],
  flights_left_out: () => [[FLIES, false]],
  tickets_in_hand: () => [[FARES, false]],
  flights_apart: () => [[FARES, false]],
  hours_not_kept: ({ begins, ends }) => [
    ['the hour of departure', begins],
    ['the hour of return', ends],
  ],
}
const saysNote = ({ code, params }: Note): Said[] =>
  (NOTES[code] as ((params: NoteParams[NoteCode]) => Said[]) | undefined)?.(params) ?? []

/** What each reason says of the place that is asked for. */
const REASONS: { [Code in ReasonCode]?: (params: ReasonParams[Code], id: string | undefined) => Said[] } = {
  grades: ({ grade_min, grade_max }, id) => (id ? [[`the grades of ${id}`, `${grade_min}-${grade_max}`]] : []),
  not_suitable: ({ at_a_time }, id) => (id && at_a_time !== null ? [[`people at a time at ${id}`, at_a_time]] : []),
  too_far: ({ road_km }, id) => (id ? [[`km to ${id}`, road_km]] : []),
}
const saysReason = (reason: Reason, id: string | undefined): Said[] =>
  (REASONS[reason.code] as ((params: ReasonParams[ReasonCode], id: string | undefined) => Said[]) | undefined)?.(
    reason.params,
    id,
  ) ?? []

function saysLine(plan: PlanUnderTest, line: RequestLine): Said[] {
  const request = plan.idea.requests.find(({ id }) => id === line.id)
  const id = request ? placeAsked(plan, request)?.id : undefined
  const isThere = line.state === 'met' && line.force !== 'not'
  const isMissing = line.state === 'not_met' || (line.state === 'met' && line.force === 'not')
  const offer = request?.kind === 'activity' ? request.offer : null
  return [
    [`what became of request ${line.id}`, line.state],
    ...(id && (isThere || isMissing) ? [[place(id), isThere] as const] : []),
    ...(offer && isThere ? [[`whether there is ${offer}`, true] as const] : []),
    ...(line.why ? saysReason(line.why, id) : []),
  ]
}

/** What the days, prices and fields of the plan show; the sentences must agree with these too. */
function saysPlan(plan: PlanUnderTest): Said[] {
  const { itinerary, idea, days, visits, flights } = plan
  const { students, teachers, size } = itinerary.group_details
  const price = cents(payableByFamilies(plan))
  const budget = idea.budgetPerStudent
  const has = (...codes: string[]) =>
    itinerary.cost_details.some(({ code }) => code !== undefined && codes.includes(code))
  return [
    [LEARNERS, students],
    [ADULTS, teachers],
    [PEOPLE, size],
    [PRICE, price],
    [DAYS, days.length],
    [START, itinerary.start_date],
    [END, itinerary.end_date],
    ...(budget === null ? [] : [[AGAINST_BUDGET, price > Math.round(budget * 100) ? 'over' : 'within'] as const]),
    [FLIES, flights.length > 0],
    [FARES, has('flight')],
    [SCHOOL_BUS, has('coach')],
    ...visits.flatMap(({ step: { place_id, turns } }): Said[] =>
      place_id === undefined
        ? []
        : [[place(place_id), true], ...(turns ? [[`people at a time at ${place_id}`, turns.at_a_time] as const] : [])],
    ),
    ...days.map(
      ({ day, steps }): Said => [
        `whether day ${day} has a visit`,
        // What a group does by itself after supper is no visit.
        steps.some((step) => step.kind === 'visit' || (isArranged(step) && step.role !== 'activity')),
      ],
    ),
    ...itinerary.objectives_map.map(({ subject }): Said => [`whether ${subject} is taught`, true]),
    ['the hour of departure', days[0]?.steps[0]?.start ?? ''],
    ['the hour of return', days.at(-1)?.steps.at(-1)?.end ?? ''],
  ]
}

/** All that a plan says, by whom. Things that only the days show and no sentence names are in it too. */
export function statementsOf(plan: PlanUnderTest): Statement[] {
  const { notes, requests = [] } = plan.itinerary
  const by = (name: string, said: readonly Said[]) =>
    said.map(([about, value]): Statement => ({ about, value, by: name }))
  return [
    ...by('the plan', saysPlan(plan)),
    ...notes.flatMap((note) => by(`the note ${note.code}`, saysNote(note))),
    ...requests.flatMap((line) => by(`"${line.text}"`, saysLine(plan, line))),
  ]
}
