import { barredOf } from '../catalogue/barred.ts'
import { formatDay } from '../calendar.ts'
import { formatRandUp } from '../money.ts'
import type { Reason, ReasonCode, ReasonParams } from './requests.ts'
import { gradesName, listOf } from './words.ts'

const NOT_SUITABLE: Record<ReasonParams['not_suitable']['why'], string> = {
  wheelchair: 'it cannot be visited in a wheelchair',
  water: 'it is on or beside dangerous water, and somebody may not swim',
  season: 'it is out of season on these dates',
  passport: 'it asks for a passport of everybody',
  group_size: 'it is too small for the whole group',
}
/** "1 h 20 min", "45 min". */
const minutesInWords = (minutes: number): string => {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return [...(hours > 0 ? [`${hours} h`] : []), ...(rest > 0 || hours === 0 ? [`${rest} min`] : [])].join(' ')
}

/** Each reason as the end of a sentence: "…: closed on Monday 10 May 2027". */
const WORDS: { [Code in ReasonCode]: (params: ReasonParams[Code]) => string } = {
  closed: ({ dates }) => `closed on ${listOf(dates.map(formatDay))}`,
  too_far: ({ road_km, drive_minutes }) =>
    `${road_km} km by road, ${minutesInWords(drive_minutes)} each way, too far for these days`,
  grades: ({ grade_min, grade_max }) => `it suits ${gradesName(grade_min, grade_max)}`,
  other_grades: ({ grade_min, grade_max }) =>
    `it is meant for ${gradesName(grade_min, grade_max)}: ask whether your learners are welcome`,
  not_suitable: ({ why, at_a_time }) =>
    at_a_time === null ? NOT_SUITABLE[why] : `${NOT_SUITABLE[why]}: it takes ${at_a_time} people at a time`,
  over_budget: ({ cents }) => `with it the trip costs about ${formatRandUp(cents)} a learner more than you have`,
  no_time: ({ minutes }) => `its ${minutesInWords(minutes)} do not fit in beside what else you asked for`,
  hours_not_kept: ({ asked, planned }) => `you asked for ${asked}; in the plan it is ${planned}`,
  drive_too_long: ({ asked_minutes, planned_minutes }) =>
    `the longest drive takes ${minutesInWords(planned_minutes)} instead of ${minutesInWords(asked_minutes)}`,
  too_far_for_radius: ({ asked_km, planned_km }) =>
    `the farthest point is ${planned_km} km away by road instead of ${asked_km} km`,
  other_bed: ({ planned }) => `the beds are at ${planned}`,
  other_vehicles: ({ planned }) => `the plan has ${planned}`,
  another_chosen: ({ chosen }) => `${chosen} was chosen, one of the two is enough`,
  not_known: () => 'we are not sure what this is, so the plan has no stop for it: say what it is and where',
  taken_out: () => 'you took it out',
  asked_both: () => 'you asked for it and asked to leave it out',
  tell_hosts: () => 'tell the hosts, the driver and the kitchens in writing; the plan cannot confirm it for them',
  school_must_see: () => 'nothing in the plan stands against it; the school must see to it',
  barred: ({ what }) => barredOf(what).why,
}
export const reasonInWords = ({ code, params }: Reason): string =>
  (WORDS[code] as (params: ReasonParams[ReasonCode]) => string)(params)
