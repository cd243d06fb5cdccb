import { wordsToTag } from '#shared/domain/idea/parse'
import type { Gazetteer } from '#shared/domain/catalogue/facts'
import { TAGS } from '#shared/domain/idea/requests/tags'
import type { BenchIdea } from '../../bench/parse/score.ts'
import type { GoldRequest } from '../../bench/requests/score.ts'

export interface GoldIdea extends Pick<BenchIdea, 'id' | 'text' | 'today'> {
  gold: { requests: GoldRequest[] }
}
/** A text as the parser reads it, with the tags that each word may have. */
export interface Example {
  clauses: readonly (readonly string[])[]
  words: readonly { features: readonly string[]; clause: number; gap: number; allowed: readonly boolean[] }[]
}

/** The words of each request by hand; where two readings are right, or none, both are allowed. */
export function exampleOf({ text, today, gold }: GoldIdea, gazetteer: Gazetteer): Example {
  const { words, clauses } = wordsToTag(text, { today, gazetteer })
  const allowed = words.map(() => TAGS.map(({ kind }) => kind === null))
  for (const { words: asked, kind, accept_kinds = [], optional = false } of gold.requests.toSorted(
    (one, other) => other.words.length - one.words.length,
  )) {
    const from = text.indexOf(asked)
    const kinds = new Set([kind, ...accept_kinds])
    let isFirst = true
    words.forEach(({ start, end }, at) => {
      if (start >= from + asked.length || end <= from) return
      allowed[at] = TAGS.map((tag) =>
        tag.kind === null ? optional : kinds.has(tag.kind) && (tag.begins === isFirst || (optional && !tag.begins)),
      )
      isFirst = false
    })
  }
  return {
    clauses,
    words: words.map(({ features, clause, gap }, at) => ({ features, clause, gap, allowed: allowed[at]! })),
  }
}
