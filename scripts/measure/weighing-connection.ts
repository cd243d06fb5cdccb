import { connect, type ClientHttp2Session } from 'node:http2'
import { Duplex, PassThrough } from 'node:stream'
import { connect as connectTls } from 'node:tls'

const FRAME_HEADER_BYTES = 9

/** What a browser asks with, as far as the answer depends on it. */
const BROWSER = { 'accept-encoding': 'gzip, deflate, br, zstd' }

/** One connection over HTTP/2 that says what each answer takes of it, headers included: a browser's `transferSize`. */
export class WeighingConnection {
  readonly #session: ClientHttp2Session
  readonly #bytesOf = new Map<number, number>()

  constructor(origin: string) {
    const { hostname, port } = new URL(origin)
    const socket = connectTls({ host: hostname, port: Number(port), ALPNProtocols: ['h2'], rejectUnauthorized: false })
    const readable = socket.pipe(new PassThrough())
    readable.on('data', countFrames(this.#bytesOf))
    this.#session = connect(origin, { createConnection: () => Duplex.from({ readable, writable: socket }) })
  }

  /** The body as it was sent, and the bytes of its frames; an answer other than 200 is a fault. */
  async get(path: string): Promise<{ body: Buffer; bytes: number }> {
    const stream = this.#session.request({ ':path': path, ...BROWSER })
    let status: number | undefined
    stream.once('response', (headers) => (status = headers[':status']))
    const body = Buffer.concat((await stream.toArray()) as Buffer[])
    if (status !== 200) throw new Error(`${path} answered ${status}`)
    return { body, bytes: this.#bytesOf.get(stream.id ?? 0) ?? 0 }
  }

  close(): void {
    this.#session.destroy()
  }
}

/** Adds up frames by their stream; a frame may come in pieces, and a piece may hold several (RFC 9113, section 4.1). */
function countFrames(bytesOf: Map<number, number>): (piece: Buffer) => void {
  let rest = Buffer.alloc(0)
  return (piece) => {
    rest = Buffer.concat([rest, piece])
    while (rest.length >= FRAME_HEADER_BYTES) {
      const frame = FRAME_HEADER_BYTES + rest.readUIntBE(0, 3)
      if (rest.length < frame) return
      const stream = rest.readUInt32BE(5)
      bytesOf.set(stream, (bytesOf.get(stream) ?? 0) + frame)
      rest = rest.subarray(frame)
    }
  }
}
