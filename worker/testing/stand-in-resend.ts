import { onTestFinished, vi } from 'vitest'

export const RESEND_KEY = 're_the_right_one'

type Failure = { status: number; headers?: Record<string, string> } | { raw: string } | 'hangs' | 'drops' | null

interface SeenMail {
  to: string[]
  subject: string
  key: string
}

/**
 * A fake of Resend: it checks path, key, fields and reused idempotency keys, sends a message of one key once, and
 * answers in Resend's formats. `failureOf` makes it fail as the real service can.
 */
export function standInResend(failureOf: () => Failure = () => null): { sent: SeenMail[] } {
  const sent: SeenMail[] = []
  const answers = new Map<string, { body: string; id: string }>()
  const spy = vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input as RequestInfo, init as RequestInit)
    const failure = failureOf()
    if (failure === 'drops') throw new TypeError('Network connection lost.')
    if (failure === 'hangs')
      return new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error))
      })
    if (failure && 'raw' in failure) return new Response(failure.raw, { headers: { 'content-type': 'text/html' } })
    if (failure) return refuse(failure.status, 'application_error', failure.headers)
    return take(request)
  })
  onTestFinished(() => spy.mockRestore())

  async function take(request: Request): Promise<Response> {
    const { pathname, hostname } = new URL(request.url)
    if (hostname !== 'api.resend.com' || pathname !== '/emails' || request.method !== 'POST')
      return refuse(404, 'not_found')
    const token = request.headers.get('authorization')
    if (!token) return refuse(401, 'missing_api_key')
    if (token !== `Bearer ${RESEND_KEY}`) return refuse(403, 'invalid_api_key')
    if (!request.headers.get('user-agent')) return refuse(403, 'error_1010')
    const body = await request.text()
    const mail = JSON.parse(body) as Record<string, unknown>
    const key = request.headers.get('idempotency-key') ?? ''
    if (key.length > 256) return refuse(400, 'invalid_idempotency_key')
    const before = answers.get(key)
    if (before)
      return before.body === body ? Response.json({ id: before.id }) : refuse(409, 'invalid_idempotent_request')
    const { from, to, subject, html, text } = mail
    if (typeof from !== 'string' || typeof subject !== 'string' || !Array.isArray(to) || to.length > 50)
      return refuse(422, 'missing_required_field')
    if (typeof html !== 'string' && typeof text !== 'string') return refuse(422, 'missing_required_field')
    const id = crypto.randomUUID()
    answers.set(key, { body, id })
    sent.push({ to: to as string[], subject, key })
    return Response.json({ id })
  }
  return { sent }
}

const refuse = (statusCode: number, name: string, headers: Record<string, string> = {}) =>
  Response.json({ statusCode, name, message: 'No.' }, { status: statusCode, headers })
