import { addDays, daysBetween, formatDay, formatRange, isDay, overlaps, tripDays, weekdayOf } from '../../calendar.ts'
import type { PlanUnderTest } from '../derived/plan-under-test.ts'
import { counted, fail, type Finding, moot, pass, type Rule, warn, warnIfNamed } from '../finding.ts'

/** The number of days in the request, or derived from its dates; null if it has neither. */
function daysAsked({ idea }: PlanUnderTest): number | null {
  if (idea.needs.includes('no-overnight')) return 1
  if (idea.days !== null) return idea.days
  if (idea.startDate === null || idea.endDate === null) return null
  const days = tripDays(idea.startDate, idea.endDate)
  return days >= 1 ? days : null
}
const has = (plan: PlanUnderTest, ...codes: string[]) =>
  plan.idea.contradictions.some(({ code }) => codes.includes(code))

function daysAsAsked(plan: PlanUnderTest): Finding {
  const asked = daysAsked(plan)
  const planned = plan.days.length
  if (planned === 0) return fail('The plan has no days.')
  if (asked === null) {
    return plan.hasNote('length_default')
      ? pass(`${counted(planned, 'day')}; the request gives no number, and the plan says what it chose.`)
      : fail(`${counted(planned, 'day')}, which the request did not ask for, and no assumption says so.`)
  }
  if (asked === planned) return pass(`${counted(planned, 'day')}, as asked.`)
  return warnIfNamed(
    has(plan, 'days_disagree', 'end_before_start') || plan.hasNote('one_day_only', 'trip_too_long'),
    `${counted(asked, 'day')} asked for, ${planned} planned.`,
  )
}

function daysInOrder({ days, itinerary }: PlanUnderTest): Finding {
  if (!isDay(itinerary.start_date)) return fail(`The start date "${itinerary.start_date}" is not a day.`)
  for (const [index, { day, date }] of days.entries()) {
    if (day !== index + 1) return fail(`Day ${index + 1} is numbered ${day}.`)
    if (date !== addDays(itinerary.start_date, index))
      return fail(`Day ${day} is dated ${date}, not ${formatDay(addDays(itinerary.start_date, index))}.`)
  }
  const last = days.at(-1)?.date
  if (itinerary.end_date !== last)
    return fail(`The plan says it ends on ${itinerary.end_date}; its last day is ${last}.`)
  return pass(`${formatRange(itinerary.start_date, itinerary.end_date)}, one day after the other.`)
}

function durationTrue({ itinerary, days }: PlanUnderTest): Finding {
  const nights = days.length - 1
  const words = counted(days.length, 'day') + (nights > 0 ? `, ${counted(nights, 'night')}` : '')
  return itinerary.duration === words ? pass(words) : fail(`"${itinerary.duration}" is written; the plan has ${words}.`)
}

function datesAsAsked(plan: PlanUnderTest): Finding {
  const { idea, itinerary } = plan
  const { start_date, end_date } = itinerary
  if (idea.startDate === null && idea.endDate === null) return moot('The request fixes no date.')
  if (has(plan, 'end_before_start', 'days_disagree')) {
    return [idea.startDate, idea.endDate].includes(start_date) || [idea.startDate, idea.endDate].includes(end_date)
      ? pass(`${formatRange(start_date, end_date)}: the dates asked for cannot all hold, and this keeps one of them.`)
      : fail(`Neither ${idea.startDate} nor ${idea.endDate} is kept.`)
  }
  if (idea.startDate !== null && start_date !== idea.startDate)
    return fail(`${formatDay(idea.startDate)} was asked for; the plan begins on ${formatDay(start_date)}.`)
  if (idea.endDate !== null && end_date !== idea.endDate) {
    return warnIfNamed(
      daysAsked(plan) !== tripDays(idea.startDate ?? start_date, idea.endDate) &&
        plan.hasNote('one_day_only', 'trip_too_long'),
      `The request ends on ${formatDay(idea.endDate)}, the plan on ${formatDay(end_date)}.`,
    )
  }
  return pass(`${formatRange(start_date, end_date)}, as asked.`)
}

function datesNotPast({ itinerary, today, hasNote, notesContradiction }: PlanUnderTest): Finding {
  if (itinerary.start_date > today) return pass(`The trip is ${daysBetween(today, itinerary.start_date)} days away.`)
  return warnIfNamed(
    hasNote('dates_past') || notesContradiction('past_date'),
    `${formatDay(itinerary.start_date)} is not in the future; choose a new date before booking.`,
  )
}

/** Times of the first and the last step, and whether they keep the hours in the request. */
function hoursAsAsked({ idea, days, hasNote }: PlanUnderTest): Finding {
  const { from, to } = idea.hours ?? { from: null, to: null }
  const first = days[0]?.steps[0]
  const last = days.at(-1)?.steps.at(-1)
  if ((from === null && to === null) || !first || !last) return moot('The request names no hours.')
  const early = from !== null && first.from < from
  const late = to !== null && last.to > to
  const detail = `The plan begins at ${first.start} and is back at ${last.end}.`
  if (!early && !late) return pass(detail)
  return warnIfNamed(hasNote('hours_not_kept'), `${detail} The request has other hours.`)
}

