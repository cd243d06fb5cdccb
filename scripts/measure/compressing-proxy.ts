import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2'
import { type IncomingMessage, type OutgoingHttpHeaders, request as ask } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync, constants } from 'node:zlib'
import { selfSigned } from './self-signed.ts'

const COMPRESSIBLE = /^(text\/|application\/(json|javascript|manifest\+json)|image\/svg)/
/** The quality that a CDN uses when it compresses on the fly; a build could compress better. */
const QUALITY = 5
const CONNECTION_HEADERS = ['connection', 'keep-alive', 'transfer-encoding', 'content-length']

export interface CompressingProxy {
  origin: string
  close: () => Promise<void>
}

/** A response that was stored in memory. */
interface Kept {
  headers: OutgoingHttpHeaders
  body: Buffer
}
const isImmutable = ({ statusCode, headers }: IncomingMessage) =>
  statusCode === 200 && String(headers['cache-control']).includes('immutable')

/**
 * HTTP/2 over TLS with brotli in front of a local site, as the CDN does in production. Immutable files are requested
 * from the site once and then served from memory.
 */
export async function startCompressingProxy(target: string): Promise<CompressingProxy> {
  const kept = new Map<string, Kept>()
  const server = createSecureServer({ ...selfSigned(), allowHTTP1: true }, (request, response) => {
    const key = `${request.method} ${request.url} ${request.headers['accept-encoding']}`
    const known = kept.get(key)
    if (known) {
      response.writeHead(200, known.headers)
      response.end(known.body)
      return
    }
    const { hostname, port, host } = new URL(target)
    const headers = Object.fromEntries(Object.entries(request.headers).filter(([name]) => !name.startsWith(':')))
    const onward = ask(
      {
        hostname,
        port,
        method: request.method,
        path: request.url,
        headers: { ...headers, host, 'accept-encoding': 'identity' },
      },
      (answer) =>
        void relay(answer, request, response, (answered) => {
          if (isImmutable(answer)) kept.set(key, answered)
        }),
    )
    onward.once('error', () => {
      if (!response.headersSent) response.writeHead(502)
      response.end()
    })
    request.pipe(onward)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return {
    origin: `https://localhost:${port}`,
    close: () =>
      new Promise((done) => {
        server.close(() => done())
      }),
  }
}

async function relay(
  answer: IncomingMessage,
  request: Http2ServerRequest,
  response: Http2ServerResponse,
  keep: (answered: Kept) => void,
): Promise<void> {
  const headers = Object.fromEntries(
    Object.entries(answer.headers).filter(([name]) => !CONNECTION_HEADERS.includes(name)),
  )
  const status = answer.statusCode ?? 502
  const type = String(headers['content-type'] ?? '')
  if (type.startsWith('text/event-stream')) {
    response.writeHead(status, headers)
    answer.pipe(response)
    return
  }
  const body = Buffer.concat(await answer.toArray())
  const wanted = String(request.headers['accept-encoding'] ?? '').includes('br')
  const answered = wanted && COMPRESSIBLE.test(type) ? compressed(headers, body) : { headers, body }
  keep(answered)
  response.writeHead(status, answered.headers)
  response.end(answered.body)
}

function compressed(headers: OutgoingHttpHeaders, body: Buffer): Kept {
  const small = brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } })
  return {
    headers: { ...headers, 'content-encoding': 'br', vary: 'accept-encoding', 'content-length': small.length },
    body: small,
  }
}
