import { appendFileSync } from 'node:fs'
import { createServer } from 'node:http'

// What the kill trial compares with: a server that says "kept" at once and writes a moment later, as many do.
const [port = '', file = ''] = process.argv.slice(2)
const FLUSH_MS = 50
let waiting: string[] = []
let next = 0

setInterval(() => {
  if (waiting.length > 0) appendFileSync(file, waiting.map((id) => `${id}\n`).join(''))
  waiting = []
}, FLUSH_MS)
createServer((_request, response) => {
  const id = `${process.pid}-${next++}`
  waiting.push(id)
  response.writeHead(201, { 'content-type': 'application/json' }).end(JSON.stringify({ id }))
}).listen(Number(port), '127.0.0.1', () => console.log('control ready'))
