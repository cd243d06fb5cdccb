import { Agent, type ClientRequest, createServer, type IncomingMessage, request as ask } from 'node:http'
import type { Server, ServerResponse } from 'node:http'
import { Transform } from 'node:stream'
import { headersWith } from '../../worker/middleware/headers-with.ts'
import { problemAnswer } from '../../worker/middleware/problem-answer.ts'
import { Slots } from '../../worker/middleware/slots.ts'
import { isUnbound, tooBusy, WORKING } from '../../worker/middleware/too-busy.ts'

/** workerd closes a connection that has been idle for five seconds. */
const LONGEST_IDLE_MS = 3_000

const PAUSE_MS = 1

/** As much as Cloudflare takes. */
const MOST_HEADER_BYTES = 128 * 1024

/** Headers of one connection only: Node writes those of the other. */
const OF_CONNECTION = new Set(['connection', 'keep-alive', 'proxy-connection', 'expect', 'upgrade'])
const OF_ANSWER = new Set([...OF_CONNECTION, 'transfer-encoding'])

/**
 * Listens before workerd, as Cloudflare's edge does in production, and refuses what is too much. A request waits in
 * workerd before the Worker sees it, so that under a spike the Worker's own refusal comes too late.
 */
export function startFront(site: URL, port: number): Promise<Server> {
  const agent = new Agent({ keepAlive: true, timeout: LONGEST_IDLE_MS })
  const slots = new Slots(WORKING)
  const take = (request: IncomingMessage) =>
    isBound(pathOf(request)) ? slots.take(performance.now(), addressOf(request)) : () => {}

  const server = createServer({ maxHeaderSize: MOST_HEADER_BYTES }, (request, response) => {
    const leave = take(request)
    if (!leave) return refuse(request, response)
    const onward = open(site, agent, request)
    holdUntilAnswered(request, onward, leave, take)
    passOn(request, onward, response)
  })
  return new Promise((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', () => resolve(server))
  })
}

const pathOf = (request: IncomingMessage) => request.url?.split('?')[0] ?? '/'
/** As Miniflare reads it, which on this machine believes the header. */
const addressOf = ({ headers, socket }: IncomingMessage) =>
  String(headers['cf-connecting-ip'] ?? socket.remoteAddress ?? '')
/** A page that was let in gets its scripts and styles too. */
const isBound = (path: string) => !isUnbound(path) && !path.startsWith('/assets/')

function refuse(request: IncomingMessage, response: ServerResponse): void {
  const { status, headers, body } = problemAnswer(tooBusy(), pathOf(request), request.headers.accept)
  response.writeHead(status, { ...headersWith(''), ...headers, 'Content-Length': Buffer.byteLength(body) }).end(body)
}

function open(site: URL, agent: Agent, request: IncomingMessage): ClientRequest {
  const { method, url, rawHeaders } = request
  const headers = without(OF_CONNECTION, rawHeaders)
  if (!request.headers['cf-connecting-ip']) headers.push('CF-Connecting-IP', addressOf(request))
  const { hostname: host, port } = site
  return ask({ agent, host, port, method, path: url, headers, maxHeaderSize: MOST_HEADER_BYTES })
}

/** A body may arrive slowly, and takes no slot until it is there. Then it is too late to refuse the request. */
function holdUntilAnswered(
  request: IncomingMessage,
  onward: ClientRequest,
  leave: () => void,
  take: (request: IncomingMessage) => (() => void) | null,
): void {
  let release: (() => void) | null = leave
  const hold = () => (release = take(request))
  const end = () => {
    // The answer may come before the end of the body.
    request.off('end', hold)
    release?.()
  }
  if (hasBody(request)) {
    leave()
    request.once('end', hold)
  }
  onward.once('response', end).once('close', end)
}

/** Streams both ways. What breaks on one side is broken off on the other. */
function passOn(request: IncomingMessage, onward: ClientRequest, response: ServerResponse): void {
  let isAnswered = false
  onward.once('response', (answer) => {
    isAnswered = true
    response.writeHead(answer.statusCode ?? 502, answer.statusMessage, without(OF_ANSWER, answer.rawHeaders))
    response.flushHeaders()
    answer.once('error', () => response.destroy())
    answer.pipe(response)
  })
  onward.on('error', () => isAnswered || response.destroy())
  // Where the answer came before the whole body, the rest is read, so that the client can read the answer.
  onward.once('close', () => request.unpipe().resume())
  response.once('close', () => response.writableFinished || onward.destroy())
  // A client that goes while its answer is being written is told of by `close` as well.
  response.on('error', () => {})
  if (hasBody(request)) request.pipe(unhurried()).pipe(onward)
  else request.pipe(onward)
}

/**
 * Pauses between the parts of a body. workerd may answer before it has read all and close the connection; a write that
 * fails then loses the answer. `setImmediate` comes right after Node has read what is there.
 */
function unhurried(): Transform {
  let isFirst = true
  return new Transform({
    transform(part, _encoding, done) {
      if (isFirst) done(null, part)
      else setTimeout(() => setImmediate(done, null, part), PAUSE_MS)
      isFirst = false
    },
  })
}

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0'

/** Names and values in turn, as Node reads and writes them. */
const without = (left: ReadonlySet<string>, raw: readonly string[]): string[] =>
  raw.filter((_part, at) => !left.has(raw[at - (at % 2)]!.toLowerCase()))
