/** A small generator of random numbers that gives the same run for the same seed (mulberry32). */
export interface Dice {
  /** A whole number from `low` to `high`, both included. */
  number: (low: number, high: number) => number
  chance: (share: number) => boolean
  one: <T>(values: readonly T[]) => T
}
export function diceOf(seed: number): Dice {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), state | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
  const number = (low: number, high: number) => low + Math.floor(next() * (high - low + 1))
  return { number, chance: (share) => next() < share, one: (values) => values[number(0, values.length - 1)]! }
}
