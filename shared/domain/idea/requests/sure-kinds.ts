import { isDayOrMonth } from '../days-and-months.ts'
import type { Span } from '../idea-text.ts'
import { kindOfUnknown, type TextOfClauses } from './clause-features.ts'
import type { ReadClause } from './cut-text.ts'
import { isUnderArrangements } from './line-labels.ts'
import { offerOfWords } from './offer-of-words.ts'
import { kindsOfPlainClause, refusesDoing } from './plain-clauses.ts'
import type { FoundRequest } from './reading.ts'
import { kindOfSureClause, type SureKinds } from './sure-clauses.ts'
import { type Word, wordsOf } from './words.ts'

/** "The harbour" in "see the harbour in Durban", and not in "a hotel near the harbour". */
export const isSightAtEnd = (
  { text, marked }: TextOfClauses,
  clause: Span,
  { start, end, detail }: FoundRequest,
): boolean =>
  detail.kind === 'sight' &&
  (detail.sort !== null || detail.placeId !== null) &&
  detail.sort !== 'show' &&
  start >= clause.start &&
  /^(?: (?:in|near|at|outside|naby|by) \^[ ,^]*)?$/u.test(marked.slice(end, clause.end)) &&
  !/(?<![a-z])(?:of|within|near|from|for|by|with|distance|in)(?: [a-z']{1,3})? $/u.test(text.slice(clause.start, start))

/** What a field or a place took. */
const HAS_MARK = /[~§¤^]/u
/** "The gravel road is too long" */
const IS_TOO = /^(?:the|that|this|die) .*(?:is|are|was|were) (?:far |much |way |baie |net )?(?:too|te) [a-z]+$/u
/** "Drum majorettes and brass band": who travels, as a title. */
const IS_GROUP_ALONE =
  /^(?!.*(?<![a-z])(?:no|an?|the|some|another|their|die|'n|see|watch|meet|with|met|hear|to|by|at|vs|against)(?![a-z]))(?:[a-z0-9&'.-]+ ){0,6}(?:society|club|team|squad|choir|band|orchestra|majorettes|cadets|koor|span|klub|vereniging|orkes)$/u
/** Words that may stand beside a day or a month. */
const BESIDE_A_DAY =
  /^(?:or|of|and|en|on|op|the|die|in|early|late|beginning|begin|end|einde|mid|middle|a|any|so|as|is|dan|rather)$/u
/** "Beginning August", "a Thursday or a Friday" */
function saysADay(said: string): boolean {
  const words = wordsOf(said)
  return (
    words.some(({ text }) => isDayOrMonth(text)) &&
    words.every(({ text }) => isDayOrMonth(text) || BESIDE_A_DAY.test(text) || /^\d/u.test(text))
  )
}
/** What the build of a clause says for sure; null: it is left to the weights. */
export function sureKindsOf(
  { text, marked }: TextOfClauses,
  { start, end, lead, found, features, sights }: Omit<ReadClause, 'isRead' | 'sure'>,
  telling: readonly Word[],
  isSeen: boolean,
  before: SureKinds | null,
): SureKinds | null {
  const said = text.slice(start, end)
  const sure = kindOfSureClause(said, marked.slice(start, end), lead)
  if (sure) return [sure]
  const plain = kindsOfPlainClause(marked.slice(start, end), isSeen, before)
  if (plain && found.every((kind) => plain.includes(kind))) return plain
  if (
    isUnderArrangements(text, start) &&
    telling.length > 0 &&
    found.length === 0 &&
    !HAS_MARK.test(marked.slice(start, end))
  )
    return ['condition']
  if (found.length === 0 && refusesDoing(said)) return ['activity', 'condition']
  const isUnread = found.length === 0 && sights.length === 0
  if (isUnread && (IS_TOO.test(said) || IS_GROUP_ALONE.test(said))) return ['nothing']
  if (isUnread && saysADay(said)) return ['condition', 'nothing']
  if (isOfferAlone(telling, features)) return ['nothing']
  const unknown = isUnread ? kindOfUnknown(features) : null
  return unknown && [unknown]
}

/** "Stars and fossils." in the middle of a line: the wishes of the idea, which are a field, have it. */
const isOfferAlone = (telling: readonly Word[], features: readonly string[]): boolean =>
  telling.length === 1 &&
  offerOfWords(telling[0]!.text) !== null &&
  (features.includes('lead:.') || features.includes('lead:and')) &&
  !features.includes('line:first') &&
  !features.some((feature) => feature.startsWith('said before:'))
