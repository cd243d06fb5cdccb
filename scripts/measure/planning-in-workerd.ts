import { parseArgs } from 'node:util'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { build } from 'vite'
import { parseIdea } from '#shared/domain/idea/parse'
import { generateRequests } from '../bench/plan/generate-requests.ts'
import { enlarge } from '../bench/plan/larger-catalogue.ts'
import type { PlanRequest } from '../bench/plan/request.ts'
import { gazetteerOf, readFacts } from '../catalogue/read-facts.ts'
import type { PlanningTask } from './planning-worker.ts'
import { cpuMsOf, findChild } from './process-cpu.ts'
import { quantile } from './quantile.ts'

// `npm run measure:planning`: CPU of reading, planning and verifying in workerd, by days, group and size of the
// catalogue. A Worker's clock stands still while it computes, so each idea is done a few times in one call, an
// empty call is taken off, and the least of the rounds counts, as the machine may be busy with something else.
const { values: options } = parseArgs({
  options: { ideas: { type: 'string', default: '40' }, seed: { type: 'string', default: '2027' } },
})
const TIMES = 3
const ROUNDS = 3
const LENGTHS = [1, 2, 3, 5, 7, 10]
const GROUPS: [name: string, most: number][] = [
  ['up to 40 people', 40],
  ['41 to 100', 100],
  ['over 100', Infinity],
]
const SIZES = [1, 5, 20]
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

await miniflare.ready
const workerd = findChild('workerd')
if (workerd === null) throw new Error('No workerd of ours is running')
async function perIdeaMs(task: Omit<PlanningTask, 'times'>): Promise<number> {
  const timed = async (times: number) => {
    const before = cpuMsOf(workerd!)
    await (await send('POST', { ...task, times })).arrayBuffer()
    return cpuMsOf(workerd!) - before
  }
  let least = Infinity
  for (let round = 0; round < ROUNDS; round++) {
    const empty = await timed(0)
    least = Math.min(least, ((await timed(TIMES)) - empty) / TIMES)
  }
  return least
}

interface Figure {
  days: number
  people: number
  ms: number
}
const facts = readFacts()
const gazetteer = gazetteerOf(facts)
const asked = generateRequests(1200, Number(options.seed), facts).map((request) => {
  const { days, students, teachers } = parseIdea(request.text, { today: request.today, gazetteer })
  return { request, days, people: (students ?? 0) + (teachers ?? 0) }
})
const chosen = LENGTHS.flatMap((length) => asked.filter(({ days }) => days === length).slice(0, Number(options.ideas)))

async function figuresAt(times: number): Promise<Figure[]> {
  await send('PUT', times === 1 ? facts : enlarge(facts, times, 7))
  const measure = ({ text, today }: PlanRequest) => perIdeaMs({ text, today })
  for (const { request } of chosen.slice(0, 30)) await measure(request)
  const figures: Figure[] = []
  for (const { request, days, people } of chosen) figures.push({ days: days!, people, ms: await measure(request) })
  return figures
}

const bySize: Figure[][] = []
for (const times of SIZES) bySize.push(await figuresAt(times))
await miniflare.dispose()

const row = (name: string, cells: string[]) =>
  console.log(name.padEnd(18) + cells.map((cell) => cell.padStart(22)).join(''))
const rowOf = (name: string, isIn: (figure: Figure) => boolean) => {
  const at = bySize.map((figures) => figures.filter(isIn).map(({ ms }) => ms))
  const [base] = at.map((ms) => quantile(ms, 0.95))
  const cells = at.map((ms) => {
    const [p50, p95] = [quantile(ms, 0.5), quantile(ms, 0.95)]
    return `${p50.toFixed(1)} / ${p95.toFixed(1)} (${(p95 / base!).toFixed(1)} ×)`
  })
  row(`${name} (${at[0]!.length})`, cells)
}
console.log('Read, plan and verify one idea in workerd: milliseconds, median / p95 (p95 against that at 1 ×)')
row(
  'catalogue',
  SIZES.map((times) => `${times} ×`),
)
for (const length of LENGTHS) rowOf(`${length} ${length === 1 ? 'day' : 'days'}`, ({ days }) => days === length)
for (const [i, [name, most]] of GROUPS.entries())
  rowOf(name, ({ people }) => people <= most && people > (GROUPS[i - 1]?.[1] ?? 0))
rowOf('all', () => true)
