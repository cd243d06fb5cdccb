import { randomUUID } from 'node:crypto'
import { startLocalSite } from './local-site.ts'
import { quantile } from './quantile.ts'

// `npm run measure:sign-in`: how much twenty parallel sign-in attempts at one account slow down other calls, and
// whether the response time reveals that an account exists.
const GUESSES = 20
const BASELINE_READS = 100
const TURNS = 20
const KNOWN = 'admin@uhambo.example'
const UNKNOWN = 'nobody@uhambo.example'
const ACCOUNT = { ADMIN_EMAIL: KNOWN, ADMIN_PASSWORD: randomUUID() }

async function guess(origin: string, identifier: string): Promise<number> {
  const answer = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ identifier, password: randomUUID() }),
  })
  await answer.arrayBuffer()
  return answer.status
}

async function timed(task: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await task()
  return performance.now() - began
}

/** Makes calls that read D1, one after the other, while `goOn` returns true. Returns the milliseconds of each. */
async function readWhile(origin: string, goOn: (done: number) => boolean): Promise<number[]> {
  const times: number[] = []
  const read = async () => (await fetch(`${origin}/api/blog`)).arrayBuffer()
  while (goOn(times.length)) times.push(await timed(read))
  return times
}

const shown = (times: readonly number[]) =>
  `median ${quantile(times, 0.5).toFixed(0)} ms, p95 ${quantile(times, 0.95).toFixed(0)} ms (${times.length} calls)`

async function measureGuesses(): Promise<void> {
  const site = await startLocalSite({ variables: { ...ACCOUNT, RATE_LIMITS: 'on' } })
  try {
    await readWhile(site.origin, (done) => done < BASELINE_READS)
    const alone = await readWhile(site.origin, (done) => done < BASELINE_READS)
    let isOver = false
    const guesses = Promise.all(Array.from({ length: GUESSES }, () => guess(site.origin, KNOWN)))
    const ended = timed(() => guesses).finally(() => (isOver = true))
    const meanwhile = await readWhile(site.origin, () => !isOver)
    const statuses = await guesses
    const hashed = statuses.filter((status) => status === 401).length
    const held = statuses.filter((status) => status === 429).length
    console.log(`${GUESSES} guesses at one account at once, over after ${(await ended).toFixed(0)} ms`)
    console.log(
      `  hashed and refused (401): ${hashed}; held before the hash (429): ${held}; else: ${GUESSES - hashed - held}`,
    )
    console.log(`  the list of posts before: ${shown(alone)}`)
    console.log(`  the list of posts meanwhile: ${shown(meanwhile)}`)
  } finally {
    await site.stop()
  }
}

async function measureTimes(): Promise<void> {
  const site = await startLocalSite({ variables: ACCOUNT })
  try {
    const times: Record<string, number[]> = { [KNOWN]: [], [UNKNOWN]: [] }
    for (let turn = -2; turn < TURNS; turn++)
      for (const identifier of turn % 2 === 0 ? [KNOWN, UNKNOWN] : [UNKNOWN, KNOWN]) {
        const ms = await timed(() => guess(site.origin, identifier))
        if (turn >= 0) times[identifier]?.push(ms)
      }
    console.log('a wrong password, one after the other, without limits')
    for (const [identifier, name] of [
      [KNOWN, 'an account'],
      [UNKNOWN, 'no account'],
    ] as const)
      console.log(`  ${name}: ${shown(times[identifier] ?? [])}`)
  } finally {
    await site.stop()
  }
}

await measureGuesses()
await measureTimes()