const FURTHEST_DAYS = 3 * 366
/** Whether a trip that begins on a day has a first weekday that was asked for, and no day that was refused. */
function keepsDaysAsked(start: string, { idea: { firstWeekdays, refusedDates = [] }, days }: PlanUnderTest): boolean {
  const trip = { start, end: addDays(start, days.length - 1) }
  return (firstWeekdays?.includes(weekdayOf(start)) ?? true) && !refusedDates.some((one) => overlaps(one, trip))
}
/** The first days on which the whole trip lies in the period that was asked for. */
function daysToChooseFrom({ idea: { window }, days, itinerary, today }: PlanUnderTest): string[] {
  const from = window && window.start > today ? window.start : addDays(today, 1)
  const to = window ? addDays(window.end, 1 - days.length) : addDays(itinerary.start_date, 7)
  return Array.from({ length: Math.max(0, daysBetween(from, to) + 1) }, (_, at) => addDays(from, at))
}

/** Weeks of a term in which the grades of the plan do not travel, where the plan is free to choose others. */
function isWithoutTrips({ itinerary, idea, facts: { calendar }, notes }: PlanUnderTest): boolean {
  if (notes('dates_default').every(({ by }) => by === 'opening')) return false
  const { start_date, end_date } = itinerary
  const grades = { from: idea.gradeMin, to: idea.gradeMax ?? idea.gradeMin }
  return calendar.school_years.some(({ terms }) =>
    terms.some(({ term, learners_start, learners_end }) =>
      calendar.weeks_without_trips.some((row) => {
        const isOfGroup =
          row.term === term && grades.from !== null && row.grades[0] <= grades.to! && grades.from <= row.grades[1]
        const settled = addDays(learners_start, 7 * row.first_weeks)
        const papers = addDays(learners_end, -7 * row.last_weeks)
        const isBusy = start_date < settled || end_date > papers
        return isOfGroup && isBusy && learners_start <= end_date && start_date <= learners_end
      }),
    ),
  )
}

function datesChosenWell(plan: PlanUnderTest): Finding {
  const { idea, itinerary, today } = plan
  const { start_date, end_date } = itinerary
  if (idea.startDate !== null || idea.endDate !== null) return moot('The request names the date.')
  const away = daysBetween(today, start_date)
  const when = formatRange(start_date, end_date)
  if (idea.window && idea.window.end > today) {
    const fits = start_date >= idea.window.start && end_date <= idea.window.end
    const overruns = daysBetween(idea.window.start, idea.window.end) < daysBetween(start_date, end_date)
    if (!fits && !(overruns && start_date === idea.window.start))
      return fail(`${when} is not inside "${idea.window.label}" (${formatRange(idea.window.start, idea.window.end)}).`)
  }
  if (!isDay(start_date)) return fail(`${start_date} is no date.`)
  if (!keepsDaysAsked(start_date, plan) && daysToChooseFrom(plan).some((start) => keepsDaysAsked(start, plan)))
    return fail(`${when} begins on a weekday that was not asked for, or lies in days that were refused.`)
  if (away <= 0) return fail(`The plan chose ${when}, which is not after today.`)
  if (away > FURTHEST_DAYS) return fail(`The plan chose ${when}, more than three years away.`)
  if (isWithoutTrips(plan)) return fail(`${when} lies in weeks in which these grades do not travel.`)
  return idea.window ? pass(`${when} lies in "${idea.window.label}".`) : pass(`${when} was chosen by the plan.`)
}

function publicHolidays({ days, visits, facts, notes }: PlanUnderTest): Finding {
  const busy = days.flatMap(({ day, date }) => {
    const name = facts.calendar.public_holidays[date.slice(0, 4)]?.find((holiday) => holiday.date === date)?.name
    return name && visits.some((visit) => visit.day.day === day) ? [{ date, name }] : []
  })
  if (busy.length === 0) return pass('No visit falls on a public holiday.')
  const list = busy.map(({ date, name }) => `${formatDay(date)} is ${name}`).join('; ')
  const named = busy.every(({ date }) => notes('public_holiday').some((note) => note.date === date))
  return warn(`${list}: confirm the hours of that day.${named ? '' : ' The plan does not mention it.'}`)
}

export const DAY_RULES: readonly Rule[] = [
  {
    id: 'days_as_asked',
    label: 'The trip has the days that were asked for',
    otherwise: 'The trip has other days than asked for',
    run: daysAsAsked,
  },
  {
    id: 'days_in_order',
    label: 'Days follow each other from the start date',
    otherwise: 'The days do not follow each other',
    run: daysInOrder,
  },
  {
    id: 'duration_true',
    label: 'The duration in words is the true one',
    otherwise: 'The duration in words is another',
    run: durationTrue,
  },
  {
    id: 'dates_as_asked',
    label: 'The dates are those asked for',
    otherwise: 'The dates are others than asked for',
    run: datesAsAsked,
  },
  {
    id: 'hours_as_asked',
    label: 'The hours are those asked for',
    otherwise: 'The hours are others than asked for',
    run: hoursAsAsked,
  },
  { id: 'dates_not_past', label: 'The dates lie ahead', otherwise: 'The dates lie in the past', run: datesNotPast },
  {
    id: 'dates_chosen_well',
    label: 'A date that the plan chose fits what was said',
    otherwise: 'The date that the plan chose does not fit',
    run: datesChosenWell,
  },
  {
    id: 'public_holidays',
    label: 'Public holidays are known',
    otherwise: 'A day of the trip is a public holiday',
    run: publicHolidays,
  },
]
