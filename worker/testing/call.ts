import { exports } from 'cloudflare:workers'

interface CallOptions {
  method?: string
  body?: unknown
  headers?: Record<string, string>
  /** The network that calls; each test file has its own unless it is about limits. */
  from?: string
}

/** One call through the Worker's front door. A string body is sent as it is. */
export function call(path: string, { method, body, headers, from }: CallOptions = {}): Promise<Response> {
  const sent = body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body)
  return exports.default.fetch(
    new Request(`http://localhost${path}`, {
      method: method ?? (sent === undefined ? 'GET' : 'POST'),
      body: sent,
      headers: {
        ...(sent !== undefined && { 'content-type': 'application/json' }),
        ...(from && { 'cf-connecting-ip': from }),
        ...headers,
      },
    }),
  )
}
