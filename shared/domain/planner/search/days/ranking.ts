import type { Candidate } from '../../candidates/candidates.ts'

/** Places by their points, the best first. A place gets its rank when it is asked for: of hundreds a day needs a dozen. */
export class Ranking {
  readonly count: number
  readonly #ranked: Candidate[] = []
  readonly #left: Candidate[]
  readonly #points: number[]

  /** `places` with their points, in the same order. */
  constructor(places: Candidate[], points: number[]) {
    this.count = places.length
    this.#left = places
    this.#points = points
  }

  /** The place of a rank, from 0; undefined if there are fewer. */
  at(rank: number): Candidate | undefined {
    while (this.#ranked.length <= rank && this.#left.length > 0) this.#ranked.push(this.#takeBest())
    return this.#ranked[rank]
  }

  first(count: number): Candidate[] {
    this.at(count - 1)
    return this.#ranked.slice(0, count)
  }

  #takeBest(): Candidate {
    const left = this.#left
    const points = this.#points
    let best = 0
    for (let i = 1; i < left.length; i++) {
      const isBetter =
        points[i]! > points[best]! || (points[i]! === points[best]! && left[i]!.order < left[best]!.order)
      if (isBetter) best = i
    }
    const found = left[best]!
    const last = left.length - 1
    left[best] = left[last]!
    points[best] = points[last]!
    left.pop()
    points.pop()
    return found
  }
}
