import type { Itinerary } from '#shared/contracts/itinerary'

export type Check = Itinerary['checks'][number]

const URGENCY: Record<Check['status'], number> = { fail: 0, warn: 1, pass: 2 }
/** The number of passed checks that are shown at first. */
const SHOWN_PASSES = 5

export interface OrderedChecks {
  /** Failed checks, then warnings, then the first passed checks. */
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
