import {
  COLUMNS,
  columnOf,
  GAPS,
  LARGEST_WEIGHT,
  mayFollow,
  TAGS,
  type TagWeights,
} from '#shared/domain/idea/requests/tags'
import type { Example } from './examples.ts'

/**
 * A linear chain of tags (conditional random field), learnt by steps that shrink for each weight (AdaGrad). The same
 * examples give the same weights.
 */
interface Settings {
  rounds: number
  step: number
  /** Pulls weights that few words carry towards nothing. */
  decay: number
  /** A feature of fewer texts takes part in learning, so that it explains its own, but says nothing of others. */
  rarest: number
  /** A request that is lost is worse than one too many: "outside" must be so much likelier, as a logarithm. */
  againstOutside: number
}
const SETTINGS: Settings = { rounds: 8, step: 0.1, decay: 0.003, rarest: 3, againstOutside: 0.8 }
/** Weights are whole numbers: twenty are one unit of the logarithm of the odds. */
const SCALE = 20
/** A feature is left out if no weight of it is as large. */
const LEAST = 2
const N = TAGS.length
const BEGIN = COLUMNS - 1

interface Row {
  features: Int32Array
  clause: number
  gap: number
  allowed: readonly boolean[]
}
interface Chain {
  words: Row[]
  clauses: Int32Array[]
}

export function learn(examples: readonly Example[], settings: Settings = SETTINGS): TagWeights {
  const counts = countsOf(examples)
  const names = [...counts.keys()].toSorted()
  const numbers = new Map(names.map((name, at): [string, number] => [name, at]))
  const numbered = (features: readonly string[]) => Int32Array.from(features, (one) => numbers.get(one)!)
  const chains = examples.map(
    ({ words, clauses }): Chain => ({
      clauses: clauses.map(numbered),
      words: words.map((word) => ({ ...word, features: numbered(word.features) })),
    }),
  )
  const learner = new Learner(names.length, settings)
  const means = { weights: new Float64Array(learner.weights.length), steps: new Float64Array(learner.steps.length) }
  const next = randomNumbers(1)
  for (let round = 0; round < settings.rounds; round++) {
    shuffle(chains, next)
    for (const chain of chains) learner.learnFrom(chain)
    if (round >= settings.rounds - AVERAGED) {
      add(means.weights, learner.weights)
      add(means.steps, learner.steps)
    }
  }
  const whole = (weight: number) =>
    Math.max(-LARGEST_WEIGHT, Math.min(LARGEST_WEIGHT, Math.round((weight / AVERAGED) * SCALE)))
  return {
    features: new Map(
      names.flatMap((name, at): [string, number[]][] => {
        const weights = [...means.weights.subarray(at * COLUMNS, (at + 1) * COLUMNS)].map(whole)
        if (name === ALWAYS) weights[0]! -= Math.round(settings.againstOutside * SCALE)
        return counts.get(name)! >= settings.rarest && weights.some((weight) => Math.abs(weight) >= LEAST)
          ? [[name, weights]]
          : []
      }),
    ),
    steps: [...means.steps].map(whole),
  }
}
/** The weights are the means of those after each of the last rounds, so that no order of the texts tells. */
const AVERAGED = 4
const add = (sums: Float64Array, more: Float64Array) => more.forEach((one, at) => (sums[at]! += one))
/** Every clause has it. */
const ALWAYS = 'always'

/** In how many texts a feature stands. */
function countsOf(examples: readonly Example[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { words, clauses } of examples) {
    const own = new Set([...words.flatMap(({ features }) => features), ...clauses.flat()])
    for (const one of own) counts.set(one, (counts.get(one) ?? 0) + 1)
  }
  return counts
}

class Learner {
  readonly weights: Float64Array
  readonly steps = new Float64Array(GAPS.length * N * N)
  readonly #squares: Float64Array
  readonly #stepSquares = new Float64Array(GAPS.length * N * N).fill(0.1)
  readonly #settings: Settings

  constructor(features: number, settings: Settings) {
    this.weights = new Float64Array(features * COLUMNS)
    this.#squares = new Float64Array(features * COLUMNS).fill(0.1)
    this.#settings = settings
  }

