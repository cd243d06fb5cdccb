import { findStoredAnswer, insertStoredAnswer, isKeyTaken } from '../data/idempotency-keys.ts'
import type { Context } from './context.ts'
import { Problem } from './problem.ts'

/**
 * An idempotency key with the hash of its body: one key may only be used with one body. The scope is method and path.
 */
export interface Claim {
  scope: string
  key: string
  bodyHash: string
}

/** The answer of a request, with the statements that must be committed for it. */
export interface Prepared<Answer> {
  status: number
  answer: Answer
  statements: D1PreparedStatement[]
}

/**
 * Runs a request once for each claim. Its statements and its answer are committed in one batch with the key, so of two
 * parallel calls one commits and the other returns the same answer. Nothing partial is left to clean up.
 */
export async function commitOnce<Answer>(
  context: Context,
  claim: Claim | null,
  prepare: () => Promise<Prepared<Answer>>,
): Promise<Answer> {
  const kept = claim && (await findAnswer<Answer>(context, claim))
  if (kept) return kept.answer
  const { status, answer, statements } = await prepare()
  if (!claim) {
    if (statements.length > 0) await context.db.batch(statements)
    return answer
  }
  try {
    await context.db.batch([insertStoredAnswer(context.db, answerRow(context, claim, status, answer)), ...statements])
    return answer
  } catch (error) {
    const winner = isKeyTaken(error) ? await findAnswer<Answer>(context, claim) : null
    if (!winner) throw error
    return winner.answer
  }
}

/** Binds a key to its body for a call that is idempotent anyway and needs no stored answer. */
export async function storeClaim(context: Context, claim: Claim | null): Promise<void> {
  await commitOnce(context, claim, () => Promise.resolve({ status: 200, answer: null, statements: [] }))
}

async function findAnswer<Answer>(context: Context, claim: Claim): Promise<{ answer: Answer } | null> {
  const row = await findStoredAnswer(context.db, claim.scope, claim.key)
  if (!row) return null
  if (row.bodyHash !== claim.bodyHash)
    throw new Problem(422, 'idempotency_key_reused', 'This Idempotency-Key was used with another request.')
  return { answer: JSON.parse(row.response) as Answer }
}

const answerRow = (context: Context, claim: Claim, status: number, answer: unknown) => ({
  ...claim,
  status,
  response: JSON.stringify(answer),
  createdAt: context.now().toISOString(),
})
