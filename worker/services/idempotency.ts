import { findIdempotencyKey, insertIdempotencyKey } from '../data/idempotency-keys.ts'
import type { Statement } from '../data/database.ts'
import type { Context } from './context.ts'
import { isUniqueConflict, Problem } from './problem.ts'

/** A caller's promise that the same key always comes with the same body. A scope is a method and path. */
export interface Claim {
  scope: string
  key: string
  bodyHash: string
}

/**
 * Does a piece of work once for a claim. What the work writes and the answer it gives are committed together with
 * the key, so of two calls at once one commits and the other repeats its answer; there is nothing in between to clean up.
 */
export async function commitOnce<Answer>(
  context: Context,
  claim: Claim | null,
  prepare: () => Promise<{ answer: Answer; statements: [Statement, ...Statement[]] }>,
): Promise<Answer> {
  const before = claim && (await findAnswer<Answer>(context, claim))
  if (before) return before.answer
  const { answer, statements } = await prepare()
  if (!claim) {
    await context.db.batch(statements)
    return answer
  }
  const row = { ...claim, answer: JSON.stringify(answer), createdAt: context.now().toISOString() }
  try {
    await context.db.batch([insertIdempotencyKey(context.db, row), ...statements])
    return answer
  } catch (error) {
    const winner = isUniqueConflict(error) ? await findAnswer<Answer>(context, claim) : null
    if (!winner) throw error
    return winner.answer
  }
}

async function findAnswer<Answer>(context: Context, claim: Claim): Promise<{ answer: Answer } | null> {
  const row = await findIdempotencyKey(context.db, claim.scope, claim.key)
  if (!row) return null
  if (row.bodyHash !== claim.bodyHash)
    throw new Problem(422, 'idempotency_key_reused', 'This Idempotency-Key was used with another request.')
  return { answer: JSON.parse(row.answer) as Answer }
}

/** Binds a key to its body for a call that may be repeated anyway, and so needs no stored answer. */
export async function holdClaim(context: Context, claim: Claim | null): Promise<void> {
  if (!claim || (await findAnswer(context, claim))) return
  const row = { ...claim, answer: 'null', createdAt: context.now().toISOString() }
  try {
    await context.db.batch([insertIdempotencyKey(context.db, row)])
  } catch (error) {
    if (!isUniqueConflict(error)) throw error
    await findAnswer(context, claim)
  }
}
