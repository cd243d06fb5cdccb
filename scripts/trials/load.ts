import { startLocalSite } from '../measure/local-site.ts'
import { planTrip } from '../measure/plan-trip.ts'
import { quantile } from '../measure/quantile.ts'
import { countOf } from './count-of.ts'
import { type Client, openClient, type Outcome } from './load/client.ts'
import { processorTimeOf } from './load/processor-time.ts'
import { describeGroup, describeStatuses, timesOf } from './load/report.ts'
import { type OpenLoop, runClosedLoop, runOpenLoop } from './load/runs.ts'
import { freshIdea, nextAsk, type Sample, targets } from './load/traffic.ts'

// `npm run trial:load`: throughput of single addresses, a steady load of mixed requests, a spike, and how long the site
// takes to recover from it. The trial shares the processor with the site, so compare figures within one run only.
const STEADY = { rate: countOf('rate', 50), seconds: countOf('seconds', 60) }
const SPIKE = { rate: countOf('spike', 200), seconds: 15 }
const CLOSED_SECONDS = 5
const PLANS = 20
/** More than the whole trial asks for. */
const UNPLANNED = 100
const LONGEST_RECOVERY_S = 60

async function search(origin: string): Promise<number> {
  const body = JSON.stringify({ idea: freshIdea() })
  const response = await fetch(`${origin}/api/search`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  })
  return ((await response.json()) as { search_id: number }).search_id
}

async function makeSample(origin: string): Promise<Sample> {
  const [plans, unplanned] = [[] as number[], [] as number[]]
  const firstReads: number[] = []
  while (plans.length < PLANS) {
    const { searchId } = await planTrip(origin, freshIdea())
    plans.push(searchId)
    const began = performance.now()
    await (await fetch(`${origin}/itinerary/${searchId}`)).text()
    firstReads.push(performance.now() - began)
  }
  console.log(`The first read of a plan, which makes its packages: median ${quantile(firstReads, 0.5).toFixed(0)} ms`)
  while (unplanned.length < UNPLANNED) unplanned.push(await search(origin))
  const { items } = (await (await fetch(`${origin}/api/blog`)).json()) as { items: { slug: string }[] }
  if (!items[0]) throw new Error('The blog has no posts')
  return { plans, unplanned, slug: items[0].slug }
}

async function measureThroughput(client: Client, sample: Sample, pid: number): Promise<void> {
  console.log(`Throughput, ${CLOSED_SECONDS} s each, 8 connections`)
  for (const target of targets(sample)) {
    await runClosedLoop(client, target, 1)
    const before = processorTimeOf(pid)
    const outcomes = await runClosedLoop(client, target, CLOSED_SECONDS)
    const after = processorTimeOf(pid)
    const cost =
      before === null || after === null
        ? ''
        : `, ${((after - before) / outcomes.length).toFixed(1)} ms of processor each`
    console.log(`${describeGroup(target.group, outcomes)}, ${(outcomes.length / CLOSED_SECONDS).toFixed(0)}/s${cost}`)
  }
}

const groupOf = (outcomes: readonly Outcome[], name: string) => outcomes.filter(({ group }) => group === name)

function reportGroups({ outcomes, mostInFlight }: OpenLoop): void {
  for (const name of ['404', 'reads', 'writes', 'plans']) console.log(describeGroup(name, groupOf(outcomes, name)))
  console.log(`  most in flight: ${mostInFlight}`)
}

async function measureSteady(client: Client, sample: Sample): Promise<number> {
  console.log(`${STEADY.rate} requests a second for ${STEADY.seconds} s`)
  const loop = await runOpenLoop(() => client.send(nextAsk(sample)), STEADY)
  reportGroups(loop)
  const reads = quantile(timesOf(groupOf(loop.outcomes, 'reads')), 0.99)
  const base = quantile(timesOf(groupOf(loop.outcomes, '404')), 0.99)
  console.log(`  p99 of reads: ${(reads / base).toFixed(1)} × that of a 404`)
  return reads
}

async function measureSpike(client: Client, sample: Sample, normal: number): Promise<void> {
  console.log(`${SPIKE.rate} requests a second for ${SPIKE.seconds} s`)
  const loop = await runOpenLoop(() => client.send(nextAsk(sample)), SPIKE)
  reportGroups(loop)
  console.log(`  all: ${describeStatuses(loop.outcomes)}`)
  for (let second = 1; second <= LONGEST_RECOVERY_S; second++) {
    const { outcomes } = await runOpenLoop(() => client.send(nextAsk(sample)), { rate: STEADY.rate, seconds: 1 })
    const reads = groupOf(outcomes, 'reads')
    const isNormal = reads.every(({ status }) => status === 200) && quantile(timesOf(reads), 0.99) <= 2 * normal
    if (isNormal) break
  }
  console.log(
    `  back to twice the p99 before, or less, ${((performance.now() - loop.startedLastAt) / 1_000).toFixed(1)} s after the last request of the spike`,
  )
}

const site = await startLocalSite({ variables: { RATE_LIMITS: 'on' } })
const client = openClient(site.origin)
try {
  const sample = await makeSample(site.origin)
  await measureThroughput(client, sample, site.pid)
  const normal = await measureSteady(client, sample)
  await measureSpike(client, sample, normal)
} finally {
  client.close()
  await site.stop()
}
