import type { IdeaText, Span } from '../idea-text.ts'
import type { FoundRequest } from './reading.ts'

/** An amount that the budget has taken limits no part. */
export const isBudget = (ideaText: IdeaText, { start, end, detail }: FoundRequest): boolean => {
  if (detail.kind !== 'limit' || detail.limit.code !== 'ceiling') return false
  return holdsBudget(ideaText, { start, end })
}
function holdsBudget({ evidence, normalised }: IdeaText, { start, end }: Span): boolean {
  const span = normalised.sourceSpan(start, end)
  return evidence.budget !== undefined && evidence.budget.start < span.end && span.start < evidence.budget.end
}

/** "Stay under R1 200 each": the amount that the budget has taken, and little else. */
export function asBudget(ideaText: IdeaText, one: FoundRequest): FoundRequest {
  const { detail, core, start, end } = one
  const span = { start: core?.start ?? start, end: core?.end ?? end }
  if (detail.kind !== 'condition' || detail.condition.code !== 'other' || !holdsBudget(ideaText, span)) return one
  if (SAYS_MORE.test(ideaText.normalised.text.slice(span.start, span.end))) return one
  return { ...one, detail: { kind: 'condition', condition: { code: 'other', about: 'budget' } } }
}
const SAYS_MORE =
  /(?<![a-z])(?:incl[a-z.]*|excl[a-z.]*|not incl[a-z]*|close|near|far|sponsor[a-z]*|donat[a-z]*|instal?ments?|pay off|save|fundrais[a-z]*|bus|entrance|food|lunch|hire|clothes|from|by|if|because|cause|naby|borg[a-z]*|spaar)(?![a-z])/u
