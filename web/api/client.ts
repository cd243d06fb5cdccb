import * as z from 'zod/mini'
import { ApiError } from '#shared/contracts/api-error'
import { parseJson } from './parse-json.ts'

/** How a page reaches the API: `fetch` in the browser, the Worker's own routes during server rendering. */
export type ApiFetch = (path: string, init?: RequestInit) => Promise<Response>

/** The result of a call: an answer of its contract, or the reason why there is none. */
export type Reply<Answer> = { answer: Answer; headers: Headers } | Refusal

export interface Refusal {
  /** The status of the answer; 0 without an answer. */
  status: number
  statusText: string
  /** The server's code, else `unknown`. `unreachable`, `timeout`: no answer. `unreadable`: the answer breaks the contract. */
  code: string
  /** The server's message for the reader; null if there is none. */
  words: string | null
  details: string | null
  /** The problem of each field of a form. */
  fields: Record<string, string>
}

export interface CallOptions {
  method?: 'POST' | 'PUT' | 'DELETE'
  headers?: Record<string, string>
  /** Sent as JSON. */
  json?: object
  /** Sent as a form, with its files. */
  form?: FormData
  signal?: AbortSignal
}

/** Calls the API and parses the answer by its schema. It throws only if the caller cancels the call. */
export async function callApi<Schema extends z.ZodMiniType>(
  apiFetch: ApiFetch,
  path: string,
  schema: Schema,
  { json, form, headers = {}, ...init }: CallOptions = {},
): Promise<Reply<z.output<Schema>>> {
  try {
    const response = await apiFetch(path, {
      ...init,
      headers: { ...(json && { 'Content-Type': 'application/json' }), ...headers },
      body: json ? JSON.stringify(json) : (form ?? null),
    })
    if (!response.ok) return await refusalOf(response)
    const { success, data } = schema.safeParse(parseJson(await response.text()))
    return success
      ? { answer: data, headers: response.headers }
      : { ...NO_WORDS, code: 'unreadable', ...statusOf(response) }
  } catch (error) {
    const name = error instanceof DOMException ? error.name : ''
    if (name === 'AbortError') throw error
    return { ...NO_WORDS, code: name === 'TimeoutError' ? 'timeout' : 'unreachable', status: 0, statusText: '' }
  }
}

const NO_WORDS = { words: null, details: null, fields: {} }
const PartOfError = z.partial(ApiError)

/** The problem in an answer of 4xx or 5xx. A proxy's own error page has no fields, other servers may have some. */
export async function refusalOf(response: Response): Promise<Refusal> {
  const said = PartOfError.safeParse(parseJson(await response.text().catch(() => ''))).data
  return {
    ...statusOf(response),
    code: said?.code ?? 'unknown',
    words: said?.error || null,
    details: said?.details || null,
    fields: said?.fields ?? {},
  }
}

const statusOf = ({ status, statusText }: Response) => ({ status, statusText })
