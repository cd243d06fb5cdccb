import { givesReason, namesPeopleOrDays, namesTheTrip } from './background.ts'
import { findBarred } from './barred.ts'
import { isArrangement } from './clause-forms.ts'
import type { Clause } from './clauses.ts'
import { EVENT_NOUNS } from './data/activity-words.ts'
import { CONDITION_HEADS, CONDITION_WORDS, SLEEPING_WORDS } from './data/condition-words.ts'
import { STATE_VERBS } from './data/verb-rules.ts'
import type { LeftClause } from './left-clauses.ts'
import { isOfBudget, isPaidByOthers } from './money-clauses.ts'
import type { FoundRequest } from './reading.ts'
import { findSortNouns } from './sort-nouns.ts'
import { singularsOf, wordsOf } from './words.ts'

/** What the head noun of a clause says, whatever stands after it: "a hotel near a mosque", "a night tour of the dam". */
const HEAD =
  /^(?:(?:we|they|i|you|also|and|then|please|pls|want|would|like|love|need|needs|to|'d|what|from|is|stop|for|soek|net|have) )*(?:an?|the|one|1|some|any|'n|die)? ?(?:[a-z'-]{1,14} ){0,3}?([a-z-]{3,16})(?= (?:at|in|on|with|within|near|close|that|who|where|inside|outside|by|naby|met|of|about)(?![a-z])|$)/u
/** "Give blankets at a children's home": what stands before the place is done there. */
const DONE_AT =
  /^((?!(?:a|an|the|any|some|one|1|die|'n|visit|tour|see|go|stop)(?![a-z]))(?:[a-z][a-z'-]{1,14} ){1,5})(?:at|in|on|inside|by|op) (?:an?|the|somebody's|someone's|our|their|1|one|die|'n)(?![a-z])/u

/** Sights and activities that only their words have told. */
const isOfWords = ({ detail }: FoundRequest): boolean =>
  detail.kind === 'activity' || (detail.kind === 'sight' && detail.placeId === null)
const isSight = ({ detail }: FoundRequest): boolean => detail.kind === 'sight'
const isNamed = ({ detail }: FoundRequest): boolean => detail.kind === 'sight' && detail.named
const asCondition = (request: FoundRequest): FoundRequest[] => [
  { ...withoutText(request), detail: { kind: 'condition', condition: { code: 'other' } } },
]
const withoutText = ({ text: _, ...request }: FoundRequest): FoundRequest => request

/**
 * How a clause is built says more of its sights and activities than their words: who pays, a reason, the head noun,
 * what is done at a place, how the trip is to be. What no trip may have stays as it was read.
 */
export function requestsByForm(
  text: string,
  clause: Clause,
  inside: FoundRequest[],
  asRequest: (left: LeftClause) => FoundRequest,
): FoundRequest[] {
  const said = text.slice(clause.start, clause.end)
  if (!inside.some(isOfWords) || findBarred(said).length > 0) return inside
  const paid = inside.find(isOfWords)
  if (paid && isPaidByOthers(said))
    return [
      { ...withoutText(paid), detail: { kind: 'limit', limit: { code: 'other' } } },
      ...inside.filter((one) => !isOfWords(one)),
    ]
  const [first] = inside
  if (!first || !inside.every((one) => isOfWords(one) && !isNamed(one))) return inside
  if (givesReason(clause, said) || isOfBudget(said) || namesTheTrip(said) || namesPeopleOrDays(said)) return []
  const head = kindOfHead(said)
  if (head === 'bed' || (head === 'condition' && inside.every(isSight))) return asCondition(first)
  if (head === 'activity' && inside.every(isSight))
    return [asRequest({ ...first, start: clause.start, kind: 'activity' })]
  const doneAt = inside.length === 1 && isSight(first) ? kindOfDoneAt(said, first.start - clause.start) : null
  if (doneAt === 'activity') return [asRequest({ ...first, start: clause.start, kind: 'activity' })]
  return doneAt === 'condition' || isArrangement(said) ? asCondition(first) : inside
}

function kindOfHead(said: string): 'bed' | 'condition' | 'activity' | null {
  const [whole, head = ''] = HEAD.exec(said) ?? ['']
  if (said.slice(whole.length).startsWith(' of ') || /(?<![a-z])(?:visit|tour|see|besoek)(?![a-z])/u.test(whole))
    return null
  const forms = singularsOf(head)
  if (forms.some((form) => SLEEPING_WORDS.has(form))) return 'bed'
  if (forms.some((form) => CONDITION_HEADS.has(form))) return 'condition'
  return EVENT_NOUNS.has(head) && !/^(?:tour|walk|hike|morning|evening|experience)$/u.test(whole) ? 'activity' : null
}

/** What is said before a place that stands `at` so many letters from the start. */
function kindOfDoneAt(said: string, at: number): 'condition' | 'activity' | null {
  const before = DONE_AT.exec(said)?.[1]
  if (before === undefined || at < before.length || findSortNouns(before).length > 0) return null
  const forms = singularsOf(wordsOf(before)[0]?.text ?? '')
  return forms.some((form) => CONDITION_WORDS.has(form) || STATE_VERBS.has(form)) ? 'condition' : 'activity'
}
