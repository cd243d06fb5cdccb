import type { ApiFetch } from './client.ts'

const PATIENCE_MS = 30_000

/** How a call ended: the answer, or a sentence for the person with the fields it concerns. */
export type Sent<Answer> = { answer: Answer } | SendingProblem
export interface SendingProblem {
  problem: string
  fields: Record<string, string>
  /** The answer's status; 0 where none came. */
  status: number
  code: string
}

/**
 * Sends what a form holds and never throws. The same `key` with the same body makes nothing twice, so every problem
 * may be answered by trying again.
 */
export async function sendForm<Answer>(
  apiFetch: ApiFetch,
  path: string,
  body: object,
  { key, token, method = 'POST' }: { key?: string; token?: string | null; method?: 'POST' | 'PUT' } = {},
): Promise<Sent<Answer>> {
  const response = await apiFetch(path, {
    method,
    headers: {
      'Content-Type': 'application/json',
      ...(key ? { 'Idempotency-Key': key } : {}),
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
    },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(PATIENCE_MS),
  }).catch((error: unknown) => error as Error)
  if (!(response instanceof Response)) return unreached(response)
  const answer = (await response.json().catch(() => null)) as Answer | null
  if (response.ok && answer !== null) return { answer }
  return refused(response, answer as Partial<Refusal> | null)
}

interface Refusal {
  error: string
  details: string
  code: string
  fields: Record<string, string>
}

const unreached = (error: Error): SendingProblem => ({
  problem:
    error.name === 'TimeoutError'
      ? 'The server took too long to answer. What you wrote is kept: please try again.'
      : `Network error: Unable to connect to ${location.host}. What you wrote is kept: please try again once you are online.`,
  fields: {},
  status: 0,
  code: 'unreachable',
})

function refused(response: Response, said: Partial<Refusal> | null): SendingProblem {
  const words = said?.error ?? `The server answered ${response.status}. What you wrote is kept: please try again.`
  return {
    problem: words,
    fields: said?.fields ?? {},
    status: response.status,
    code: said?.code ?? (said?.error ? 'uncoded' : 'unknown'),
  }
}
