/** The group of a teacher who gave no number: one class, which fills one coach. */
export const DEFAULT_LEARNERS = 40
export const DEFAULT_GRADE = 8