  #addSums(features: Int32Array, sums: Float64Array): void {
    for (const feature of features)
      for (let column = 0; column < COLUMNS; column++) sums[column]! += this.weights[feature * COLUMNS + column]!
  }

  #move(features: Int32Array, slopes: Float64Array): void {
    const { step, decay } = this.#settings
    for (const feature of features)
      for (let column = 0; column < COLUMNS; column++) {
        const at = feature * COLUMNS + column
        const slope = slopes[column]! + decay * this.weights[at]!
        this.#squares[at]! += slope * slope
        this.weights[at]! -= (step * slope) / Math.sqrt(this.#squares[at]!)
      }
  }

  /** Moves the weights towards the tags that are allowed. */
  learnFrom({ words, clauses }: Chain): void {
    if (words.length === 0) return
    const sums = words.map(() => new Float64Array(COLUMNS))
    const ofClauses = clauses.map((features) => {
      const sum = new Float64Array(COLUMNS)
      this.#addSums(features, sum)
      return sum
    })
    const scores = words.map(({ features, clause }, at) => {
      const own = sums[at]!
      this.#addSums(features, own)
      ofClauses[clause]?.forEach((sum, column) => (own[column]! += sum))
      return Float64Array.from(TAGS, ({ begins }, tag) => own[columnOf(tag)]! + (begins ? own[BEGIN]! : 0))
    })
    const odds = this.steps.map(Math.exp)
    const gaps = words.map(({ gap }) => gap)
    const free = likelihoods(scores, gaps, odds, null)
    const right = likelihoods(
      scores,
      gaps,
      odds,
      words.map(({ allowed }) => allowed),
    )
    if (right === null || free === null) return
    const clauseSlopes = clauses.map(() => new Float64Array(COLUMNS))
    words.forEach(({ features, clause }, at) => {
      const slopes = new Float64Array(COLUMNS)
      for (let tag = 0; tag < N; tag++) {
        const slope = free.tags[at]![tag]! - right.tags[at]![tag]!
        slopes[columnOf(tag)]! += slope
        if (TAGS[tag]!.begins) slopes[BEGIN]! += slope
      }
      const whole = clauseSlopes[clause]
      if (whole) slopes.forEach((slope, column) => (whole[column]! += slope))
      this.#move(features, slopes)
    })
    clauses.forEach((features, at) => this.#move(features, clauseSlopes[at]!))
    for (let at = 0; at < this.steps.length; at++) {
      const slope = free.steps[at]! - right.steps[at]!
      if (slope === 0) continue
      this.#stepSquares[at]! += slope * slope
      this.steps[at]! -= (this.#settings.step * slope) / Math.sqrt(this.#stepSquares[at]!)
    }
  }
}

const MAY_FOLLOW = TAGS.map((_, tag) => TAGS.map((__, before) => mayFollow(tag, before)))

/** How likely each tag is at each word, and each step between two, among those that are allowed. */
function likelihoods(
  scores: readonly Float64Array[],
  gaps: readonly number[],
  odds: Float64Array,
  allowed: readonly (readonly boolean[])[] | null,
): { tags: Float64Array[]; steps: Float64Array } | null {
  const length = scores.length
  const own = scores.map((score, at) => {
    const most = Math.max(...score)
    return score.map((one, tag) => (allowed && !allowed[at]![tag] ? 0 : Math.exp(one - most)))
  })
  const forward: Float64Array[] = []
  for (let at = 0; at < length; at++) {
    const now = new Float64Array(N)
    let sum = 0
    for (let tag = 0; tag < N; tag++) {
      let all = 0
      if (at === 0) all = mayFollow(tag, null) ? 1 : 0
      else
        for (let before = 0; before < N; before++)
          if (MAY_FOLLOW[tag]![before]) all += forward[at - 1]![before]! * odds[(gaps[at]! * N + before) * N + tag]!
      now[tag] = all * own[at]![tag]!
      sum += now[tag]!
    }
    if (sum === 0) return null
    forward.push(now.map((one) => one / sum))
  }
  const tags: Float64Array[] = Array.from({ length }, () => new Float64Array(N))
  const steps = new Float64Array(odds.length)
  let backward = new Float64Array(N).fill(1)
  for (let at = length - 1; at >= 0; at--) {
    let sum = 0
    for (let tag = 0; tag < N; tag++) sum += tags[at]![tag] = forward[at]![tag]! * backward[tag]!
    for (let tag = 0; tag < N; tag++) tags[at]![tag]! /= sum
    if (at === 0) break
    const earlier = new Float64Array(N)
    let all = 0
    for (let before = 0; before < N; before++)
      for (let tag = 0; tag < N; tag++) {
        if (!MAY_FOLLOW[tag]![before]) continue
        const part = odds[(gaps[at]! * N + before) * N + tag]! * own[at]![tag]! * backward[tag]!
        earlier[before]! += part
        all += part * forward[at - 1]![before]!
      }
    for (let before = 0; before < N; before++)
      for (let tag = 0; tag < N; tag++) {
        if (!MAY_FOLLOW[tag]![before]) continue
        const place = (gaps[at]! * N + before) * N + tag
        steps[place]! += (forward[at - 1]![before]! * odds[place]! * own[at]![tag]! * backward[tag]!) / all
      }
    const most = Math.max(...earlier)
    backward = earlier.map((one) => one / most)
  }
  return { tags, steps }
}

/** Numbers from 0 to 1 that are the same in each run. */
function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}
function shuffle<One>(list: One[], next: () => number): void {
  for (let at = list.length - 1; at > 0; at--) {
    const other = Math.floor(next() * (at + 1))
    const held = list[at]!
    list[at] = list[other]!
    list[other] = held
  }
}
