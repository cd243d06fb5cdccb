/** The most driving on a day, by the lowest grade of the group. */
export const driveLimitMinutes = (gradeMin: number): number => (gradeMin <= 3 ? 180 : gradeMin <= 6 ? 360 : 480)
/** The most visits on a day. */
export const visitLimit = (gradeMin: number): number => (gradeMin <= 3 ? 2 : 3)
/** The most minutes of visits on a day. */
export const visitMinutesLimit = (gradeMin: number): number => (gradeMin <= 3 ? 240 : gradeMin <= 7 ? 360 : 480)

/** When lunch should have begun, by the lowest grade of the group. */
export const lunchBy = (gradeMin: number): number =>
  gradeMin <= 3 ? 12 * 60 + 15 : gradeMin <= 7 ? 12 * 60 + 45 : 13 * 60
/** Free time that each day must have, in the evening or after lunch. */
export const FREE_MINUTES = 60
/** The briefing of the group before it leaves. */
export const BRIEFING_MINUTES = 15
/** No visit begins before this; minutes from midnight. */
export const VISIT_EARLIEST = 8 * 60 + 30
/** The longest wait for a place to open, between two visits. */
export const LONGEST_WAIT_MINUTES = 45
/** A day that must drive longer than this may have no visit. */
export const LONG_DRIVE_MINUTES = 240

/** Points lost for each minute of driving: a place must give more points than the way to it costs. */
export const DRIVE_COST_PER_MINUTE = 0.22
/** Each minute of driving beyond these on one day costs double. */
const TIRING_MINUTES = 240
/** Points lost for so many minutes of driving on one day. */
export const driveCost = (minutes: number): number =>
  DRIVE_COST_PER_MINUTE * (minutes + Math.max(0, minutes - TIRING_MINUTES))
/** The driving that is always allowed on an outing from a base; more only up to this factor of the minutes of visits. */
export const SHORT_OUTING_MINUTES = 180
export const MOST_DRIVE_FOR_A_VISIT = 2
/** Places from which the visits of one day are chosen. */
export const DAY_POOL = 10
/** First bases that are tried for one trip. */
export const BASE_TRIALS = 4
