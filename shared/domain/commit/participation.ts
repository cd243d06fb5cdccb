/**
 * Whether enough families pay. With fewer than the school's minimum, the trip is cancelled and everybody is refunded.
 */
export type Participation = { goesAhead: true } | { goesAhead: false; missing: number }

export const participationOf = (paying: number, minimum: number): Participation =>
  paying >= minimum ? { goesAhead: true } : { goesAhead: false, missing: minimum - paying }
