import { addDays, monthOf, weekdayOf } from '../../calendar.ts'
import { barredOf } from '../../catalogue/barred.ts'
import type { Place } from '../../catalogue/facts.ts'
import { stopSortOf } from '../../catalogue/stop-sorts.ts'
import { sameName } from '../derived/distance.ts'
import { isKept, longestDrive } from '../derived/kept.ts'
import type { PlanUnderTest } from '../derived/plan-under-test.ts'
import { type Answer, answers, answersOf, placeAsked, servesAs } from '../derived/requests.ts'
import { basesOf, farthestStopKm, isAbout, kmFrom, ROAD_KM, stopsOf } from '../derived/ways.ts'
import { shareOfPart } from '../derived/share-of-price.ts'
import { isOpenWithin } from '../derived/suitable-places.ts'
import { isWaterActivity } from '../derived/water.ts'
import { namesBarred } from '../second-reading/barred.ts'
import { counted, failIfAny, type Finding, type Rule } from '../finding.ts'
import type { Reason, ReasonParams } from '../../itinerary/requests.ts'
import { ANSWER_TRUTHS, type Judge, type Truths } from './answer-truths.ts'
import { PLACE_TRUTHS } from './place-truths.ts'

/** Nearer than this to where the group is, no place is too far. */
const NEVER_TOO_FAR_KM = 60

const datesOf = ({ itinerary, days }: PlanUnderTest): string[] => days.map((_, at) => addDays(itinerary.start_date, at))
const gradesAre = ({ grades }: Place, { grade_min, grade_max }: ReasonParams['grades']) =>
  grades[0] === grade_min && grades[1] === grade_max

function isUnsuitable(plan: PlanUnderTest, place: Place, { why, at_a_time }: ReasonParams['not_suitable']): boolean {
  switch (why) {
    case 'wheelchair':
      return place.wheelchair === 'no'
    case 'water':
      return isWaterActivity(place)
    case 'season':
      return place.seasonal !== undefined && datesOf(plan).every((date) => !place.seasonal!.includes(monthOf(date)))
    case 'passport':
      return (place.papers ?? []).some(({ code }) => code === 'passport')
    case 'group_size':
      return place.max_group < plan.itinerary.group_details.size && at_a_time === place.max_group
  }
}
const budgetOf = ({ idea, itinerary }: PlanUnderTest): number | null =>
  idea.budgetPerStudent ??
  (idea.budget === null
    ? null
    : idea.budgetScope === 'group'
      ? idea.budget / itinerary.group_details.students
      : idea.budget)
const hasClock = ({ days }: PlanUnderTest, clock: string) =>
  days.some(({ steps }) => steps.some(({ start, end }) => start === clock || end === clock))

const isSort = ({ request: one }: Answer) =>
  (one.kind === 'sight' || one.kind === 'activity') && one.sort !== null ? stopSortOf(one.sort) : null
const isNotKept = (plan: PlanUnderTest, { request }: Answer) => isKept(plan, request) !== true

