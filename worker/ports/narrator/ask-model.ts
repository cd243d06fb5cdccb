import { Wording } from '#shared/contracts/wording'
import { NarratorUnavailable } from './narrator.ts'

/** Shorter than the time-out of a generation's narrator, so that a slow model costs only the wording. */
export const MODEL_TIMEOUT_MS = 20_000

/** One POST to a model's HTTP API; every failure becomes a `NarratorUnavailable`. */
export async function askModel(
  url: string,
  headers: Record<string, string>,
  body: unknown,
  timeoutMs: number,
): Promise<unknown> {
  const signal = AbortSignal.timeout(timeoutMs)
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
      signal,
    })
    if (!response.ok) {
      await response.body?.cancel()
      throw new NarratorUnavailable(faultOf(response.status))
    }
    return await response.json()
  } catch (error) {
    if (error instanceof NarratorUnavailable) throw error
    if (signal.aborted) throw new NarratorUnavailable('timeout')
    throw new NarratorUnavailable(error instanceof SyntaxError ? 'garbage' : 'network')
  }
}

/** Parses a model's answer: JSON text, with or without a code fence, or an object. */
export function parseWording(answer: unknown): Wording {
  const wording = Wording.safeParse(typeof answer === 'string' ? parseJson(answer) : answer)
  if (!wording.success) throw new NarratorUnavailable('garbage')
  return wording.data
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\s*```(?:json)?\s*|\s*```\s*$/g, ''))
  } catch {
    return null
  }
}

function faultOf(status: number) {
  if (status === 429) return 'rate_limited'
  return status >= 500 ? 'server_error' : 'refused'
}
