import { findKeptAnswer, insertKeptAnswer, isKeyTaken } from '../data/idempotency-keys.ts'
import type { Context } from './context.ts'
import { Problem } from './problem.ts'

/** A caller's promise that the same key always comes with the same body. A scope is a method and path. */
export interface Claim {
  scope: string
  key: string
  bodyHash: string
}

/** What a piece of work answers, with the statements that make it true. */
export interface Prepared<Answer> {
  status: number
  answer: Answer
  statements: D1PreparedStatement[]
}

/**
 * Does a piece of work once for a claim. What the work writes and the answer it gives are committed together with
 * the key, so of two calls at once one commits and the other repeats its answer; there is nothing in between to clean up.
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
    await context.db.batch([insertKeptAnswer(context.db, keptAnswer(context, claim, status, answer)), ...statements])
    return answer
  } catch (error) {
    const winner = isKeyTaken(error) ? await findAnswer<Answer>(context, claim) : null
    if (!winner) throw error
    return winner.answer
  }
}

/** Binds a key to its body for a call that may be repeated anyway, and so needs no kept answer. */
export async function holdClaim(context: Context, claim: Claim | null): Promise<void> {
  await commitOnce(context, claim, () => Promise.resolve({ status: 200, answer: null, statements: [] }))
}

async function findAnswer<Answer>(context: Context, claim: Claim): Promise<{ answer: Answer } | null> {
  const row = await findKeptAnswer(context.db, claim.scope, claim.key)
  if (!row) return null
  if (row.bodyHash !== claim.bodyHash)
    throw new Problem(422, 'idempotency_key_reused', 'This Idempotency-Key was used with another request.')
  return { answer: JSON.parse(row.response) as Answer }
}

const keptAnswer = (context: Context, claim: Claim, status: number, answer: unknown) => ({
  ...claim,
  status,
  response: JSON.stringify(answer),
  createdAt: context.now().toISOString(),
})