/** Whether each reason is true by the verifier's own reckoning; a reason without a row cannot be reckoned. */
const IS_TRUE: Truths = {
  closed: ({ dates }, plan, answer) => {
    const place = placeAsked(plan, answer.request)
    const trip = datesOf(plan)
    if (dates.length === 0 || dates.some((date) => !trip.includes(date))) return false
    if (place) return trip.every((date) => !isOpenWithin(place, [date]))
    // One of the places that would do may be meant.
    const isClosed = (one: Place) => trip.every((date) => !isOpenWithin(one, [date]))
    if (plan.facts.places.some((one) => answers(one, answer.request) && isClosed(one))) return true
    const days = isSort(answer)?.days
    return days === undefined || trip.every((date) => !days.includes(weekdayOf(date)))
  },
  too_far: ({ road_km, drive_minutes }, plan, { request }) => {
    const place = placeAsked(plan, request)
    if (!place) return drive_minutes > 0 && road_km > 0
    const km = kmFrom(basesOf(plan), plan, place)
    const isNear = (kmFrom([...basesOf(plan), ...stopsOf(plan)], plan, place) ?? Infinity) < NEVER_TOO_FAR_KM
    return !isNear && (km === null || isAbout(km, road_km))
  },
  grades: (params, plan, { request }) => {
    const place = placeAsked(plan, request)
    const group = plan.grades
    if (!place || !gradesAre(place, params)) return place === undefined
    return group === null || place.grades[0] > group[0] || place.grades[1] < group[1]
  },
  other_grades: (params, plan, { request }) => {
    const visited = plan.seen.find(({ place }) => place.id === placeAsked(plan, request)?.id)
    return visited !== undefined && gradesAre(visited.place, params)
  },
  some_grades: ({ in_min, in_max, out_min, out_max }, plan, { request }) => {
    const visited = plan.seen.find(({ place }) => place.id === placeAsked(plan, request)?.id)
    if (!visited || !plan.grades) return false
    const [lowest, highest] = visited.place.grades
    const [youngest, oldest] = plan.grades
    const isInside = in_min === Math.max(lowest, youngest) && in_max === Math.min(highest, oldest)
    const isOutside = out_max < lowest || out_min > highest
    const all = in_max - in_min + 1 + out_max - out_min + 1
    return isInside && isOutside && all === oldest - youngest + 1 && 2 * (in_max - in_min + 1) >= all
  },
  not_suitable: (params, plan, { request }) => {
    const place = placeAsked(plan, request)
    return place === undefined || isUnsuitable(plan, place, params)
  },
  over_budget: ({ cents }, plan, { request }) => {
    if (request.kind !== 'limit') return cents > 0 && budgetOf(plan) !== null
    if (request.limit.code !== 'ceiling') return false
    const share = shareOfPart(plan, request.limit.part)
    return share !== null && Math.abs(share * 100 - request.limit.rand * 100 - cents) <= 1
  },
  no_time: ({ minutes }, plan, { request }) => {
    const place = placeAsked(plan, request)
    return minutes > 0 && (place === undefined || place.duration_min === minutes)
  },
  hours_not_kept: ({ asked, planned }, plan, answer) =>
    asked !== planned && hasClock(plan, planned) && isNotKept(plan, answer),
  drive_too_long: ({ asked_minutes, planned_minutes }, plan) =>
    planned_minutes > asked_minutes && Math.abs(planned_minutes - longestDrive(plan)) <= ROAD_KM,
  too_far_for_radius: ({ asked_km, planned_km }, plan, answer) => {
    const km = farthestStopKm(plan)
    return planned_km > asked_km && (km === null ? isNotKept(plan, answer) : isAbout(km, planned_km))
  },
  other_bed: ({ planned }, { nights }) => nights.some(({ stay }) => stay && planned.includes(stay.name)),
  other_vehicles: (_, plan, answer) => isNotKept(plan, answer),
  another_chosen: ({ chosen }, plan, { line }) =>
    plan.days.some(({ steps }) => steps.some(({ title }) => sameName(title, chosen))) ||
    (plan.itinerary.requests ?? []).some(({ text, id }) => id !== line.id && sameName(text, chosen)),
  taken_out: (_, { takenOut, placeOf }, { request }) =>
    takenOut.some((id) => {
      const place = placeOf(id)
      return id === `to-arrange-${request.id}` || (place !== undefined && answers(place, request))
    }),
  ...ANSWER_TRUTHS,
  ...PLACE_TRUTHS,
  school_must_see: (_, __, { request }) =>
    request.isTold === true ||
    (request.kind === 'activity'
      ? request.noStop === true && request.offer === null && request.sort === null
      : request.kind !== 'sight'),
  barred: ({ what }, { grades }, { request }) =>
    namesBarred(request.text, what) && (grades === null || grades[0] <= barredOf(what).toGrade),
}
const isTrue = (reason: Reason, plan: PlanUnderTest, answer: Answer): boolean =>
  (IS_TRUE[reason.code] as Judge | undefined)?.(reason.params, plan, answer) ?? true

/** Something that such a group may not have, and that the plan does not refuse. */
function isPlannedThoughBarred({ grades }: PlanUnderTest, { line, request }: Answer): boolean {
  if (request.barred === undefined || request.force === 'not') return false
  const isTooOld = grades !== null && grades[0] > barredOf(request.barred).toGrade
  return !isTooOld && (line.state !== 'not_met' || line.why?.code !== 'barred')
}

/** A place that is said to be missing, and the place offered instead. */
function faultsOf(plan: PlanUnderTest, answer: Answer): string[] {
  const { line, request } = answer
  const place = placeAsked(plan, request)
  const isVisited = plan.visits.some(({ step }) => place !== undefined && step.place_id === place.id)
  const { instead } = line
  const other = instead ? plan.placeOf(instead.id) : undefined
  return [
    ...(line.state === 'not_met' && line.force !== 'not' && isVisited
      ? [`"${line.text}" is called missing and is visited`]
      : []),
    ...(line.why && !isTrue(line.why, plan, answer)
      ? [`"${line.text}" is not missing because of "${line.reason ?? line.why.code}"`]
      : []),
    ...(instead && !other ? [`"${instead.name}" is not a place we know`] : []),
    ...(other && other.name !== instead?.name ? [`"${instead?.name}" is really ${other.name}`] : []),
    ...(other && (other.id === place?.id || !servesAs(other, request, place))
      ? [`${other.name} is no answer to "${line.text}"`]
      : []),
  ]
}

/** Nobody drives farther on a day than this and back. */
const TOO_FAR_TO_NAME_KM = 450
/** Places named as the nearest that would do and that nobody can reach. */
const tooFarToName = ({ notes }: PlanUnderTest): string[] =>
  [...notes('offer_left_out'), ...notes('subject_left_out')].flatMap(({ nearest }) =>
    nearest && (nearest.road_km ?? 0) > TOO_FAR_TO_NAME_KM
      ? [`${nearest.name} is offered instead, ${nearest.road_km} km away`]
      : [],
  )

function reasonsTrue(plan: PlanUnderTest): Finding {
  const all = answersOf(plan)
  const answers = all.filter(({ line }) => line.state !== 'met' && line.state !== 'to_arrange')
  return failIfAny(
    [
      ...answers.flatMap((answer) => faultsOf(plan, answer)),
      ...tooFarToName(plan),
      ...all.flatMap((answer) =>
        isPlannedThoughBarred(plan, answer)
          ? [`"${answer.line.text}" is no thing for a school trip, and is planned`]
          : [],
      ),
    ],
    answers.length === 0
      ? 'Nothing that was asked for is missing.'
      : `${counted(answers.length, 'reason')}, reckoned again.`,
  )
}

export const REASON_RULES: readonly Rule[] = [
  {
    id: 'reasons_true',
    label: 'What is missing is missing for a true reason',
    otherwise: 'A reason for what is missing may not be the true one',
    run: reasonsTrue,
  },
]
