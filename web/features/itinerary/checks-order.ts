import type { Itinerary } from '#shared/contracts/itinerary'

export type Check = Itinerary['checks'][number]

const URGENCY: Record<Check['status'], number> = { fail: 0, warn: 1, pass: 2 }
/** Passes shown before the reader asks for the rest. */
const SHOWN_PASSES = 5

export interface OrderedChecks {
  /** What does not hold, then what to look at, then the first passes. */
  shown: Check[]
  rest: Check[]
  fine: number
  toLookAt: number
}

export function orderChecks(checks: readonly Check[]): OrderedChecks {
  const sorted = checks.toSorted((a, b) => URGENCY[a.status] - URGENCY[b.status])
  const toLookAt = sorted.filter(({ status }) => status !== 'pass').length
  return {
    shown: sorted.slice(0, toLookAt + SHOWN_PASSES),
    rest: sorted.slice(toLookAt + SHOWN_PASSES),
    fine: checks.length - toLookAt,
    toLookAt,
  }
}
