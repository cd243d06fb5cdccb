import { spawn } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { buildWhenStale } from './build-when-stale.ts'
import { installChromium } from './install-chromium.ts'
import { readPlaywrightCounts, readVitestCounts, type Counts } from './test-counts.ts'

interface Step {
  name: string
  /** Returns the number of checks that passed; a step that is a single check counts as one. */
  run: () => Promise<Counts>
}

const REPORTS = '.cache/reports'
const one = (passed: boolean): Counts => ({ passed: Number(passed), failed: Number(!passed), skipped: 0 })

/** Runs a command. Resolves with its output, unless that is shown as it comes. */
const command = (line: string, stdio: 'inherit' | 'pipe', environment: Record<string, string> = {}) =>
  new Promise<{ passed: boolean; output: string }>((resolve, reject) => {
    const [program, ...args] = line.split(' ')
    const env = { ...process.env, ...environment }
    const child = spawn(`node_modules/.bin/${program}`, args, { stdio: ['inherit', stdio, stdio], env })
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => (output += text))
    child.on('error', reject).on('close', (status) => resolve({ passed: status === 0, output }))
  })

/** A check that is one command. Its output is shown when it ends, because others run at the same time. */
const check = (name: string, line: string): Step => ({
  name,
  run: async () => {
    const { passed, output } = await command(line, 'pipe')
    console.log(`\n== ${name}\n${output.trimEnd()}`)
    return one(passed)
  },
})

const rulesRoutesAndParts: Step = {
  name: 'Rules, routes and parts',
  run: async () => {
    console.log('\n== Rules, routes and parts')
    const report = `${REPORTS}/vitest.json`
    const line = `vitest run --reporter=default --reporter=json --outputFile.json=${report}`
    return readVitestCounts(report, (await command(line, 'inherit')).passed)
  },
}
const journeys: Step = {
  name: 'Journeys in the browser',
  run: async () => {
    console.log('\n== Journeys in the browser')
    const report = `${REPORTS}/playwright.json`
    const { passed } = await command('playwright test --reporter=line,json', 'inherit', {
      CHROMIUM_PATH: installChromium(),
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    })
    return readPlaywrightCounts(report, passed)
  },
}

/** Stages run one after the other. The lanes of a stage run at the same time, and the steps of a lane in order. */
const STAGES: Step[][][] = [
  [
    [
      { name: 'The site builds', run: async () => one(await buildWhenStale()) },
      check('Sizes stay within their budgets', 'size-limit'),
      check('The site without a server builds', 'vite build --app --config vite.static.config.ts --logLevel error'),
    ],
    [
      check('The catalogue is sound', 'node scripts/catalogue/validate.ts'),
      check('Formatting', 'biome check'),
      check('Types hold, and no layer sees what it may not', 'tsc -b'),
      check('Lint: layers, cycles, habits', 'oxlint --deny-warnings'),
    ],
  ],
  [
    [check('Nothing acknowledged is lost when the server is killed', 'node scripts/trials/kill/main.ts --cycles 4')],
    // The trial proves more the more calls it makes: beside it runs only what is short and takes one core.
    [
      check('No dead code', 'knip'),
      check('Documents cite only what exists', 'node scripts/docs/check.ts'),
      check('The Worker could be deployed', 'wrangler deploy --dry-run -c dist/worker/wrangler.json'),
    ],
  ],
  [[rulesRoutesAndParts]],
  [[journeys]],
]

const total: Counts = { passed: 0, failed: 0, skipped: 0 }
const broken: string[] = []

/** Runs the steps one after the other, also after one that failed. */
async function runEach(steps: Step[]): Promise<void> {
  for (const step of steps) {
    const counts = await step.run()
    total.passed += counts.passed
    total.failed += counts.failed
    total.skipped += counts.skipped
    if (counts.failed > 0) broken.push(step.name)
  }
}

mkdirSync(REPORTS, { recursive: true })
for (const lanes of STAGES) await Promise.all(lanes.map(runEach))
if (broken.length > 0) console.log(`\nFailed: ${broken.join('; ')}`)
console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`)
process.exitCode = total.failed > 0 ? 1 : 0
