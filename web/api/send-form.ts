import type * as z from 'zod/mini'
import { type ApiFetch, callApi, type Refusal } from './client.ts'
import { isOffline } from './is-offline.ts'

const PATIENCE_MS = 30_000

/** The result of a call: the answer, or a message for the person with the fields that it concerns. */
export type Sent<Answer> = { answer: Answer } | SendingProblem
export interface SendingProblem extends Refusal {
  problem: string
}

/**
 * Sends the values of a form and never throws. The same `key` with the same body has no second effect, so after any
 * problem the person may try again.
 */
export async function sendForm<Schema extends z.ZodMiniType>(
  apiFetch: ApiFetch,
  path: string,
  schema: Schema,
  body: object,
  { key }: { key?: string } = {},
): Promise<Sent<z.output<Schema>>> {
  const reply = await callApi(apiFetch, path, schema, {
    method: 'POST',
    headers: key ? { 'Idempotency-Key': key } : {},
    json: body,
    signal: AbortSignal.timeout(PATIENCE_MS),
  })
  return 'answer' in reply ? reply : { ...reply, problem: reply.words ?? sentenceOf(reply) }
}

function sentenceOf({ status, code }: Refusal): string {
  if (code === 'timeout') return 'The server took too long to answer. What you wrote is kept: please try again.'
  if (isOffline()) return 'You are offline. What you wrote is kept: please try again once you are online.'
  if (status === 0)
    return `Network error: Unable to connect to ${location.host}. What you wrote is kept: please try again once you are online.`
  return `The server answered ${status}. What you wrote is kept: please try again.`
}
