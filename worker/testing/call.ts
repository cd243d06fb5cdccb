import { createExecutionContext } from 'cloudflare:test'
import { env, exports } from 'cloudflare:workers'
import type { SearchCreated } from '#shared/contracts/search'
import worker from '../index.ts'

interface CallOptions {
  method?: string
  /** Text and forms are sent as they are, anything else as JSON. */
  body?: unknown
  headers?: Record<string, string>
  /** Bindings that replace the real ones. */
  with?: { [Name in keyof Env]?: Env[Name] | undefined }
  host?: string
}

export const BRIEF = '40 Grade 6 learners and 4 teachers to Durban for 2 days, 6 to 7 May 2027, R1 500 per learner'

/** One call through the whole Worker. */
export async function call(path: string, options: CallOptions = {}): Promise<Response> {
  const { body, headers } = options
  const asIs = body === undefined || typeof body === 'string' || body instanceof FormData
  const sent = asIs ? body : JSON.stringify(body)
  const request = new Request(`http://${options.host ?? 'localhost'}${path}`, {
    method: options.method ?? (sent === undefined ? 'GET' : 'POST'),
    body: sent,
    headers: { ...(typeof sent === 'string' && { 'content-type': 'application/json' }), ...headers },
    redirect: 'manual',
  })
  if (!options.with) return exports.default.fetch(request)
  return worker.fetch(
    request as Parameters<typeof worker.fetch>[0],
    { ...env, ...options.with } as Env,
    createExecutionContext(),
  )
}

/** Creates a search of a new visitor, and returns it with the visitor's cookie. */
export async function makeSearch(idea = BRIEF): Promise<SearchCreated & { cookie: string }> {
  const response = await call('/api/search', { body: { idea } })
  if (response.status !== 201) throw new Error(`The search was not made: ${response.status}`)
  const cookie = response.headers.get('set-cookie')?.split(';')[0] ?? ''
  return { ...(await response.json<SearchCreated>()), cookie }
}
