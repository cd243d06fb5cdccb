/** The default group: one class, which fills one coach. */
export const DEFAULT_LEARNERS = 40
export const DEFAULT_GRADE = 8
