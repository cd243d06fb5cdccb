import { rmSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { loadCatalogue } from '../../catalogue/load-catalogue.ts'
import { readFacts } from '../../catalogue/read-facts.ts'
import { withDatabase } from '../../database/site-database.ts'
import { quantile } from '../../measure/quantile.ts'
import { loadRoads } from '../../roads/load-roads.ts'
import { applyMigrations } from '../../setup/apply-migrations.ts'
import { withLocalDatabase } from '../../setup/local-database.ts'
import { generateRequests } from '../plan/generate-requests.ts'
import type { PlanRequest } from '../plan/request.ts'
import { bundleWorker, type Isolate, startIsolate } from './isolate.ts'
import type { ProcessorTime } from './processor-time.ts'

// `npm run bench:workerd -- [FILE]`: the processor time of parsing, planning and verifying in workerd, by the length of the
// trip, with the built-in roads and with those of an OpenStreetMap extract. Clocks stand still inside a request, so the
// process is watched from outside, and the time of an empty request is taken off. Beside the Worker's own thread, which a
// teacher waits for, other threads of the engine compile code and collect garbage: they are in the first figure.
const STATE = '.cache/bench-workerd'
const LENGTHS = [1, 3, 7, 10]
/** The generator has nine ideas of each length from 1 to 10, then nine again. */
const [SAME_LENGTH, ALL_LENGTHS] = [9, 10]
const ROUNDS = 7
/** The ideas of a young isolate, and as many others of an older one; those before them have a seed of their own. */
const SEEDS = [2027, 2029]
const SEED_BEFORE = 2028
/** Ideas that are planned before those that count. The engine goes on compiling for hundreds more, so an older isolate is measured too. */
const BEFORE = 36
const EMPTY_REQUESTS = 50

const facts = readFacts()
const lengthAt = (index: number) => 1 + (Math.floor(index / SAME_LENGTH) % ALL_LENGTHS)
const ideasOf = (rounds: number, seed: number): PlanRequest[] =>
  generateRequests(rounds * SAME_LENGTH * ALL_LENGTHS, seed, facts).filter((_, i) => LENGTHS.includes(lengthAt(i)))

interface Planned {
  days: number
  time: ProcessorTime
}
async function planIdea(isolate: Isolate, { text, today }: PlanRequest): Promise<Planned> {
  const { time, text: answer } = await isolate.ask('/', { text, today })
  return { time, days: (JSON.parse(answer) as { days: number }).days }
}
async function planIdeas(isolate: Isolate, ideas: readonly PlanRequest[]): Promise<Planned[]> {
  const plans: Planned[] = []
  for (const idea of ideas) plans.push(await planIdea(isolate, idea))
  return plans
}
const quantileOf = (times: readonly ProcessorTime[], share: number): ProcessorTime => ({
  all: quantile(
    times.map(({ all }) => all),
    share,
  ),
  own: quantile(
    times.map(({ own }) => own),
    share,
  ),
})

async function measure(source: string, script: string): Promise<void> {
  const isolate = await startIsolate(script, STATE)
  try {
    const start = await isolate.ask('/nothing')
    const empty: ProcessorTime[] = []
    for (let i = 0; i < EMPTY_REQUESTS; i++) empty.push((await isolate.ask('/nothing')).time)
    const idle = quantileOf(empty, 0.5)
    const shown = ({ all, own }: ProcessorTime) =>
      `${(all - idle.all).toFixed(0)} ms (${(own - idle.own).toFixed(0)} on the Worker's thread)`
    const firstFacts = await isolate.ask('/facts')
    const [firstIdea, ...others] = ideasOf(1, SEED_BEFORE).slice(0, BEFORE)
    const first = await planIdea(isolate, firstIdea!)
    await planIdeas(isolate, others)
    console.log(
      `\n${source}: first request ${shown(start.time)}, facts and roads ${shown(firstFacts.time)}, first plan ${shown(first.time)}`,
    )
    let before = BEFORE
    for (const seed of SEEDS) {
      const plans = await planIdeas(isolate, ideasOf(ROUNDS, seed))
      console.log(`After ${before} plans`)
      before += plans.length
      for (const length of LENGTHS) {
        const times = plans.filter(({ days }) => days === length).map(({ time }) => time)
        console.log(
          `${String(length).padStart(3)} days, ${times.length} ideas: median ${shown(quantileOf(times, 0.5))}, p95 ${shown(quantileOf(times, 0.95))}`,
        )
      }
    }
  } finally {
    await isolate.close()
  }
}

const [file] = process.argv.slice(2)
rmSync(STATE, { recursive: true, force: true })
await withLocalDatabase(STATE, async (db) => {
  await applyMigrations(db)
  await loadCatalogue(db, facts)
})
const script = await bundleWorker()
console.log(`Bundle of planning: ${(gzipSync(script).length / 1024).toFixed(0)} KiB gzip`)
await measure('Built-in roads', script)
if (file) {
  await withDatabase({ stateFolder: STATE }, (database) => loadRoads(database, file))
  await measure(`Roads of ${file}`, script)
}
rmSync(STATE, { recursive: true, force: true })
