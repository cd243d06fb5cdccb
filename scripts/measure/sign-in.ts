import { randomUUID } from 'node:crypto'
import { startLocalSite } from './local-site.ts'
import { quantile } from './quantile.ts'

// `npm run measure:sign-in`: how much twenty parallel sign-in attempts at one account slow down other calls, whether
// the response time reveals that an account exists, and how long a sign-in takes while another network floods the site.
const GUESSES = 20
const FLOOD = 50
const SIGN_INS = 10
const BASELINE_READS = 100
const TURNS = 20
const KNOWN = 'admin@uhambo.example'
const UNKNOWN = 'nobody@uhambo.example'
const PASSWORD = randomUUID()
const ACCOUNT = { ADMIN_EMAIL: KNOWN, ADMIN_PASSWORD: PASSWORD }
/** Addresses of documentation networks: the local site takes them from the header, as Cloudflare sets it. */
const FLOODER = '192.0.2.1'
const otherNetwork = (number: number) => `198.51.100.${number}`

async function post(origin: string, path: string, body: object, network?: string): Promise<number> {
  const headers = { 'content-type': 'application/json', ...(network && { 'cf-connecting-ip': network }) }
  const answer = await fetch(`${origin}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  await answer.arrayBuffer()
  return answer.status
}

const guess = (origin: string, identifier: string, network?: string) =>
  post(origin, '/api/auth/login', { identifier, password: randomUUID() }, network)
const signIn = (origin: string, network: string) =>
  post(origin, '/api/auth/login', { identifier: KNOWN, password: PASSWORD }, network)
const signUp = (origin: string, network: string) =>
  post(origin, '/api/signup', { name: 'Flood', lastname: 'Test', email: `${randomUUID()}@school.example` }, network)

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

/** Fifty sign-ups and fifty guesses at once from one network, and meanwhile one sign-in from another. */
async function measureFlood(): Promise<void> {
  const site = await startLocalSite({ variables: { ...ACCOUNT, RATE_LIMITS: 'on' } })
  try {
    const alone: number[] = []
    const statuses: number[] = []
    const signInFrom = (number: number) =>
      timed(async () => statuses.push(await signIn(site.origin, otherNetwork(number))))
    for (let turn = 1; turn <= SIGN_INS; turn++) alone.push(await signInFrom(turn))
    const flood = Array.from({ length: FLOOD }, () => [
      signUp(site.origin, FLOODER),
      guess(site.origin, `${randomUUID()}@school.example`, FLOODER),
    ]).flat()
    const meanwhile: number[] = []
    for (let turn = 1; turn <= SIGN_INS; turn++) meanwhile.push(await signInFrom(SIGN_INS + turn))
    console.log(`${FLOOD} sign-ups and ${FLOOD} guesses at once from one network: ${counted(await Promise.all(flood))}`)
    console.log(`  a sign-in from another network before: ${shown(alone)}`)
    console.log(`  the first sign-in during the flood: ${meanwhile[0]?.toFixed(0)} ms; then: ${shown(meanwhile)}`)
    console.log(`  answers to these sign-ins: ${counted(statuses)}`)
  } finally {
    await site.stop()
  }
}

/** "401: 4, 429: 46" */
function counted(statuses: readonly number[]): string {
  const kinds = [...new Set(statuses)].toSorted((one, other) => one - other)
  return kinds.map((kind) => `${kind}: ${statuses.filter((status) => status === kind).length}`).join(', ')
}

await measureGuesses()
await measureTimes()
await measureFlood()
