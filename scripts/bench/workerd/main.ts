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

// `npm run bench:workerd -- [FILE]`: the processor time of parsing, planning and verifying in workerd, by the length of the
// trip, with the built-in roads and with those of an OpenStreetMap extract. Clocks stand still inside a request, so the
// process is watched from outside, and the time of an empty request is taken off.
const STATE = '.cache/bench-workerd'
const LENGTHS = [1, 3, 7, 10]
/** The generator has nine ideas of each length from 1 to 10, then nine again. */
const [SAME_LENGTH, ALL_LENGTHS] = [9, 10]
const ROUNDS = 7
const SEED = 2027
/** Ideas that are planned before those that count, so that the code is compiled. */
const BEFORE = 36
const EMPTY_REQUESTS = 50

const facts = readFacts()
const lengthAt = (index: number) => 1 + (Math.floor(index / SAME_LENGTH) % ALL_LENGTHS)
const ideasOf = (rounds: number, seed: number): PlanRequest[] =>
  generateRequests(rounds * SAME_LENGTH * ALL_LENGTHS, seed, facts).filter((_, i) => LENGTHS.includes(lengthAt(i)))

async function planIdea(isolate: Isolate, { text, today }: PlanRequest): Promise<{ days: number; ms: number }> {
  const { ms, text: answer } = await isolate.ask('/', { text, today })
  return { ms, days: (JSON.parse(answer) as { days: number }).days }
}

async function measure(source: string, script: string): Promise<void> {
  const isolate = await startIsolate(script, STATE)
  try {
    const empty: number[] = []
    const start = await isolate.ask('/nothing')
    for (let i = 0; i < EMPTY_REQUESTS; i++) empty.push((await isolate.ask('/nothing')).ms)
    const idle = quantile(empty, 0.5)
    const firstFacts = await isolate.ask('/facts')
    const before = ideasOf(1, SEED + 1).slice(0, BEFORE)
    const first = await planIdea(isolate, before[0]!)
    for (const idea of before.slice(1)) await planIdea(isolate, idea)
    const plans: { days: number; ms: number }[] = []
    for (const idea of ideasOf(ROUNDS, SEED)) plans.push(await planIdea(isolate, idea))
    const shown = (ms: number) => `${(ms - idle).toFixed(0)} ms`
    console.log(
      `\n${source}: first request ${shown(start.ms)}, facts and roads ${shown(firstFacts.ms)}, first plan ${shown(first.ms)}`,
    )
    for (const length of LENGTHS) {
      const ms = plans.filter(({ days }) => days === length).map((plan) => plan.ms)
      console.log(
        `${String(length).padStart(3)} days, ${ms.length} ideas: median ${shown(quantile(ms, 0.5))}, p95 ${shown(quantile(ms, 0.95))}`,
      )
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
