import type { IndexedPlace } from '../../places/facts-index.ts'
import { LUNCH_EARLIEST, LUNCH_LATEST } from '../../roads/settings.ts'
import { VISIT_EARLIEST } from '../settings.ts'

type Visited = Pick<IndexedPlace, 'opens' | 'slots'>

/** When a visit begins for a group that arrives at this minute; Infinity if the last tour of the day is missed. */
export function visitBegins({ opens, slots }: Visited, arriveAt: number): number {
  const earliest = Math.max(arriveAt, opens, VISIT_EARLIEST)
  if (!slots) return earliest
  for (const { starts, checkIn } of slots) if (starts >= earliest && arriveAt + checkIn <= starts) return starts
  return Infinity
}

/** Who has come so far may as well eat where it arrives. */
const LONG_WAY_MINUTES = 60
/** A group that arrives from far at lunch time, for what would keep it until it is too late for lunch, eats there first. */
export const eatsBefore = (visited: Visited, minutes: number, leftAt: number, arriveAt: number): boolean =>
  arriveAt - leftAt >= LONG_WAY_MINUTES &&
  arriveAt >= LUNCH_EARLIEST &&
  arriveAt <= LUNCH_LATEST &&
  visitBegins(visited, arriveAt) + minutes > LUNCH_LATEST

/** How long before a tour the group must be there; 0 without fixed hours. */
export const checkInMinutes = ({ slots }: Pick<IndexedPlace, 'slots'>): number => slots?.[0]?.checkIn ?? 0
