import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { gzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { WORKING } from '../../worker/middleware/too-busy.ts'
import { startFront } from './front.ts'

type Handler = (request: IncomingMessage, response: ServerResponse) => void

let answer: Handler
/** What the site was asked, in the order in which it came. */
let asked: IncomingMessage[]
let site: Server
let front: Server
const portOf = (server: Server) => (server.address() as AddressInfo).port

beforeEach(async () => {
  asked = []
  answer = (_request, response) => void response.end('here')
  site = createServer({ maxHeaderSize: 1_000_000 }, (incoming, response) => {
    asked.push(incoming)
    answer(incoming, response)
  })
  await new Promise<void>((done) => site.listen(0, '127.0.0.1', done))
  front = await startFront(new URL(`http://127.0.0.1:${portOf(site)}`), 0)
})
afterEach(() => {
  for (const server of [front, site]) {
    server.close()
    server.closeAllConnections()
  }
})

interface Ask {
  method?: string
  headers?: Record<string, string>
  body?: string
}
interface Answer {
  status: number
  headers: IncomingMessage['headers']
  body: string
}

/** A plain request: `fetch` would decode the body and hide headers. */
async function call(path: string, { method = 'GET', headers = {}, body }: Ask = {}): Promise<Answer> {
  const sending = request({ host: '127.0.0.1', port: portOf(front), path, method, headers }).on('error', () => {})
  sending.end(body)
  const [response] = (await once(sending, 'response')) as [IncomingMessage]
  return { status: response.statusCode ?? 0, headers: response.headers, body: await text(response) }
}

/** Sends text as it stands, and returns what came back when the connection is closed. */
function sendRaw(sent: string): Promise<string> {
  const socket = connect(portOf(front), '127.0.0.1')
  socket.write(sent)
  return text(socket)
}

const isAsked = (count: number) => expect.poll(() => asked.length).toBe(count)

/** Fills the site with requests of different networks, which it does not answer until they are released. */
async function fill(count = WORKING.most, headersOf = (n: number) => ({ 'cf-connecting-ip': `10.0.0.${n}` })) {
  const waiting: ServerResponse[] = []
  answer = (_request, response) => void waiting.push(response)
  const answers = Array.from({ length: count }, (_, n) => call('/itinerary/1', { headers: headersOf(n) }))
  await isAsked(count)
  answer = (_request, response) => void response.end('here')
  return {
    release: () => {
      for (const response of waiting) response.end('here')
      return Promise.all(answers)
    },
  }
}

describe('a site that has as many requests as it can work on', () => {
  it('is spared the next one, which is refused with the Worker’s words and a time to wait', async () => {
    const { release } = await fill()
    const refused = await call('/api/blog')
    expect(refused).toMatchObject({ status: 503, headers: { 'retry-after': '5', 'content-type': 'application/json' } })
    expect(JSON.parse(refused.body)).toEqual({
      error: 'Many people are using the site at the moment. Please try again in a few seconds.',
      code: 'too_busy',
    })
    expect(asked).toHaveLength(WORKING.most)
    expect(new Set((await release()).map(({ status }) => status))).toEqual(new Set([200]))
    expect((await call('/api/blog')).status).toBe(200)
  })

  it('refuses a person with a page, and a form after it was sent', async () => {
    const { release } = await fill()
    for (const { method, body } of [{ method: 'GET' }, { method: 'POST', body: 'name=Sipho'.repeat(100_000) }]) {
      const refused = await call('/contact', { method, body, headers: { accept: 'text/html' } })
      expect(refused).toMatchObject({
        status: 503,
        headers: { 'x-frame-options': 'DENY', 'cache-control': 'no-store' },
      })
      expect(refused.body).toContain('<h1>Many people are using the site at the moment.')
    }
    expect(await call('/', { method: 'HEAD' })).toMatchObject({ status: 503, body: '' })
    await release()
  })

  it('still answers health, those who wait for a plan, and the files of a page', async () => {
    const { release } = await fill()
    for (const path of ['/api/health', '/api/generate-itinerary/1/events?x=1', '/assets/a.js'])
      expect((await call(path)).status).toBe(200)
    await release()
  })

  it('is not filled by one network', async () => {
    const { release } = await fill(WORKING.mostByNetwork, () => ({ 'cf-connecting-ip': '10.0.0.1' }))
    expect((await call('/', { headers: { 'cf-connecting-ip': '10.0.0.1' } })).status).toBe(503)
    expect((await call('/', { headers: { 'cf-connecting-ip': '10.0.0.2' } })).status).toBe(200)
    await release()
  })

  it('has room again when clients have gone', async () => {
    answer = () => {}
    const leaving = Array.from({ length: WORKING.mostByNetwork }, () => {
      const sending = request({ host: '127.0.0.1', port: portOf(front), path: '/' }).once('error', () => {})
      sending.end()
      return sending
    })
    await isAsked(WORKING.mostByNetwork)
    expect((await call('/')).status).toBe(503)
    for (const sending of leaving) sending.destroy()
    await expect.poll(() => asked.every(({ destroyed }) => destroyed)).toBe(true)
    answer = (_request, response) => void response.end('here')
    expect((await call('/')).status).toBe(200)
  })
})

it('bodies that arrive slowly, and answers that are read slowly, take no room', async () => {
  answer = (_request, response) => void response.writeHead(200).write('first')
  let answers = 0
  const open = Array.from({ length: WORKING.most }, (_, n) => {
    const sending = request({ host: '127.0.0.1', port: portOf(front), path: '/', method: n % 2 ? 'POST' : 'GET' })
    sending.once('error', () => {}).once('response', () => answers++)
    if (n % 2) sending.write('half')
    else sending.end()
    return sending
  })
  await expect.poll(() => answers).toBe(WORKING.most)
  answer = (_request, response) => void response.end('here')
  expect((await call('/')).status).toBe(200)
  for (const sending of open) sending.destroy()
})

describe('a request', () => {
  it('arrives as it was sent', async () => {
    answer = (incoming, response) => void incoming.pipe(response)
    const headers = { host: 'localhost:8787', cookie: 'a=1', 'transfer-encoding': 'chunked', expect: '100-continue' }
    const { body } = await call('/a%20b?c=d&e', { method: 'PUT', headers, body: 'Sawubona' })
    expect(body).toBe('Sawubona')
    expect(asked[0]).toMatchObject({ method: 'PUT', url: '/a%20b?c=d&e' })
    expect(asked[0]?.headers).toMatchObject({ host: 'localhost:8787', cookie: 'a=1' })
    expect(asked[0]?.headers).not.toHaveProperty('expect')
  })

  it('has the address that the front saw, or that the caller names', async () => {
    await call('/')
    await call('/', { headers: { 'cf-connecting-ip': '192.0.2.7' } })
    expect(asked.map(({ headers }) => headers['cf-connecting-ip'])).toEqual(['127.0.0.1', '192.0.2.7'])
  })

  it('may have a long address', async () => {
    await call(`/?idea=${'x'.repeat(60_000)}`)
    expect(asked[0]?.url).toHaveLength(60_007)
  })

  it('that is no HTTP is refused, and the front goes on', async () => {
    for (const line of ['GET /\x7f HTTP/1.1', 'GET /\xff HTTP/1.1', 'GE\xffT / HTTP/1.1', 'GET / HTTP/1.1\r\nA: \x01'])
      expect(await sendRaw(`${line}\r\nHost: a\r\nConnection: close\r\n\r\n`)).toMatch(/^HTTP\/1.1 400 /)
    expect(asked).toHaveLength(0)
    expect((await call('/')).status).toBe(200)
  })
})

describe('an answer', () => {
  it('arrives as the site gave it', async () => {
    const body = gzipSync('Sawubona')
    answer = (_request, response) =>
      response.writeHead(201, 'Made', ['Content-Encoding', 'gzip', 'Set-Cookie', 'a=1', 'Set-Cookie', 'b=2']).end(body)
    const { status, headers } = await call('/')
    expect(status).toBe(201)
    expect(headers).toMatchObject({ 'content-encoding': 'gzip', 'set-cookie': ['a=1', 'b=2'] })
    const response = await fetch(`http://127.0.0.1:${portOf(front)}/`)
    expect([response.statusText, await response.text()]).toEqual(['Made', 'Sawubona'])
  })

  it('to HEAD and a 304 keep their headers and have no body', async () => {
    answer = (incoming, response) =>
      response.writeHead(incoming.method === 'HEAD' ? 200 : 304, { 'Content-Length': 5, ETag: '"a"' }).end()
    for (const [method, status] of [['HEAD', 200] as const, ['GET', 304] as const])
      expect(await call('/', { method })).toMatchObject({
        status,
        headers: { 'content-length': '5', etag: '"a"' },
        body: '',
      })
  })

  it('of events arrives event by event', async () => {
    let events: ServerResponse | undefined
    answer = (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders()
      events = response
    }
    const response = await fetch(`http://127.0.0.1:${portOf(front)}/api/generate-itinerary/1/events`)
    const reader = response.body!.getReader()
    for (const event of ['data: queued\n\n', 'data: complete\n\n']) {
      events?.write(event)
      expect(new TextDecoder().decode((await reader.read()).value)).toBe(event)
    }
    await reader.cancel()
    await expect.poll(() => asked[0]?.destroyed).toBe(true)
  })

  it('may come before the whole body, which is read nevertheless', async () => {
    answer = (_request, response) => response.writeHead(413).end('too large')
    const refused = await call('/', { method: 'POST', body: 'x'.repeat(5_000_000) })
    expect([refused.status, refused.body]).toEqual([413, 'too large'])
  })

  it('that came before the whole body leaves no slot taken', async () => {
    answer = (_request, response) => response.writeHead(413).end('too large')
    const sendings = Array.from({ length: WORKING.most }, () => {
      const sending = request({ host: '127.0.0.1', port: portOf(front), path: '/', method: 'POST' })
      sending.write('half')
      return sending
    })
    const answers = await Promise.all(sendings.map((sending) => once(sending, 'response')))
    for (const sending of sendings) sending.end('the rest')
    await Promise.all(answers.map(([response]) => text(response as IncomingMessage)))
    expect((await call('/')).status).toBe(413)
  })

  it('that breaks off is broken off for the client too, and the front goes on', async () => {
    const broken: Handler[] = [
      (_request, response) => void response.destroy(),
      (_request, response) => {
        response.writeHead(200, { 'content-length': 10 }).write('half')
        setImmediate(() => response.destroy())
      },
    ]
    for (const handler of broken) {
      answer = handler
      await expect(call('/')).rejects.toThrow(/hang up|aborted|terminated/)
    }
    answer = (_request, response) => void response.end('here')
    expect((await call('/')).status).toBe(200)
  })
})
