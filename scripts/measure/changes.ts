import { randomChange } from '../../shared/domain/revisions/trips.fixture.ts'
import type { Itinerary } from '../../shared/domain/itinerary/itinerary.ts'
import { readFacts } from '../catalogue/read-facts.ts'
import { startLocalSite } from './local-site.ts'
import { CHANGES_OF_EACH, chanceOf, ideasToChange, LEAST_DAYS, PLANS } from './plans-to-change.ts'
import { quantile } from './quantile.ts'

// `npm run measure:changes`: the time of 200 random changes of 20 plans of 3 to 10 days on the production build, from
// the request to the whole new plan; whether each new plan holds, and whether undo leads back to the first plan.
/** A change that is refused counts as well, but not towards the changes of a plan. */
const MOST_TRIES = 60

interface Stored extends Itinerary {
  search_id: number
}
const facts = readFacts()
const chance = chanceOf()
const failing = ({ checks }: Itinerary) => checks.flatMap(({ id, status }) => (status === 'fail' ? [id] : []))

const site = await startLocalSite()
const [made, refused, alternatives] = [[] as number[], [] as number[], [] as number[]]
let [worse, notBack, days] = [0, 0, 0]

async function ask(
  path: string,
  cookie: string,
  body?: object,
): Promise<{ status: number; text: string; ms: number; cookie: string }> {
  const began = performance.now()
  const response = await fetch(`${site.origin}/api${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { cookie, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  const text = await response.text()
  const ms = performance.now() - began
  return { status: response.status, text, ms, cookie: response.headers.get('set-cookie')?.split(';')[0] ?? cookie }
}

async function changeAndUndo(idea: string, created_at: string): Promise<boolean> {
  const search = await ask('/search', '', { idea, created_at })
  const { id } = JSON.parse(search.text) as { id: number }
  const { cookie } = search
  await ask('/generate-itinerary', cookie, { search_id: id, idea })
  const first = await ask(`/itinerary/${id}`, cookie)
  let plan = JSON.parse(first.text) as Stored
  if (plan.daily_itinerary.length < LEAST_DAYS) return false
  days += plan.daily_itinerary.length
  let [version, count] = [1, 0]
  for (let tries = 0; count < CHANGES_OF_EACH && tries < MOST_TRIES; tries++) {
    const change = randomChange(plan, facts, chance)
    if (!change) continue
    const answer = await ask(`/itinerary/${id}/revisions`, cookie, { base_version: version, changes: [change] })
    if (answer.status !== 200) {
      if (answer.status !== 422) throw new Error(`${answer.status}: ${answer.text.slice(0, 300)}`)
      refused.push(answer.ms)
      continue
    }
    const next = JSON.parse(answer.text) as { version: number; itinerary: Stored }
    made.push(answer.ms)
    count++
    if (failing(next.itinerary).some((check) => !failing(plan).includes(check))) worse++
    ;({ version, itinerary: plan } = next)
  }
  const step = plan.daily_itinerary[0]!.schedule.findIndex(({ role }) => role === 'visit')
  if (step >= 0) alternatives.push((await ask(`/itinerary/${id}/alternatives?day=1&step=${step}`, cookie)).ms)
  for (let undone = true; undone; ) {
    const answer = await ask(`/itinerary/${id}/revisions`, cookie, {
      base_version: version,
      changes: [{ type: 'undo' }],
    })
    undone = answer.status === 200
    if (undone) version = (JSON.parse(answer.text) as { version: number }).version
  }
  if ((await ask(`/itinerary/${id}`, cookie)).text !== first.text) notBack++
  return true
}

const shown = (name: string, times: readonly number[]) =>
  `${name}, ${times.length}: median ${Math.round(quantile(times, 0.5))} ms, p95 ${Math.round(quantile(times, 0.95))} ms, longest ${Math.round(Math.max(...times))} ms`
try {
  let plans = 0
  for (const { text, today } of ideasToChange(facts, chance)) {
    if (plans === PLANS) break
    if (await changeAndUndo(text, today)) plans++
  }
  console.log(`${plans} plans of ${days} days in all`)
  console.log(shown('changes made', made))
  console.log(shown('changes refused', refused))
  console.log(shown('lists of alternatives', alternatives))
  console.log(
    `${worse} new plans fail a check that the one before passed; ${notBack} plans are not the same again after undo`,
  )
} finally {
  await site.stop()
}
