import { findStoredAnswer, insertStoredAnswer, isKeyTaken } from '../data/idempotency-keys.ts'
import type { Context } from './context.ts'
import { Problem } from './problem.ts'

/**
 * An idempotency key with the hash of its body: one key may only be used with one body. The scope is method and path.
 */
export interface Claim {
  scope: string
  /** The key as it is bound to its caller: the answer is stored under the first, and found under each. */
  keys: readonly string[]
  /** Nobody can guess the key, so whoever sends it again is the same caller. */
  isSecret: boolean
  bodyHash: string
}

/** What an answer is about: it is deleted with this search, or erased with this person (`emailKey`). */
export type Subject = { searchId: number } | { email: string } | null

/** The answer of a request, with the statements that must be committed for it. */
export interface Prepared<Answer> {
  status: number
  answer: Answer
  about: Subject
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
  const { status, answer, about, statements } = await prepare()
  if (!claim) {
    if (statements.length > 0) await context.db.batch(statements)
    return answer
  }
  try {
    await context.db.batch([
      insertStoredAnswer(context.db, answerRow(context, claim, { status, answer, about })),
      ...statements,
    ])
    return answer
  } catch (error) {
    const winner = isKeyTaken(error) ? await findAnswer<Answer>(context, claim) : null
    if (!winner) throw error
    return winner.answer
  }
}

/** Binds a key to its body for a call that is idempotent anyway and needs no stored answer. */
export async function storeClaim(context: Context, claim: Claim | null, about: Subject): Promise<void> {
  await commitOnce(context, claim, () => Promise.resolve({ status: 200, answer: null, about, statements: [] }))
}

async function findAnswer<Answer>(context: Context, claim: Claim): Promise<{ answer: Answer } | null> {
  const row = await findStoredAnswer(context.db, claim.scope, claim.keys)
  if (!row) return null
  if (row.bodyHash !== claim.bodyHash)
    throw new Problem(422, 'idempotency_key_reused', 'This Idempotency-Key was used with another request.')
  return { answer: JSON.parse(row.response) as Answer }
}

const answerRow = (
  context: Context,
  { scope, keys, bodyHash }: Claim,
  { status, answer, about }: Pick<Prepared<unknown>, 'status' | 'answer' | 'about'>,
) => ({
  scope,
  key: keys[0] ?? '',
  bodyHash,
  status,
  response: JSON.stringify(answer),
  createdAt: context.now().toISOString(),
  searchId: null,
  email: null,
  ...about,
})
