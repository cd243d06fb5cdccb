import { createReadStream, existsSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'

const TYPES: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=UTF-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.mp4': 'video/mp4',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webm': 'video/webm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

/** What any host of plain files does, below a path: a file for its address, and the index of a folder. */
const [folder = 'dist-static', below = '/', port = '8788'] = process.argv.slice(2)
createServer(({ url = '/', method }, response) => {
  const path = decodeURIComponent(new URL(url, 'http://localhost').pathname)
  const file = path.startsWith(below) ? join(folder, normalize(`/${path.slice(below.length)}`)) : ''
  const found = existsSync(file) && statSync(file).isDirectory() ? join(file, 'index.html') : file
  if (method !== 'GET' && method !== 'HEAD') response.writeHead(405).end()
  else if (!existsSync(found)) response.writeHead(404, { 'Content-Type': 'text/plain' }).end('Not found')
  else if (found !== file && !path.endsWith('/')) response.writeHead(301, { Location: `${path}/` }).end()
  else {
    response.writeHead(200, { 'Content-Type': TYPES[extname(found)] ?? 'application/octet-stream' })
    createReadStream(found).pipe(response)
  }
}).listen(Number(port), () => console.log(`ready http://localhost:${port}${below}`))
