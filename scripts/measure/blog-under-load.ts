import { Agent, request } from 'node:http'
import { startLocalSite } from './local-site.ts'
import { quantile } from './quantile.ts'

// `npm run measure:blog`: a post and the list to twenty readers at once, kept at the edge (GET) and made anew (HEAD, for
// which nothing is kept: the page is drawn, its body stays behind). Both ways take turns, so that they meet the same machine.
const READERS = 20
const ROUNDS = 5
const ROUND_MS = 3000
const PAGES = ['/blog/nine-small-payments', '/blog']

interface Times {
  millis: number[]
  seconds: number
}
async function readFor(url: string, method: 'GET' | 'HEAD', agent: Agent, times: Times): Promise<void> {
  const began = performance.now()
  const read = async () => {
    while (performance.now() - began < ROUND_MS) {
      const asked = performance.now()
      await answer(url, method, agent)
      times.millis.push(performance.now() - asked)
    }
  }
  await Promise.all(Array.from({ length: READERS }, read))
  times.seconds += (performance.now() - began) / 1000
}
const answer = (url: string, method: string, agent: Agent): Promise<void> =>
  new Promise((done, fail) => {
    const asked = request(url, { method, agent, headers: { accept: 'text/html' } }, (response) => {
      if (response.statusCode !== 200) fail(new Error(`${url}: ${response.statusCode}`))
      response.resume().once('end', done)
    })
    asked.once('error', fail).end()
  })

const site = await startLocalSite()
const agent = new Agent({ keepAlive: true, maxSockets: READERS })
try {
  for (const page of PAGES) {
    const kept: Times = { millis: [], seconds: 0 }
    const anew: Times = { millis: [], seconds: 0 }
    for (let round = 0; round < ROUNDS; round++) {
      await readFor(`${site.origin}${page}`, 'GET', agent, kept)
      await readFor(`${site.origin}${page}`, 'HEAD', agent, anew)
    }
    console.log(page)
    for (const [words, { millis, seconds }] of Object.entries({ 'kept at the edge': kept, 'made anew': anew }))
      console.log(
        `  ${words}: ${(millis.length / seconds).toFixed(0)} requests/s, median ${quantile(millis, 0.5).toFixed(0)} ms, p99 ${quantile(millis, 0.99).toFixed(0)} ms`,
      )
  }
} finally {
  agent.destroy()
  await site.stop()
}
