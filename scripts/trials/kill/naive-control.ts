import { appendFileSync } from 'node:fs'
import { createServer } from 'node:http'

// The control for the kill trial: a server that says "kept" before it writes, and so loses writes when it is killed.
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
