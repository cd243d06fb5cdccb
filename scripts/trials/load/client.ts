import { Agent, request } from 'node:http'

/** One request of the trial, and the group that its time is reported in. */
export interface Ask {
  group: string
  path: string
  method?: 'GET' | 'POST'
  json?: object
  headers?: Record<string, string>
}

export interface Outcome {
  group: string
  /** 0 if no response came. */
  status: number
  ms: number
}

export interface Client {
  send: (ask: Ask) => Promise<Outcome>
  close: () => void
}

const NETWORKS = 2_000
const LONGEST_MS = 90_000
let sent = 0

/** Clients of the trial are many networks, because the site limits calls by network. */
function nextNetwork(): string {
  const network = sent++ % NETWORKS
  return `10.${Math.floor(network / 250)}.${network % 250}.1`
}

/** Sends requests over connections that stay open, as a proxy in front of the site does. */
export function openClient(origin: string): Client {
  const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY })
  const { hostname, port } = new URL(origin)
  const send = ({ group, path, method = 'GET', json, headers }: Ask) =>
    new Promise<Outcome>((done) => {
      const began = performance.now()
      const end = (status: number) => done({ group, status, ms: performance.now() - began })
      const body = json && JSON.stringify(json)
      const sending = request({
        agent,
        hostname,
        port,
        path,
        method,
        timeout: LONGEST_MS,
        headers: {
          accept: path.startsWith('/api/') ? 'application/json' : 'text/html',
          'cf-connecting-ip': nextNetwork(),
          ...(body && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
          ...headers,
        },
      })
      sending.once('error', () => end(0))
      sending.once('timeout', () => sending.destroy())
      sending.once('response', (response) => {
        response.once('error', () => end(0))
        response.once('end', () => end(response.statusCode ?? 0))
        response.resume()
      })
      sending.end(body)
    })
  return { send, close: () => agent.destroy() }
}
