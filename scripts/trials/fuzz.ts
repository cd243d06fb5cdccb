import fc from 'fast-check'
import { ApiError } from '#shared/contracts/api-error'
import { startLocalSite } from '../measure/local-site.ts'
import { quantile } from '../measure/quantile.ts'
import { readDevVariables } from '../setup/dev-variables.ts'
import { countOf } from './count-of.ts'
import { type Contract, strangeRequests, type StrangeRequest } from './strange-requests.ts'

// `npm run trial:fuzz`: random requests made from the site's OpenAPI document. No response may be 500 or above, every
// refusal must have the shape of an error, and none may take longer than a second.
const REQUESTS = countOf('requests', 100_000)
const SEED = countOf('seed', 20_261_121)
const PARALLEL = 4
const LONGEST_MS = 1_000
const A_BATCH = 1_000

interface Outcome {
  status: number
  ms: number
  fault: string | null
}

/** An administrator's token, so that calls that require sign-in are tested too. */
async function signIn(origin: string): Promise<string> {
  const { ADMIN_EMAIL, ADMIN_PASSWORD } = { ...readDevVariables(), ...process.env }
  const body = JSON.stringify({ identifier: ADMIN_EMAIL ?? 'admin', password: ADMIN_PASSWORD })
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(`${origin}/api/auth/login`, { method: 'POST', headers, body })
  if (!response.ok) throw new Error(`The administrator could not sign in: ${response.status}`)
  return ((await response.json()) as { token: string }).token
}

async function ask(origin: string, request: StrangeRequest, token: string | null): Promise<Outcome> {
  const began = performance.now()
  const { method, body } = request
  const headers = { ...request.headers, ...(token && { authorization: `Bearer ${token}` }) }
  const response = await fetch(origin + request.path, { method, headers, body, redirect: 'manual' })
  const text = await response.text()
  const ms = performance.now() - began
  return { status: response.status, ms, fault: faultOf(response.status, text, ms) }
}

function faultOf(status: number, text: string, ms: number): string | null {
  if (status >= 500) return `answered ${status}: ${text.slice(0, 200)}`
  if (status >= 400 && !isError(text)) return `${status} without the shape of an error: ${text.slice(0, 200)}`
  return ms > LONGEST_MS ? `took ${ms.toFixed(0)} ms` : null
}

function isError(text: string): boolean {
  try {
    return ApiError.safeParse(JSON.parse(text)).success
  } catch {
    return false
  }
}

const site = await startLocalSite()
const faults: string[] = []
const times: number[] = []
let asked = 0
/** A sign-out would end the session that the other requests need. */
const isSafe = ({ route }: StrangeRequest) => route !== 'POST /api/auth/logout'
const statuses = new Map<number, number>()
try {
  const token = await signIn(site.origin)
  const contract = (await (await fetch(`${site.origin}/api/openapi.json`)).json()) as Contract
  for (let done = 0; done < REQUESTS; done += A_BATCH) {
    const numRuns = Math.min(A_BATCH, REQUESTS - done)
    const waiting = fc.sample(strangeRequests(contract), { numRuns, seed: SEED + done })
    const work = async () => {
      for (let request = waiting.pop(); request; request = waiting.pop()) {
        const { status, ms, fault } = await ask(
          site.origin,
          request,
          asked++ % 2 === 0 && isSafe(request) ? token : null,
        )
        times.push(ms)
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
        if (fault)
          faults.push(`${request.route} ${fault}\n  ${request.path.slice(0, 200)} ${request.body?.slice(0, 300) ?? ''}`)
      }
    }
    await Promise.all(Array.from({ length: PARALLEL }, work))
  }
} finally {
  await site.stop()
}
for (const fault of faults.slice(0, 20)) console.log(fault)
const counted = [...statuses].toSorted(([a], [b]) => a - b).map(([status, count]) => `${count} × ${status}`)
console.log(`${times.length} requests: ${counted.join(', ')}`)
console.log(
  `median ${quantile(times, 0.5).toFixed(0)} ms, p99 ${quantile(times, 0.99).toFixed(0)} ms, slowest ${Math.max(0, ...times).toFixed(0)} ms`,
)
const slow = faults.filter((fault) => / took \d+ ms/.test(fault)).length
console.log(`${faults.length - slow} wrong answers, ${slow} over ${LONGEST_MS} ms`)
process.exitCode = faults.length === 0 ? 0 : 1
