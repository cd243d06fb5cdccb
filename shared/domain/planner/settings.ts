/** Every figure that the planner chooses itself; what the law, the rate card or the checks fix is read from there. */

/** The road is about this much longer than the great circle; the checks on driving times use the same figure. */
export const ROAD_FACTOR = 1.3
/** A coach rests at least every two hours; five minutes of it are kept in hand. */
export const LONGEST_DRIVE_MINUTES = 115
/** `rates.json`, driving_hours_planning_limits: a break of 20 minutes after 2 hours. */
export const REST_MINUTES = 20
/** The most driving a day, by the youngest grade in the group: small children tire first. */
export const driveLimitMinutes = (gradeMin: number): number => (gradeMin <= 3 ? 180 : gradeMin <= 7 ? 360 : 480)
/** Visits a day: four is the ceiling of kindness, and young learners see more by seeing less. */
export const visitLimit = (gradeMin: number): number => (gradeMin <= 3 ? 2 : 3)
/** Minutes on site a day before attention goes. */
export const visitMinutesLimit = (gradeMin: number): number => (gradeMin <= 3 ? 240 : gradeMin <= 7 ? 360 : 480)

export const LUNCH_MINUTES = 45
export const FREE_MINUTES = 60
export const LUNCH_EARLIEST = 11 * 60 + 15
export const LUNCH_LATEST = 13 * 60 + 45
/** Nobody is asked to look at an exhibit before this. */
export const VISIT_EARLIEST = 8 * 60 + 30
/** Longest wait at a gate that has not opened; more is a hole in the day. */
export const LONGEST_WAIT_MINUTES = 45

/** What an hour on the road must earn in value of places to be worth it (points a minute). */
export const DRIVE_COST_PER_MINUTE = 0.22
/** After four hours on the road nobody likes a detour: from there on each minute of a day counts double. */
const TIRING_MINUTES = 240
/** Points that so many minutes of driving in one day cost. */
export const driveCost = (minutes: number): number =>
  DRIVE_COST_PER_MINUTE * (minutes + Math.max(0, minutes - TIRING_MINUTES))
/** Minutes of driving on a day out that need no reason; beyond them at most so many for each minute on site. */
export const SHORT_OUTING_MINUTES = 180
export const MOST_DRIVE_FOR_A_VISIT = 2
/** Places weighed for one day: the best of those that are open and on the way. */
export const DAY_POOL = 10
/** Bases sketched for one trip. */
export const BASE_TRIALS = 4

/** Uhambo's fee on what it arranges; the terms of service promise that it is shown before booking. VAT is charged on it. */
export const PLATFORM_FEE_PERCENT = 5

/** Group of a teacher who gave no number: one class and a full coach. */
export const DEFAULT_LEARNERS = 40
export const DEFAULT_GRADE = 8
/** Adults a plan asks for at least (`planner.md`, People): 1 to 15 up to Grade 7, 1 to 20 above. */
export const learnersPerAdult = (gradeMin: number): number => (gradeMin <= 7 ? 15 : 20)
