import { parseArgs } from 'node:util'
import { gazetteerOf, readFacts } from '../../catalogue/read-facts.ts'
import { readCorpus, readSamples, scoreParser } from '../parse/read-ideas.ts'
import { type BenchIdea, FIELDS } from '../parse/score.ts'
import { EXPECTED_PLACES } from './expected-places.ts'
import { findUnmet } from './find-unmet.ts'
import { generateRequests } from './generate-requests.ts'
import { judgeAgain, judgeRequest, type Verdict, type World } from './judge-request.ts'
import { dayGaps, tripGaps } from './exactness.ts'
import { enlarge } from './larger-catalogue.ts'
import { judgePackages } from './packages.ts'
import { readCorpusRequests, readSampleRequests } from './read-requests.ts'
import { percent, printFaults, printPassRates, printTimes, quantile } from './report.ts'
import type { PlanRequest } from './request.ts'
import { mutatePlans } from './mutate-plans.ts'
import { type Cause, untaughtByCause } from './untaught-subjects.ts'

const { values: options } = parseArgs({
  options: {
    requests: { type: 'string', default: '600' },
    seed: { type: 'string', default: '2027' },
    only: { type: 'string' },
    verbose: { type: 'boolean', default: false },
    /** Parse and pass rates alone: what one waits for between two edits. */
    quick: { type: 'boolean', default: false },
  },
})
const facts = readFacts()
const world: World = { facts, gazetteer: gazetteerOf(facts) }

function printParse(): void {
  const sets: [string, BenchIdea[]][] = [
    ['samples', readSamples()],
    ['known', readCorpus('known').flatMap(({ ideas }) => ideas)],
    ['unseen', readCorpus('unseen').flatMap(({ ideas }) => ideas)],
  ]
  const scores = sets.map(([, ideas]) => scoreParser(ideas, world.gazetteer))
  const row = (label: string, cells: string[]) =>
    console.log(label.padEnd(18) + cells.map((cell) => cell.padStart(13)).join(''))
  row(
    'Parse, F1',
    sets.map(([name, ideas]) => `${name} ${ideas.length}`),
  )
  for (const field of FIELDS)
    row(
      field,
      scores.map(({ fields }) => fields.find((one) => one.field === field)!.f1.toFixed(3)),
    )
  row(
    'macro-F1',
    scores.map(({ macroF1 }) => macroF1.toFixed(4)),
  )
}

function printUnmet(): void {
  const unmet = findUnmet(world)
  console.log(`\nAsked for outright and visited: ${EXPECTED_PLACES.length - unmet.length} of ${EXPECTED_PLACES.length}`)
  for (const { text, visited } of unmet) console.log(`       not met: ${text} (${visited.join(' ')})`)
}

function printMutations(verdicts: readonly Verdict[]): void {
  const { plans, tried, caught, missed, untried } = mutatePlans(verdicts, facts)
  console.log(`\nMutations caught: ${caught} of ${tried} (${percent(caught, tried)}) on ${plans} sound plans`)
  for (const [what, ids] of [...missed].toSorted(([, a], [, b]) => b.length - a.length))
    console.log(`${String(ids.length).padStart(5)}  not noticed: ${what} (${ids.slice(0, 6).join(' ')})`)
  if (untried.length > 0) console.log(`       never tried on these plans: ${untried.join(', ')}`)
}

function printUntaught(verdicts: readonly Verdict[]): void {
  const byCause = untaughtByCause(verdicts, facts)
  const order = ([, a]: [Cause, string[]], [, b]: [Cause, string[]]) => b.length - a.length
  console.log('\nSubjects asked for that no visit teaches, by cause')
  for (const [cause, ids] of [...byCause].toSorted(order))
    console.log(`${String(ids.length).padStart(5)}  ${cause}: ${ids.slice(0, 10).join(' ')}`)
}

/** Long enough to show growth, short enough to run three catalogues. */
const GROWTH_SAMPLE = 60
function printGrowth(requests: readonly PlanRequest[]): void {
  console.log('\nGrowth with the catalogue, milliseconds to plan, the least of three runs')
  const base = { p50: 0, p95: 0 }
  for (const times of [1, 5, 20]) {
    const larger = enlarge(facts, times, 7)
    const place = { facts: larger, gazetteer: gazetteerOf(larger) }
    const ms = requests
      .slice(0, GROWTH_SAMPLE)
      .map((request) => judgeAgain(judgeRequest(request, place), place).fastest.planMs)
    const [p50, p95] = [quantile(ms, 0.5), quantile(ms, 0.95)]
    if (times === 1) Object.assign(base, { p50, p95 })
    console.log(
      `${String(times).padStart(4)} ×  p50 ${p50.toFixed(1)}  p95 ${p95.toFixed(1)}  (${(p95 / base.p95).toFixed(1)} times the p95 at 1 ×)`,
    )
  }
}

function printExactness(): void {
  console.log('\nAgainst trying everything (points, without those that every day with a visit has)')
  for (const [what, gaps] of [
    ['days', dayGaps(100, 5, facts)],
    ['trips', [5, 6, 7, 8].flatMap((seed) => tripGaps(30, seed, facts))],
  ] as const) {
    const shares = gaps.map(({ share }) => share)
    const worst = gaps.reduce((a, b) => (b.share > a.share ? b : a))
    console.log(
      `${String(gaps.length).padStart(5)} ${what}: as good ${shares.filter((share) => share < 1e-6).length}, within 1 % ${shares.filter((share) => share <= 0.01).length}, ` +
        `mean gap ${(100 * (shares.reduce((sum, share) => sum + share, 0) / shares.length)).toFixed(2)} %, worst ${(100 * worst.share).toFixed(2)} % (${worst.what})`,
    )
  }
}

function printPackages(verdicts: readonly Verdict[]): void {
  const { requests, sound, saver, signature, broken } = judgePackages(verdicts, facts)
  console.log(
    `\nPackages: in order of price, as sound as Classic and honest about the difference ${sound} of ${requests}` +
      ` (a Saver for ${saver}, a Signature for ${signature})${broken.length > 0 ? `, broken: ${broken.join(' ')}` : ''}`,
  )
}

const all = [
  ...readSampleRequests(),
  ...readCorpusRequests(),
  ...generateRequests(Number(options.requests), Number(options.seed), facts),
]
const requests = options.only ? all.filter(({ id }) => options.only!.split(',').includes(id)) : all
for (const request of requests.slice(0, 20)) judgeRequest(request, world)
const verdicts = requests.map((request) => judgeRequest(request, world))

if (options.only) {
  for (const { request, idea, itinerary, checks } of verdicts) {
    console.log(
      JSON.stringify(
        {
          request,
          idea: { ...idea, evidence: undefined },
          itinerary: { ...itinerary, checks: checks.filter(({ status }) => status !== 'pass') },
        },
        null,
        1,
      ),
    )
  }
} else {
  printParse()
  printUnmet()
  printPassRates(verdicts)
  printFaults(verdicts, options.verbose)
  if (!options.quick) {
    printUntaught(verdicts)
    const again = verdicts.map((verdict) => judgeAgain(verdict, world))
    console.log(`\nThe same plan twice: ${again.filter(({ same }) => same).length} of ${verdicts.length}`)
    printMutations(verdicts)
    printExactness()
    printPackages(verdicts.filter(({ request }) => request.source !== 'generated'))
    printTimes(
      again.map(({ fastest }) => fastest),
      `Time in Node ${process.versions.node}, milliseconds, the least of three runs`,
    )
    printGrowth(requests.filter(({ source }) => source === 'generated'))
  }
}
