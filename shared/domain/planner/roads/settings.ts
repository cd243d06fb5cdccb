/** A coach rests at least every so many minutes of driving, and for so long. */
export const REST_EVERY_MINUTES = 120
export const REST_MINUTES = 20
/** The longest stretch between two stops; five minutes are a reserve. */
export const LONGEST_STRETCH_MINUTES = REST_EVERY_MINUTES - 5
/** Lunch begins between these, at a place or at a stop on the road; minutes from midnight. */
export const LUNCH_EARLIEST = 11 * 60 + 15
export const LUNCH_LATEST = 13 * 60 + 45
export const LUNCH_MINUTES = 45
