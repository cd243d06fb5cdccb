import { REQUEST_KINDS, type RequestKind } from '../../requests.ts'
import trained from './data/clause-weights.json' with { type: 'json' }

/** What a clause asks for. */
export const CLAUSE_KINDS = ['nothing', ...REQUEST_KINDS] as const
export type ClauseKind = 'nothing' | RequestKind

/** What each feature of a clause says for each kind, in the order of CLAUSE_KINDS. */
export type ClauseWeights = ReadonlyMap<string, readonly number[]>

/** A line of the data file: the feature, a tab, its weights. */
const weightsOf = (lines: readonly string[]): ClauseWeights =>
  new Map(
    lines.map((line) => {
      const [feature = '', weights = ''] = line.split('\t')
      return [feature, weights.split(' ').map(Number)]
    }),
  )
let loaded: ClauseWeights | null = null
/** The weights of the data file; they are read when the first idea is. */
export const trainedWeights = (): ClauseWeights => (loaded ??= weightsOf(trained))

/** The kind for which the features say most; of two that are equal, the first. */
export function kindOfClause(features: readonly string[], weights: ClauseWeights): ClauseKind {
  const sums = CLAUSE_KINDS.map(() => 0)
  for (const feature of features) weights.get(feature)?.forEach((weight, kind) => (sums[kind]! += weight))
  return CLAUSE_KINDS[sums.indexOf(Math.max(...sums))]!
}
