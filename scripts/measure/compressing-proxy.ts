import { createHash } from 'node:crypto'
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2'
import { type IncomingMessage, request as ask } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync, constants } from 'node:zlib'
import { selfSigned } from './self-signed.ts'

const COMPRESSIBLE = /^(text\/(?!event-stream)|application\/(json|javascript|manifest\+json)|image\/svg)/
/** What an edge spends on a body as it passes, not what a build could reach. */
const QUALITY = 5
const CONNECTION_HEADERS = ['connection', 'keep-alive', 'transfer-encoding', 'content-length']

export interface CompressingProxy {
  origin: string
  close: () => Promise<void>
}

/** HTTP/2 over TLS with brotli in front of a local site, which speaks neither: what the edge does in production. */
export async function startCompressingProxy(target: string): Promise<CompressingProxy> {
  const compressed = new Map<string, Buffer>()
  const server = createSecureServer({ ...selfSigned(), allowHTTP1: true }, (request, response) => {
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
      (answer) => void relay(answer, request, response, compressed),
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
  compressed: Map<string, Buffer>,
): Promise<void> {
  const headers = Object.fromEntries(
    Object.entries(answer.headers).filter(([name]) => !CONNECTION_HEADERS.includes(name)),
  )
  const status = answer.statusCode ?? 502
  const wanted = String(request.headers['accept-encoding'] ?? '').includes('br')
  if (!wanted || !COMPRESSIBLE.test(String(headers['content-type'] ?? ''))) {
    response.writeHead(status, headers)
    answer.pipe(response)
    return
  }
  const body = Buffer.concat(await answer.toArray())
  const key = createHash('sha256').update(body).digest('hex')
  const small =
    compressed.get(key) ?? brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } })
  compressed.set(key, small)
  response.writeHead(status, {
    ...headers,
    'content-encoding': 'br',
    vary: 'accept-encoding',
    'content-length': small.length,
  })
  response.end(small)
}
