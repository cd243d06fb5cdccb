import { WEEKDAY_NAMES, monthOf, MONTH_NAMES, weekdayOf } from '../../calendar.ts'
import type { Place } from '../../catalogue/facts.ts'
import type { PlanUnderTest, TimedDay, TimedStep } from '../derived/plan-under-test.ts'
import { airMinutes } from '../derived/flights.ts'
import { inHours, minutesOfClock } from '../derived/clock.ts'
import { greatCircleKm, spotOf } from '../derived/distance.ts'
import { isOpenWithin } from '../derived/suitable-places.ts'
import { counted, fail, failIfAny, type Finding, listed, pass, type Rule, warnIfNamed } from '../finding.ts'

/** When the first step of a day begins and the last one ends. Driving has hours of its own, in the rates. */
const EARLIEST = 5 * 60
const LATEST = 22 * 60 + 30
/** A day with less driving than this has room for a visit. */
const LIGHT_DRIVE_MINUTES = 4 * 60

const eachStep = (
  plan: PlanUnderTest,
  look: (step: TimedStep, day: TimedDay, index: number) => string | false,
): string[] => plan.days.flatMap((day) => day.steps.flatMap((step, index) => look(step, day, index) || []))

const clocksReadable = (plan: PlanUnderTest): Finding =>
  failIfAny(
    eachStep(plan, ({ from, to, start, end, title }, { day }) =>
      Number.isNaN(from) || Number.isNaN(to)
        ? `day ${day}: "${title}" has the times ${start} to ${end}`
        : to <= from && `day ${day}: "${title}" ends before it begins`,
    ),
    'Every step has a beginning and an end, hours and minutes.',
  )

const noOverlap = (plan: PlanUnderTest): Finding =>
  failIfAny(
    eachStep(plan, ({ from, start, title }, { day, steps }, index) => {
      const before = steps[index - 1]
      return (
        before !== undefined &&
        from < before.to &&
        `day ${day}: "${title}" begins at ${start}, before "${before.title}" ends`
      )
    }),
    'Steps follow each other and none overlaps.',
  )

function decentHours(plan: PlanUnderTest): Finding {
  const { no_driving_between } = plan.facts.rates.transport.driver_day
  const [latest, earliest] = no_driving_between.map(minutesOfClock) as [number, number]
  return failIfAny(
    eachStep(plan, ({ from, to, start, end, title, kind }, { day }) => {
      const isDriven = kind === 'travel'
      const isLate = to > (isDriven ? latest : LATEST)
      return (from < (isDriven ? earliest : EARLIEST) || isLate) && `day ${day}: "${title}", ${start} to ${end}`
    }),
    `Nothing before 05:00 or after 22:30, and no driving from ${no_driving_between.join(' to ')}.`,
  )
}

function everyDayVisits(plan: PlanUnderTest): Finding {
  if (plan.visits.length + plan.activities.length === 0) return fail('The plan visits nothing.')
  const empty = plan.days.filter(
    (day) =>
      day.driveMinutes + airMinutes(day) < LIGHT_DRIVE_MINUTES &&
      !day.steps.some(({ kind }) => kind === 'visit' || kind === 'activity'),
  )
  if (empty.length === 0)
    return pass(`${counted(plan.visits.length, 'visit')} over ${counted(plan.days.length, 'day')}.`)
  const missed = empty.flatMap((day) => {
    const place = placeInReach(plan, day)
    return place
      ? [`day ${day.day} has only ${inHours(day.driveMinutes)} on the road and no visit, though ${place.name} is near`]
      : []
  })
  if (missed.length > 0) return fail(listed(missed))
  const named = empty.every(({ day }) => plan.notes('day_without_visit').some((note) => note.day === day))
  return warnIfNamed(
    named,
    `Nothing in the catalogue suits this group near enough on ${empty.map(({ day }) => `day ${day}`).join(', ')}.`,
  )
}
/** Near enough to a stay or a visit of the day to drive there and back before lunch. */
const REACH_KM = 50
/** A place that this group could have visited on an empty day. */
function placeInReach(plan: PlanUnderTest, { day, date, stay_id, steps }: TimedDay): Place | undefined {
  const beds = [stay_id, plan.days[day - 2]?.stay_id ?? null].flatMap((id) =>
    id === null ? [] : (plan.stayOf(id) ?? []),
  )
  const spots = [
    ...beds.map(spotOf),
    ...steps.flatMap(({ kind, latitude, longitude }) =>
      kind !== 'travel' && latitude !== undefined && longitude !== undefined ? [{ latitude, longitude }] : [],
    ),
  ]
  return plan
    .suitable()
    .find(
      (place) => isOpenWithin(place, [date]) && spots.some((spot) => greatCircleKm(spot, spotOf(place)) <= REACH_KM),
    )
}

