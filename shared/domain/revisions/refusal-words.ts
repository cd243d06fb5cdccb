import { formatDay } from '../calendar.ts'
import { clockOf, gradesName, hoursInWords } from '../itinerary/words.ts'
import type { Change } from './change.ts'
import type { Nearest, Refusal, RefusalCode, RefusalParams } from './refusal.ts'

const UNSUITABLE: Record<RefusalParams['unsuitable']['why'], string> = {
  wheelchair: 'cannot be visited in a wheelchair',
  water: 'is on or beside dangerous water, and somebody may not swim',
  season: 'is out of season on these dates',
  passport: 'asks for a passport of everybody',
  group_size: 'is too small for the whole group',
}
const WORDS: { [Code in RefusalCode]: (params: RefusalParams[Code]) => string } = {
  no_such_day: ({ days }) => `The trip has days 1 to ${days}.`,
  no_such_step: () => 'The day has no such step.',
  not_a_visit: ({ title }) => `"${title}" is no visit: it follows from the visits and beds.`,
  locked: ({ title }) => `${title} is locked. Unlock it first.`,
  unknown_place: () => 'We do not know this place.',
  unknown_stay: () => 'We do not know this stay.',
  already_there: ({ name, day }) => `${name} is in the plan already, on day ${day}.`,
  closed: ({ name, date }) => `${name} is closed on ${formatDay(date)}.`,
  opening_hours: ({ name, opens, closes }) =>
    `The day does not reach ${name} in time: it is open from ${opens} to ${closes}.`,
  grades: ({ name, grade_min, grade_max }) => `${name} suits ${gradesName(grade_min, grade_max)}.`,
  unsuitable: ({ name, why }) => `${name} ${UNSUITABLE[why]}.`,
  too_many_visits: ({ most }) => `A day has at most ${most} visits.`,
  last_visit: () => 'A trip of one day needs a visit. Swap it for another place instead.',
  ends_late: ({ day, ends, latest }) => `Day ${day} would end at ${clockOf(ends)}; the latest is ${clockOf(latest)}.`,
  too_much_driving: ({ day, minutes, most }) =>
    `Day ${day} would have ${hoursInWords(minutes)} of driving; the most is ${hoursInWords(most)}.`,
  too_much_on_site: ({ day, minutes, most }) =>
    `Day ${day} would have ${hoursInWords(minutes)} of visits; the most for these learners is ${hoursInWords(most)}.`,
  no_lunch: ({ day }) => `Day ${day} would have no time for lunch around midday.`,
  no_room: ({ day }) => `Day ${day} has no room for it between the drives, the opening hours and lunch.`,
  programme_unfit: ({ name }) => `${name} does not fit this hour, this stay or this group.`,
  no_beds: ({ name, beds, people }) => `${name} and the stays near it have ${beds} beds; you are ${people}.`,
  not_at_that_hour: ({ name }) =>
    `${name} cannot begin at that hour: the drives, lunch or opening hours stand against it.`,
  check: ({ detail }) => detail,
  bad_value: ({ detail }) => detail,
  unknown_question: () => 'The plan does not ask this.',
  no_room_for_answers: () => 'The idea has no room for one more sentence. Change the trip itself instead.',
  nothing_to_undo: () => 'Nothing is left to undo.',
  nothing_to_redo: () => 'Nothing is left to redo.',
  not_alone: () => 'Undo, redo and a package are sent alone.',
  taken_already: () => 'This is your plan already.',
  not_offered: () => 'No plan of this kind is offered for this trip.',
}
export const refusalInWords = ({ code, params }: Refusal): string =>
  (WORDS[code] as (params: RefusalParams[RefusalCode]) => string)(params)

const nearestInWords = ({ code, value }: Nearest): string =>
  code === 'day'
    ? `It fits on day ${value}.`
    : code === 'minutes'
      ? `${hoursInWords(value)} fit.`
      : `It can begin at ${clockOf(value)}.`

/** A refusal as the API answers it. */
export interface ExplainedRefusal {
  code: string
  error: string
  fields: Record<string, string> | null
  nearest: { said: string; change: Change } | null
}
export function explainRefusal(refusal: Refusal): ExplainedRefusal {
  const error = refusalInWords(refusal)
  const { code, field, nearest } = refusal
  return {
    code,
    error,
    fields: field ? { [field]: error } : null,
    nearest: nearest ? { said: nearestInWords(nearest), change: nearest.change } : null,
  }
}
