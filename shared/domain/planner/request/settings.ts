/** The default group: one class, which fills one coach. */
export const DEFAULT_LEARNERS = 40
/** Sights that were asked for may fill a day up to this; what is added to them may not. */
export const MOST_ASKED_VISITS = 4
/** So many more of them are tried than the days hold, since some are closed or too far. */
export const SPARE_ASKED_VISITS = 2
/** A place that a group would have to enter in more turns than this is not visited. */
export const MOST_GROUP_TURNS = 6
