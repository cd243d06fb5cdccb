/** A coach stops at least every two hours; five minutes are a reserve. */
export const LONGEST_DRIVE_MINUTES = 115
/** `rates.json`, driving_hours_planning_limits: a break of 20 minutes after 2 hours. */
export const REST_MINUTES = 20
/** Lunch begins between these, at a place or at a stop on the road; minutes from midnight. */
export const LUNCH_EARLIEST = 11 * 60 + 15
export const LUNCH_LATEST = 13 * 60 + 45
