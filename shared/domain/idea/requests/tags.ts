import { REQUEST_KINDS, type RequestKind } from '../../requests.ts'
import trained from './data/word-weights.json' with { type: 'json' }

/** Every word is outside of requests, or begins one of a kind, or goes on with it. */
export interface Tag {
  kind: RequestKind | null
  begins: boolean
}
export const TAGS: readonly Tag[] = [
  { kind: null, begins: false },
  ...REQUEST_KINDS.flatMap((kind) => [
    { kind, begins: true },
    { kind, begins: false },
  ]),
]
/** What stands between a word and the one before. */
export const GAPS = ['space', 'mark', 'end'] as const

/** What a feature says for "outside", for each kind, and for the beginning of a request. */
export const COLUMNS = REQUEST_KINDS.length + 2

export interface TagWeights {
  /** The weights of each feature, in the order of the columns. */
  features: ReadonlyMap<string, readonly number[]>
  /** For each gap, from each tag to each tag. */
  steps: readonly number[]
}
/** A word, or the clause around it, with what can be said of it. */
export interface WordToTag {
  features: readonly string[]
  /** Its clause, as an index; -1: none. */
  clause: number
  /** An index of GAPS. */
  gap: number
  /** What rules are sure of; null: any tag may be given to it. */
  allows: ((tag: Tag) => boolean) | null
}
export interface Stretch {
  kind: RequestKind
  /** The first word, and the one after the last. */
  first: number
  after: number
}

/** In the data file a weight is one letter; this one is nothing. */
const NOTHING = 'N'.charCodeAt(0)
export const LARGEST_WEIGHT = 44
export const asLetters = (weights: readonly number[]): string =>
  String.fromCharCode(...weights.map((weight) => NOTHING + weight))

const weightsOf = (letters: string): number[] => Array.from(letters, (letter) => letter.charCodeAt(0) - NOTHING)

let loaded: TagWeights | null = null
/** The weights of the data file; they are read when the first idea is. A line is a feature, a tab, its weights. */
export function trainedWeights(): TagWeights {
  loaded ??= {
    features: new Map(
      trained.features.map((line) => {
        const [feature = '', letters = ''] = line.split('\t')
        return [feature, weightsOf(letters)]
      }),
    ),
    steps: weightsOf(trained.steps),
  }
  return loaded
}

/** The column of a tag's kind. */
export const columnOf = (tag: number): number => (tag + 1) >> 1

/** Only a word of the same kind before it lets a request go on. */
export const mayFollow = (tag: number, before: number | null): boolean => {
  const { kind, begins } = TAGS[tag]!
  return kind === null || begins || (before !== null && TAGS[before]!.kind === kind)
}

/** The tags after which each tag may stand. */
const TAGS_BEFORE: readonly (readonly number[])[] = TAGS.map((_, tag) =>
  TAGS.flatMap((_before, before) => (mayFollow(tag, before) ? [before] : [])),
)

function sumOf(features: readonly string[], weights: TagWeights): number[] {
  const sums = Array.from({ length: COLUMNS }, () => 0)
  for (const feature of features) {
    const own = weights.features.get(feature)
    if (own) for (let at = 0; at < COLUMNS; at++) sums[at]! += own[at]!
  }
  return sums
}

/** The tags that together have the largest sum of weights; of two that are equal, the first. */
export function tagsOf(
  words: readonly WordToTag[],
  clauses: readonly (readonly string[])[],
  weights: TagWeights,
): number[] {
  const ofClauses = clauses.map((features) => sumOf(features, weights))
  const cameFrom: number[][] = []
  let best: number[] = []
  words.forEach((word, at) => {
    const sums = sumOf(word.features, weights)
    ofClauses[word.clause]?.forEach((sum, column) => (sums[column]! += sum))
    const from: number[] = []
    best = TAGS.map((one, tag) => {
      const { begins } = one
      if (word.allows?.(one) === false || (at === 0 && !mayFollow(tag, null))) return -Infinity
      const own = sums[columnOf(tag)]! + (begins ? sums[COLUMNS - 1]! : 0)
      if (at === 0) return own
      let most = -Infinity
      for (const before of TAGS_BEFORE[tag]!) {
        const sum = best[before]! + weights.steps[(word.gap * TAGS.length + before) * TAGS.length + tag]!
        if (sum > most) [most, from[tag]] = [sum, before]
      }
      return most + own
    })
    cameFrom.push(from)
  })
  const tags: number[] = []
  let tag = best.indexOf(Math.max(...best))
  for (let at = words.length - 1; at >= 0; at--) {
    tags.push(tag)
    tag = cameFrom[at]![tag] ?? 0
  }
  return tags.toReversed()
}

/** The words of each request. */
export function stretchesOfTags(tags: readonly number[]): Stretch[] {
  const stretches: Stretch[] = []
  tags.forEach((tag, at) => {
    const { kind, begins } = TAGS[tag]!
    const last = stretches.at(-1)
    if (kind === null) return
    if (begins || !last) stretches.push({ kind, first: at, after: at + 1 })
    else last.after = at + 1
  })
  return stretches
}