function noPlaceTwice({ visits }: PlanUnderTest): Finding {
  const ids = visits.map(({ step }) => step.place_id)
  const again = visits.filter(({ step }, index) => step.place_id !== undefined && ids.indexOf(step.place_id) !== index)
  return failIfAny(
    again.map(({ place, step }) => `${place?.name ?? step.title} is visited twice`),
    'Each place is visited once.',
  )
}

const visitLength = ({ seen }: PlanUnderTest): Finding =>
  failIfAny(
    seen.flatMap(({ step, place }) => {
      const minutes = step.to - step.from
      return minutes < place.duration_min / 2 || minutes > place.duration_min * 2
        ? [`${place.name} gets ${inHours(minutes)}, where ${inHours(place.duration_min)} is usual`]
        : []
    }),
    'Every visit lasts between half and twice the usual time.',
  )

const openOnArrival = ({ seen }: PlanUnderTest): Finding =>
  failIfAny(
    seen.flatMap(({ step, day, place }) => {
      const weekday = weekdayOf(day.date)
      if (!place.open_days.includes(weekday)) return [`${place.name} is closed on ${WEEKDAY_NAMES[weekday - 1]}s`]
      const inside = step.from >= minutesOfClock(place.opens) && step.to <= minutesOfClock(place.closes)
      return inside
        ? []
        : [`${place.name} is open ${place.opens} to ${place.closes}; the visit is ${step.start} to ${step.end}`]
    }),
    `${counted(seen.length, 'stop')}, checked against their days and hours.`,
  )

function inSeason({ seen, itinerary }: PlanUnderTest): Finding {
  const out = seen.filter(({ place, day }) => place.seasonal && !place.seasonal.includes(monthOf(day.date)))
  if (out.length === 0) return pass('Nothing is visited out of its season.')
  const month = MONTH_NAMES[monthOf(itinerary.start_date) - 1]
  return fail(`${out.map(({ place }) => place.name).join(', ')}: not the season in ${month}.`)
}

export const SCHEDULE_RULES: readonly Rule[] = [
  {
    id: 'clocks_readable',
    label: 'Every step has readable times',
    otherwise: 'A step has no readable time',
    run: clocksReadable,
  },
  { id: 'no_overlap', label: 'Nothing overlaps', otherwise: 'Two steps overlap', run: noOverlap },
  {
    id: 'decent_hours',
    label: 'Days begin and end at a decent hour',
    otherwise: 'A day begins or ends at a hard hour',
    run: decentHours,
  },
  {
    id: 'every_day_visits',
    label: 'Every day has something to see',
    otherwise: 'A day has nothing to see',
    run: everyDayVisits,
  },
  { id: 'no_place_twice', label: 'No place twice', otherwise: 'A place is visited twice', run: noPlaceTwice },
  {
    id: 'visit_length',
    label: 'Visits are neither rushed nor dragged out',
    otherwise: 'A visit is rushed or dragged out',
    run: visitLength,
  },
  {
    id: 'open_on_arrival',
    label: 'Every place is open when the bus arrives',
    otherwise: 'A place is closed when the bus arrives',
    run: openOnArrival,
  },
  {
    id: 'in_season',
    label: 'Every place is worth a visit in that month',
    otherwise: 'A place is out of season',
    run: inSeason,
  },
]
