import type { PlanUnderTest } from '../derived/plan-under-test.ts'
import { failIfAny, type Finding, pass, type Rule } from '../finding.ts'
import { matchesOf } from '../../matches-of.ts'

/** A sentence that ends with its mark and asks what we, you or they may, can or must do, or whether something is so. */
const QUESTION =
  /(?:^|[\s(,])(?:do (?:we|i|they|you)|must (?:we|they)|is (?:it|this) (?:possible|safe|allowed|open|enough)|what (?:dress|clothes|papers)|group discount)(?![a-z])[^.!?\n]*\?/giu

/** The direct questions of the text that no line answers, or that a line leaves to the reader. */
function questionsAnswered({ text, idea, itinerary }: PlanUnderTest): Finding {
  if (text === null) return pass('No text: the plan is checked against what was read of it.')
  const open = matchesOf(text, QUESTION).filter(({ index, 0: words }) => {
    const end = index + words.length
    const about = idea.requests.filter((request) => request.start < end && index < request.end)
    const lines = (itinerary.requests ?? []).filter(({ id }) => about.some((request) => request.id === id))
    return lines.length > 0 && lines.every(({ why }) => why?.code === 'school_must_see' || why?.code === 'not_known')
  })
  return failIfAny(
    open.map(({ 0: words }) => `"${words.trim()}" is a question and is left to the reader`),
    'No direct question is left to the reader.',
  )
}

export const QUESTION_RULES: readonly Rule[] = [
  {
    id: 'questions_answered',
    label: 'Direct questions have an answer, or somebody to ask',
    otherwise: 'A direct question has no answer',
    run: questionsAnswered,
  },
]
