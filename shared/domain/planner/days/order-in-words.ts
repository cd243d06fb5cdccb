import type { Stay } from '#shared/domain/catalogue/facts'
import { kmBetween } from '../../geo.ts'
import type { Assumption, Brief } from '../brief/brief.ts'
import { legBetween } from '../road/leg.ts'
import type { SolvedDay } from './day-solver.ts'
import { visitsOf } from './frame.ts'
import { type Farthest, farthestOutings, isShortRoadFirst } from './order-of-days.ts'

const REASONS: Record<Farthest['reason'], string> = {
  fresh: 'first of the full days there, while everybody is fresh',
  tired: 'last of the full days there, as nobody should be driven far again on the morning after a long way',
  young: 'last of the full days there, when learners of this age know the bus and the beds',
}

function outingInWords({ far, target, reason }: Farthest, days: readonly SolvedDay[]): string {
  const { frame, plan } = days[far]!
  const { place } = visitsOf(plan)
    .map(({ candidate }) => candidate)
    .reduce((a, b) => (kmBetween(frame.from, b.place) > kmBetween(frame.from, a.place) ? b : a))
  const outing = `The farthest outing, to ${place.name} (about ${legBetween(frame.from, place).roadKm} km from the beds), is on day ${far + 1}`
  return far === target
    ? `${outing}, ${REASONS[reason]}.`
    : `${outing}: the days on which places are open, and the lighter days between full ones, leave no better one for it.`
}

/** Of several bases the one farthest from the start, and what speaks for where it comes in the trip; null where there is only one. */
function farEndInWords(nights: readonly Stay[], { start, home }: Brief): string | null {
  const bases = [...new Set(nights)]
  if (bases.length < 2) return null
  // A night halfway, slept on the way there and back, is no base.
  const around = nights[0] === nights.at(-1) ? bases.slice(1) : bases
  const far = around.reduce((a, b) => (kmBetween(start, b) > kmBetween(start, a) ? b : a))
  const beds = `The beds farthest from ${start.name}, at ${far.name},`
  if (around.length < 2) return null
  if (far === around[0])
    return `${beds} come first: the long road while everybody is fresh, and every night after it nearer ${home ? start.name : 'home'}.`
  // Only where the round was tried the other way about is it known which way is better.
  if (far === around.at(-1))
    return isShortRoadFirst(nights, start) ? `${beds} come last: that way round the days came out best.` : null
  return `${beds} lie in the middle of the round: any order with them first or last drives farther.`
}

/** Why the days stand in the order in which they do, where the road makes it matter. */
export function orderInWords(days: readonly SolvedDay[], nights: readonly Stay[], brief: Brief): Assumption[] {
  const farEnd = farEndInWords(nights, brief)
  return [
    ...(farEnd === null ? [] : [farEnd]),
    ...farthestOutings(days, brief).map((outing) => outingInWords(outing, days)),
  ].map((text) => ({ about: 'order', text }))
}
