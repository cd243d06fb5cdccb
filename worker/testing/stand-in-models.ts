import { onTestFinished, vi } from 'vitest'

export type Behaviour =
  | { says: string }
  | { status: number; body?: string }
  /** A body that is not JSON. */
  | { raw: string }
  | 'hangs'
  | 'drops'

export interface SeenRequest {
  url: URL
  headers: Headers
  body: Record<string, unknown>
}

/**
 * A fake of both model services: it checks path, key and fields like the real ones and answers in their formats. The
 * test sets the answer or the failure; the requests are recorded.
 */
export function standInModels(behaviour: Behaviour | (() => Behaviour)): SeenRequest[] {
  const seen: SeenRequest[] = []
  const spy = vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input as RequestInfo, init as RequestInit)
    const url = new URL(request.url)
    const body = await request.json<Record<string, unknown>>()
    seen.push({ url, headers: request.headers, body })
    const now = typeof behaviour === 'function' ? behaviour() : behaviour
    if (now === 'drops') throw new TypeError('Network connection lost.')
    if (now === 'hangs') return hang(init?.signal)
    if ('raw' in now) return new Response(now.raw, { headers: { 'content-type': 'text/html' } })
    if ('status' in now)
      return Response.json(now.body ?? { error: { code: String(now.status), message: 'No.' } }, { status: now.status })
    if (url.hostname.endsWith('.openai.azure.com')) return azure(request, url, body, now.says)
    if (url.hostname === 'api.cloudflare.com') return workersAi(request, url, body, now.says)
    return new Response('no such host', { status: 404 })
  })
  onTestFinished(() => spy.mockRestore())
  return seen
}

function azure(request: Request, url: URL, body: Record<string, unknown>, says: string): Response {
  if (!/^\/openai\/deployments\/[^/]+\/chat\/completions$/.test(url.pathname) || !url.searchParams.get('api-version'))
    return Response.json({ error: { code: '404', message: 'Resource not found' } }, { status: 404 })
  if (request.headers.get('api-key') !== 'azure-key')
    return Response.json(
      { error: { code: '401', message: 'Access denied due to invalid subscription key.' } },
      { status: 401 },
    )
  const isOld = (url.searchParams.get('api-version') ?? '') < '2024-08-01'
  if (isOld && ('response_format' in body || 'max_completion_tokens' in body))
    return Response.json({ error: { message: 'Unrecognized request argument supplied' } }, { status: 400 })
  return Response.json({
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1,
    model: 'o4-mini',
    choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content: says } }],
    usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
  })
}

function workersAi(request: Request, url: URL, body: Record<string, unknown>, says: string): Response {
  if (!/^\/client\/v4\/accounts\/[^/]+\/ai\/run\/@cf\/.+/.test(url.pathname))
    return Response.json(
      { success: false, result: null, errors: [{ code: 7000, message: 'No route for that URI' }], messages: [] },
      { status: 400 },
    )
  if (request.headers.get('authorization') !== 'Bearer ai-token')
    return Response.json(
      { success: false, result: null, errors: [{ code: 10000, message: 'Authentication error' }], messages: [] },
      { status: 401 },
    )
  if (!Array.isArray(body['messages']))
    return Response.json({ success: false, errors: [{ code: 5006, message: 'required: messages' }] }, { status: 400 })
  const isJsonMode = 'response_format' in body
  return Response.json({
    success: true,
    errors: [],
    messages: [],
    result: { response: isJsonMode ? JSON.parse(says) : says },
  })
}

function hang(signal: AbortSignal | null | undefined): Promise<Response> {
  return new Promise((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason))
  })
}
