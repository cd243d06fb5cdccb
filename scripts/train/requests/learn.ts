import { CLAUSE_KINDS } from '#shared/domain/idea/requests/clause-kinds'
import type { Example } from './examples.ts'

/** Multinomial logistic regression by steps that shrink for each feature (AdaGrad). The same examples give the same weights. */
const ROUNDS = 8
const STEP = 0.1
/** Pulls weights that few clauses carry towards nothing. */
const DECAY = 0.005
/** A feature of fewer clauses takes part in learning, so that it explains its own, but says nothing of others. */
const RAREST = 2
/** Weights are whole numbers: a hundred are one unit of the logarithm of the odds. */
const SCALE = 100
/** A feature is left out if no weight of it is as large. */
const LEAST = 5
/** A request that is lost is worse than one too many: "nothing" must be so much likelier, as a logarithm. */
const AGAINST_NOTHING = 1.1
const KINDS = CLAUSE_KINDS.length

interface Learnt {
  weights: Float64Array
  /** Sums of the squares of what was learnt so far. */
  squares: Float64Array
}

export function learn(examples: readonly Example[]): Map<string, number[]> {
  const counts = countsOf(examples)
  const features = [...counts.keys()].toSorted()
  const byFeature = new Map(
    features.map((feature): [string, Learnt] => [
      feature,
      { weights: new Float64Array(KINDS), squares: new Float64Array(KINDS).fill(0.1) },
    ]),
  )
  const rows = examples.map((example) => ({
    shares: example.shares,
    own: example.features.flatMap((feature) => byFeature.get(feature) ?? []),
  }))
  const next = numbers(1)
  for (let round = 0; round < ROUNDS; round++) {
    shuffle(rows, next)
    for (const { own, shares } of rows) step(own, shares)
  }
  return new Map(
    features.flatMap((feature): [string, number[]][] => {
      const weights = [...byFeature.get(feature)!.weights].map((weight) => Math.round(weight * SCALE))
      if (feature === 'always') weights[0]! -= Math.round(AGAINST_NOTHING * SCALE)
      return counts.get(feature)! >= RAREST && weights.some((weight) => Math.abs(weight) >= LEAST)
        ? [[feature, weights]]
        : []
    }),
  )
}

function countsOf(examples: readonly Example[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { features } of examples) for (const one of features) counts.set(one, (counts.get(one) ?? 0) + 1)
  return counts
}

/** Moves the weights of one clause towards what was asked for in it. */
function step(own: readonly Learnt[], shares: readonly number[]): void {
  const likely = likelihoods(own)
  for (const { weights, squares } of own)
    for (let kind = 0; kind < KINDS; kind++) {
      const slope = likely[kind]! - shares[kind]! + DECAY * weights[kind]!
      squares[kind]! += slope * slope
      weights[kind]! -= (STEP * slope) / Math.sqrt(squares[kind]!)
    }
}

/** How likely each kind is by the weights so far. */
function likelihoods(own: readonly Learnt[]): number[] {
  const sums = CLAUSE_KINDS.map(() => 0)
  for (const { weights } of own) for (let kind = 0; kind < KINDS; kind++) sums[kind]! += weights[kind]!
  const most = Math.max(...sums)
  const odds = sums.map((sum) => Math.exp(sum - most))
  const all = odds.reduce((one, other) => one + other, 0)
  return odds.map((one) => one / all)
}

/** Numbers from 0 to 1 that are the same in each run. */
function numbers(seed: number): () => number {
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
