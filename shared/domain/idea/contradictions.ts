import { formatDay, tripDays, WEEKDAY_NAMES, weekdayOf } from '../calendar.ts'
import type { TripDates } from './dates.ts'
import { daysOf, type Duration } from './durations.ts'
import type { Contradiction, Idea } from './idea.ts'
import type { People } from './people.ts'

type Facts = Pick<
  Idea,
  'startDate' | 'endDate' | 'days' | 'budgetPerStudent' | 'gradeMin' | 'gradeMax' | 'ageMin' | 'ageMax'
> &
  Pick<People, 'unequal'>

/** Rand. A lower budget for a learner and day is not enough, even for a picnic with shared transport. */
const LEAST_PER_LEARNER_DAY = 20

/** Statements of the text that cannot all be true, as sentences for the reader. */
export function findContradictions(
  facts: Facts,
  dates: TripDates | null,
  duration: Duration,
  today: string,
  provinceCount: number,
): Contradiction[] {
  const found: Contradiction[] = []
  const add = (code: Contradiction['code'], message: string) => found.push({ code, message })
  const days = facts.days ?? 1
  if (dates?.reversed) {
    add(
      'end_before_start',
      `The trip ends before it starts: ${formatDay(dates.reversed.start)} to ${formatDay(dates.reversed.end)}.`,
    )
  }
  if (facts.startDate !== null && facts.startDate < today)
    add('past_date', `${formatDay(facts.startDate)} has already passed.`)
  if (dates?.wrongWeekday) {
    const { day, weekday } = dates.wrongWeekday
    add('other', `${formatDay(day)} is a ${WEEKDAY_NAMES[weekdayOf(day) - 1]}, not a ${WEEKDAY_NAMES[weekday - 1]}.`)
  }
  if (facts.startDate !== null && facts.endDate !== null && dates?.end) {
    const written = tripDays(facts.startDate, facts.endDate)
    const said = daysOf({ ...duration, overnight: false })
    if (said !== null && said !== written) {
      add('days_disagree', `The dates make ${written} ${written === 1 ? 'day' : 'days'}, but the text says ${said}.`)
    }
  } else if (duration.days !== null && duration.nights !== null && Math.abs(duration.days - duration.nights - 1) > 1) {
    add('days_disagree', `${duration.days} days and ${duration.nights} nights do not fit together.`)
  }
  if (facts.unequal) {
    const { total, parts } = facts.unequal
    add('other', `The text says ${total} learners, but the parts that it gives make ${parts}.`)
  }
  if (provinceCount >= 3 && facts.days !== null && days < provinceCount) {
    add('too_many_provinces', `${provinceCount} provinces cannot be visited in ${days} ${days === 1 ? 'day' : 'days'}.`)
  }
  // Nothing at all is no mistake: the group asks what there is for nothing.
  if (facts.budgetPerStudent && facts.budgetPerStudent < LEAST_PER_LEARNER_DAY * days) {
    add(
      'budget_tiny',
      `R${Math.round(facts.budgetPerStudent)} per learner does not pay for ${days} ${days === 1 ? 'day' : 'days'}.`,
    )
  }
  if (facts.gradeMin !== null && facts.gradeMax !== null && facts.ageMin !== null && facts.ageMax !== null) {
    // A learner turns seven in Grade 1; two years more or less are common.
    if (facts.ageMax < facts.gradeMin + 4 || facts.ageMin > facts.gradeMax + 9) {
      add('grades_disagree', 'The grades and the ages in the text do not fit together.')
    }
  }
  return found
}
