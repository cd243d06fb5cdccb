import type { StepRole } from '../../itinerary/itinerary.ts'
import type { TripType } from '../../trip-types.ts'
import { isArranged, type PlanUnderTest, type TimedStep } from '../derived/plan-under-test.ts'
import { isShelter } from '../../catalogue/kinds.ts'
import { inHours, minutesOfClock } from '../derived/clock.ts'
import { greatCircleKm, spotOf } from '../derived/distance.ts'
import { counted, fail, failIfAny, type Finding, pass, type Rule } from '../finding.ts'

const MOST_VISITS = 4
const MOST_UNNAMED_MINUTES = 45
const SLEEP_MINUTES = 8 * 60
const LONGER_TRIP_DAYS = 3
/** Trip types that describe the organisation and not what learners do. */
const NOT_ACTIVITIES: readonly TripType[] = ['Day trip', 'Overnight camp', 'Curriculum-aligned', 'Other']

/** From this hour on what the group does is its evening. */
const EVENING = 17 * 60
const UNNAMED_ROLES: ReadonlySet<StepRole> = new Set(['break', 'afternoon', 'wait'])
const isStop = (step: TimedStep) => step.kind === 'visit' || (isArranged(step) && step.from < EVENING)
const visitsADay = ({ days }: PlanUnderTest): Finding => {
  const counts = days.map(({ day, steps }) => ({ day, count: steps.filter(isStop).length }))
  return failIfAny(
    counts
      .filter(({ count }) => count > MOST_VISITS)
      .map(({ day, count }) => `day ${day} has ${counted(count, 'visit')}`),
    `At most ${counted(Math.max(0, ...counts.map(({ count }) => count)), 'visit')} a day.`,
  )
}
/** Free time that is no rest of the way and of which the plan does not say what the group does. */
const isUnnamed = ({ kind, role, stay_activities: offers, within }: TimedStep): boolean =>
  kind === 'free' && (role === undefined || UNNAMED_ROLES.has(role)) && !offers?.length && !within?.length
/** A team warms up and a choir takes its place. */
const READY_MINUTES = 30
const isEventAt = ({ idea }: PlanUnderTest, minutes: number): boolean =>
  idea.requests.some((one) => one.kind === 'activity' && one.when?.from === minutes)
/** The minutes of a wait in which the group checks in at what begins at a fixed hour, or gets ready for its own event. */
function checkInMinutes({ role, to, from }: TimedStep, next: TimedStep | undefined, plan: PlanUnderTest): number {
  if (role === 'wait' && next && isArranged(next) && isEventAt(plan, to)) return Math.min(to - from, READY_MINUTES)
  if (role !== 'wait' || next?.kind !== 'visit' || next.place_id === undefined) return 0
  const slot = plan.placeOf(next.place_id)?.slots?.find(({ starts }) => minutesOfClock(starts) === to)
  return slot ? Math.min(to - from, slot.check_in_min ?? 0) : 0
}
const unnamedHours = (plan: PlanUnderTest): Finding =>
  failIfAny(
    plan.days.flatMap(({ day, steps }) => {
      const unnamed = steps.reduce((sum, step, at) => {
        if (!isUnnamed(step)) return sum
        const minutes = Math.min(EVENING, step.to) - step.from - checkInMinutes(step, steps[at + 1], plan)
        return sum + Math.max(0, minutes)
      }, 0)
      return unnamed > MOST_UNNAMED_MINUTES
        ? [`day ${day} has ${inHours(unnamed)} without a programme before 17:00`]
        : []
    }),
    `At most ${inHours(MOST_UNNAMED_MINUTES)} without a programme on a day before 17:00.`,
  )

function sleep({ days }: PlanUnderTest): Finding {
  const nights = days.slice(1).map((day, index) => {
    const lightsOut = days[index]!.steps.at(-1)?.to ?? 0
    const breakfast = day.steps[0]?.from ?? 24 * 60
    return { day: index + 1, minutes: 24 * 60 - lightsOut + breakfast }
  })
  if (nights.length === 0) return pass('Everybody sleeps at home.')
  const least = Math.min(...nights.map(({ minutes }) => minutes))
  return failIfAny(
    nights
      .filter(({ minutes }) => minutes < SLEEP_MINUTES)
      .map(({ day, minutes }) => `the night of day ${day} is ${inHours(minutes)}`),
    `At least ${inHours(least)} between lights-out and the next morning.`,
  )
}

function variety({ days, seen, activities, stayOf }: PlanUnderTest): Finding {
  if (days.length < LONGER_TRIP_DAYS) return pass('A short trip may keep to one kind of activity.')
  const kinds = new Set<string>(
    seen.flatMap(({ place }) => place.trip_types.filter((type) => !NOT_ACTIVITIES.includes(type))),
  )
  if (
    days.some(
      ({ steps, stay_id }) =>
        stay_id !== null &&
        steps.some(({ role, stay_activities = [] }) =>
          role === 'evening' ? false : stayOf(stay_id)?.on_site.some(({ code }) => stay_activities.includes(code)),
        ),
    )
  )
    kinds.add('Camp activities')
  for (const { step } of activities) kinds.add(step.title)
  return kinds.size >= 2
    ? pass(`${[...kinds].join(', ')}.`)
    : fail(`${counted(days.length, 'day')} of nothing but ${[...kinds].join() || 'one thing'}.`)
}

/** A class drives no farther than this out of the rain. */
const SHELTER_KM = 25
const isDryPlace = (plan: PlanUnderTest, { step, place }: PlanUnderTest['seen'][number]): boolean => {
  const other = step.rain?.code === 'other_place' ? plan.placeOf(step.rain.place_id) : undefined
  return !other || (isShelter(other) && greatCircleKm(spotOf(place), spotOf(other)) <= SHELTER_KM)
}

const rainPlan = (plan: PlanUnderTest): Finding => {
  const { seen } = plan
  const outdoors = seen.filter(({ place }) => place.setting === 'open')
  return failIfAny(
    [
      ...outdoors
        .filter(({ step }) => step.rain === undefined || !step.rain_plan)
        .map(({ place }) => `no rain plan for ${place.name}`),
      ...seen
        .filter(({ step, place }) => place.setting !== 'open' && step.rain !== undefined)
        .map(({ place }) => `a rain plan for ${place.name}, which has a roof`),
      ...seen
        .filter((visit) => !isDryPlace(plan, visit))
        .map(({ place }) => `the rain plan for ${place.name} is no dry place nearby`),
    ],
    outdoors.length === 0
      ? 'Everything is under a roof.'
      : `A rain plan for ${counted(outdoors.length, 'outdoor visit')}.`,
  )
}

export const KINDNESS_RULES: readonly Rule[] = [
  {
    id: 'visits_a_day',
    label: 'At most four visits a day',
    otherwise: 'A day has more than four visits',
    run: visitsADay,
  },
  { id: 'unnamed_hours', label: 'No empty hours', otherwise: 'Empty hours', run: unnamedHours },
  { id: 'sleep', label: 'Eight hours of sleep', otherwise: 'Less than eight hours of sleep', run: sleep },
  { id: 'variety', label: 'More than one kind of activity', otherwise: 'Only one kind of activity', run: variety },
  { id: 'rain_plan', label: 'A plan for rain', otherwise: 'A visit in the open has no plan for rain', run: rainPlan },
]
