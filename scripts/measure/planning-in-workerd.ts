import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { build } from 'vite'
import { readSamples } from '../bench/parse/read-ideas.ts'
import { readFacts } from '../catalogue/read-facts.ts'
import type { PlanningTask } from './planning-worker.ts'
import { quantile } from './quantile.ts'

// `npm run measure:planning`: CPU of reading, planning and verifying in workerd, by the samples. A Worker's clock
// stands still while it computes, so each idea is done often in one call and an empty call is taken off.
const TIMES = 20
const ROUNDS = 5
const OUT = '.cache/planning-worker'

await build({
  configFile: false,
  logLevel: 'error',
  build: {
    outDir: OUT,
    minify: true,
    lib: { entry: 'scripts/measure/planning-worker.ts', formats: ['es'], fileName: () => 'index.js' },
  },
})
const miniflare = new Miniflare(
  convertV4MiniflareOptions({
    modules: [{ type: 'ESModule', path: `${OUT}/index.js` }],
    compatibilityDate: '2026-10-01',
    cf: false,
  }),
)
const send = (method: 'PUT' | 'POST', body: unknown) =>
  miniflare.dispatchFetch('http://localhost/', { method, body: JSON.stringify(body) })

async function perIdeaMs(task: Omit<PlanningTask, 'times'>): Promise<{ ms: number; days: number }> {
  const rounds: number[] = []
  let days = 0
  for (let round = 0; round < ROUNDS; round++) {
    const timed = async (times: number) => {
      const before = performance.now()
      const answer = (await (await send('POST', { ...task, times })).json()) as { days: number }
      days = Math.max(days, answer.days)
      return performance.now() - before
    }
    const empty = await timed(0)
    rounds.push(((await timed(TIMES)) - empty) / TIMES)
  }
  return { ms: quantile(rounds, 0.5), days }
}

await send('PUT', readFacts())
const figures: { id: string; days: number; ms: number }[] = []
for (const { id, text, today } of readSamples()) figures.push({ id, ...(await perIdeaMs({ text, today })) })
await miniflare.dispose()

const show = (name: string, of: { ms: number }[]) => {
  const times = of.map(({ ms }) => ms)
  if (times.length > 0)
    console.log(
      `${name.padEnd(22)} ${String(times.length).padStart(3)} ideas   median ${quantile(times, 0.5).toFixed(1)} ms   p95 ${quantile(times, 0.95).toFixed(1)} ms`,
    )
}
show('all samples', figures)
for (const days of [1, 2, 3, 4, 5])
  show(
    `${days} days`,
    figures.filter((figure) => figure.days === days),
  )
const slowest = figures.toSorted((a, b) => b.ms - a.ms)[0]
if (slowest) console.log(`slowest: ${slowest.id}, ${slowest.days} days, ${slowest.ms.toFixed(1)} ms`)
