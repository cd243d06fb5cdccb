/** A plan that may be offered beside the first one. */
export interface KindCandidate {
  title: string
  /** The price for each learner. */
  cents: number
  /** The points of the search. */
  points: number
}
export type Offered = Pick<KindCandidate, 'title' | 'cents'>

/** A smaller difference for each learner is not offered as a choice. */
export const LEAST_DIFFERENCE_CENTS = 500
/** Where it can be had, the dearest costs at least this share more than the cheapest. */
const WANTED_SPAN = 0.1

/** Whether a reader can tell each two of these plans apart by title and price. */
export const canBeToldApart = (plans: readonly Offered[]): boolean =>
  plans.every((one, i) =>
    plans
      .slice(i + 1)
      .every((other) => one.title !== other.title && Math.abs(one.cents - other.cents) >= LEAST_DIFFERENCE_CENTS),
  )

function spanOf(plans: readonly Offered[]): number {
  const cents = plans.map((one) => one.cents)
  return Math.max(...cents) / Math.min(...cents) - 1
}

/**
 * Two candidates, or fewer where no two can stand beside the first plan: those whose prices are far enough apart, then
 * those with the most points. Equal ones in their order.
 */
export function chooseKinds<One extends KindCandidate>(first: Offered, candidates: readonly One[]): One[] {
  const pairs = candidates.flatMap((one, i) => candidates.slice(i + 1).map((other) => [one, other]))
  const [best] = [...pairs, ...candidates.map((one) => [one])]
    .filter((choice) => canBeToldApart([first, ...choice]))
    .map((choice) => ({
      choice,
      span: Math.min(WANTED_SPAN, spanOf([first, ...choice])),
      points: choice.reduce((sum, { points }) => sum + points, 0),
    }))
    .toSorted((a, b) => b.choice.length - a.choice.length || b.span - a.span || b.points - a.points)
  return best?.choice ?? []
}
