import type { Facts } from '#shared/domain/catalogue/facts'
import { diceOf } from './seeded.ts'

const NUDGE_DEGREES = 0.15

/** The catalogue `times` over: copies of every place and stay under new ids and names, moved by up to about 15 km. */
export function enlarge(facts: Facts, times: number, seed: number): Facts {
  const dice = diceOf(seed)
  const nudged = (degrees: number) =>
    Math.round((degrees + (dice.number(-1000, 1000) / 1000) * NUDGE_DEGREES) * 1e4) / 1e4
  const copies = <T extends { id: string; name: string; lat: number; lon: number }>(all: readonly T[]): T[] =>
    Array.from({ length: times }, (_, copy) =>
      copy === 0
        ? [...all]
        : all.map((one) => ({
            ...one,
            id: `${one.id}-${copy + 1}`,
            name: `${copy + 1}. ${one.name}`,
            lat: nudged(one.lat),
            lon: nudged(one.lon),
          })),
    ).flat()
  return { ...facts, places: copies(facts.places), stays: copies(facts.stays) }
}
