import { CLAUSE_KINDS } from '#shared/domain/idea/requests/clause-kinds'
import type { Example } from './examples.ts'

/** Multinomial logistic regression with steps that shrink for each feature (AdaGrad). The same examples give the same weights. */
const ROUNDS = Number(process.env['E'] ?? 8)
const STEP = Number(process.env['R'] ?? 0.1)
/** Pulls weights that few clauses carry towards nothing. */
const DECAY = Number(process.env['L2'] ?? 0.005)
/** A feature of fewer clauses tells nothing of the next. */
const RAREST = Number(process.env['RAREST'] ?? 2)
/** Weights are whole numbers: a hundred are one unit of the logarithm of the odds. */
const SCALE = 100
/** A request that is lost is worse than one too many: "nothing" must be so much likelier. */
const AGAINST_NOTHING = Number(process.env['N'] ?? 1.1)
const KINDS = CLAUSE_KINDS.length

interface Weights {
  weights: Float64Array
  /** Sums of the squares of what was learnt so far. */
  squares: Float64Array
}

export function learn(examples: readonly Example[]): Map<string, number[]> {
  const byFeature = new Map<string, Weights>()
  for (const feature of [...countsOf(examples).keys()].toSorted())
    byFeature.set(feature, { weights: new Float64Array(KINDS), squares: new Float64Array(KINDS).fill(0.1) })
  const rows = examples.map(({ features, shares }) => ({
    shares,
    own: features.flatMap((feature) => byFeature.get(feature) ?? []),
  }))
  const next = numbers(1)
  const likely = new Float64Array(KINDS)
  for (let round = 0; round < ROUNDS; round++) {
    shuffle(rows, next)
    for (const { own, shares } of rows) {
      setLikely(likely, own)
      for (const { weights, squares } of own)
        for (let kind = 0; kind < KINDS; kind++) {
          const slope = likely[kind]! - shares[kind]! + DECAY * weights[kind]!
          squares[kind]! += slope * slope
          weights[kind]! -= (STEP * slope) / Math.sqrt(squares[kind]!)
        }
    }
  }
  const whole = new Map<string, number[]>()
  const counts = countsOf(examples)
  for (const [feature, { weights }] of byFeature) {
    if (counts.get(feature)! < RAREST) continue
    const rounded = [...weights].map((weight) => Math.round(weight * SCALE))
    if (feature === 'always') rounded[0]! -= Math.round(AGAINST_NOTHING * SCALE)
    if (rounded.some((weight) => Math.abs(weight) >= Number(process.env['LEAST'] ?? 5))) whole.set(feature, rounded)
  }
  return whole
}

function countsOf(examples: readonly Example[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { features } of examples) for (const one of features) counts.set(one, (counts.get(one) ?? 0) + 1)
  return counts
}

/** How likely each kind is by the weights so far. */
function setLikely(likely: Float64Array, own: readonly Weights[]): void {
  likely.fill(0)
  for (const { weights } of own) for (let kind = 0; kind < KINDS; kind++) likely[kind]! += weights[kind]!
  const most = Math.max(...likely)
  let sum = 0
  for (let kind = 0; kind < KINDS; kind++) sum += likely[kind] = Math.exp(likely[kind]! - most)
  for (let kind = 0; kind < KINDS; kind++) likely[kind]! /= sum
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
    ;[list[at], list[other]] = [list[other]!, list[at]!]
  }
}
