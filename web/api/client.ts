import * as z from 'zod/mini'
import { ApiError } from '#shared/contracts/api-error'
import { parseJson } from './parse-json.ts'

/** How a page reaches the API: `fetch` in the browser, the Worker's own routes during server rendering. */
export type ApiFetch = (path: string, init?: RequestInit) => Promise<Response>

/** What a call came to: an answer as its contract has it, or why there is none. */
export type Reply<Answer> = { answer: Answer; headers: Headers } | Refusal

export interface Refusal {
  /** The answer's status; 0 where none came. */
  status: number
  statusText: string
  /** The server's code, else `unknown`. `unreachable`, `timeout`: no answer came. `unreadable`: it is not the contract's. */
  code: string
  /** The server's sentence for the reader; null where it gave none. */
  words: string | null
  details: string | null
  /** What is wrong with each field of a form. */
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

/** Calls the API and parses the answer by its schema. It throws only where the caller itself gave the call up. */
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

/** What an answer of 4xx or 5xx says went wrong. A proxy's own page says nothing of it, the spec's server a part. */
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
