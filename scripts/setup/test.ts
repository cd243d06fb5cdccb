import { spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { buildWhenStale } from './build-when-stale.ts'
import { installChromium } from './install-chromium.ts'
import { readPlaywrightCounts, readVitestCounts, type Counts } from './test-counts.ts'

interface Step {
  name: string
  /** Returns the number of checks that passed; a step that is a single check counts as one. */
  run: () => Counts
}

const REPORTS = '.cache/reports'
const one = (passed: boolean): Counts => ({ passed: Number(passed), failed: Number(!passed), skipped: 0 })
const command = (line: string, environment: Record<string, string> = {}): boolean => {
  const [program, ...args] = line.split(' ')
  return (
    spawnSync(`node_modules/.bin/${program}`, args, { stdio: 'inherit', env: { ...process.env, ...environment } })
      .status === 0
  )
}
const check = (name: string, line: string): Step => ({ name, run: () => one(command(line)) })

/** All checks, the fastest first. Later steps run even if an earlier one failed. */
const STEPS: Step[] = [
  check('The catalogue is sound', 'node scripts/catalogue/validate.ts'),
  check('Types hold, and no layer sees what it may not', 'tsc -b'),
  check('Lint: layers, cycles, habits', 'oxlint --deny-warnings'),
  check('Formatting', 'biome check'),
  check('No dead code', 'knip'),
  check('Documents cite only what exists', 'node scripts/docs/check.ts'),
  { name: 'The site builds', run: () => one(buildWhenStale()) },
  check('Sizes stay within their budgets', 'size-limit'),
  check('Nothing acknowledged is lost when the server is killed', 'node scripts/trials/kill/main.ts --cycles 4'),
  check('The Worker could be deployed', 'wrangler deploy --dry-run -c dist/worker/wrangler.json'),
  {
    name: 'Rules, routes and parts',
    run: () => {
      const report = `${REPORTS}/vitest.json`
      const passed = command(`vitest run --reporter=default --reporter=json --outputFile.json=${report}`)
      return readVitestCounts(report, passed)
    },
  },
  {
    name: 'Journeys in the browser',
    run: () => {
      const report = `${REPORTS}/playwright.json`
      const chromium = installChromium()
      const passed = command('playwright test --reporter=line,json', {
        CHROMIUM_PATH: chromium,
        PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      })
      return readPlaywrightCounts(report, passed)
    },
  },
]

mkdirSync(REPORTS, { recursive: true })
const total: Counts = { passed: 0, failed: 0, skipped: 0 }
const broken: string[] = []
for (const step of STEPS) {
  console.log(`\n== ${step.name}`)
  const counts = step.run()
  total.passed += counts.passed
  total.failed += counts.failed
  total.skipped += counts.skipped
  if (counts.failed > 0) broken.push(step.name)
}
if (broken.length > 0) console.log(`\nFailed: ${broken.join('; ')}`)
console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`)
process.exitCode = total.failed > 0 ? 1 : 0
