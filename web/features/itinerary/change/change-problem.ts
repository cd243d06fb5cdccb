import type { RevisionReply } from './change-calls.ts'
import type { ChangeProblem } from './plan-editing.ts'

/** A refusal in the words that stand beside the control. */
export function problemOf({ refusal, nearest }: RevisionReply & { state: 'refused' }, at: string): ChangeProblem {
  const { status, words, fields } = refusal
  if (status === 0)
    return { at, words: 'We could not reach the server. Nothing is lost: your plan is as it was.', offer: 'again' }
  if (status === 403) return { at, words: words ?? 'Only its owner can change this plan.', offer: 'copy' }
  if (status === 422)
    return { at, words: [words, ...Object.values(fields)].filter(Boolean).join(' ') || UNKNOWN, nearest }
  return { at, words: words ?? UNKNOWN, offer: 'again' }
}

const UNKNOWN = 'The plan was not changed. Try again.'
