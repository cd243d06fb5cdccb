import { clausesFor } from '#shared/domain/idea/parse'
import { CLAUSE_KINDS, type ClauseKind } from '#shared/domain/idea/requests/clause-kinds'
import type { Gazetteer } from '#shared/domain/catalogue/facts'
import type { BenchIdea } from '../../bench/parse/score.ts'
import type { GoldRequest } from '../../bench/requests/score.ts'

export interface GoldIdea extends Pick<BenchIdea, 'id' | 'text' | 'today'> {
  gold: { requests: GoldRequest[] }
}
/** A clause as the parser cuts it, with the share of each kind in what a reader by hand asks for in it. */
export interface Example {
  features: readonly string[]
  shares: readonly number[]
}

/** How much a kind counts that is right as well, beside the first one; and that a request may be left out. */
const ACCEPTED = 0.3
const OPTIONAL = 0.7

export function examplesOf({ text, today, gold }: GoldIdea, gazetteer: Gazetteer): Example[] {
  const placed = gold.requests.map((asked) => {
    const start = text.indexOf(asked.words)
    return { asked, start, end: start + asked.words.length }
  })
  return clausesFor(text, { today, gazetteer }).map(({ start, end, features, found }) => {
    const shares = CLAUSE_KINDS.map(() => 0)
    const count = (kind: ClauseKind, share: number) => (shares[CLAUSE_KINDS.indexOf(kind)]! += share)
    const left = [...found]
    for (const { asked, start: from, end: to } of placed) {
      const both = lettersIn(text, Math.max(start, from), Math.min(end, to))
      if (both === 0 || 2 * both < Math.min(lettersIn(text, from, to), lettersIn(text, start, end))) continue
      // What a rule has read is not asked for twice.
      const kinds = [asked.kind, ...(asked.accept_kinds ?? [])]
      const read = left.findIndex((kind) => kinds.includes(kind))
      if (read >= 0) {
        left.splice(read, 1)
        continue
      }
      count(asked.kind, 1)
      for (const kind of asked.accept_kinds ?? []) count(kind, ACCEPTED)
      if (asked.optional) count('nothing', OPTIONAL)
    }
    const sum = shares.reduce((one, other) => one + other, 0)
    return sum === 0
      ? { features, shares: shares.map((_, kind) => (kind === 0 ? 1 : 0)) }
      : { features, shares: shares.map((share) => share / sum) }
  })
}

const lettersIn = (text: string, start: number, end: number): number =>
  text.slice(start, Math.max(start, end)).replace(/[^\p{L}\p{N}]/gu, '').length
