import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

// `npm run check`: a fast check between two edits. Types, lint and format of everything, and the unit tests of what
// differs from main. `npm test` runs everything.
const SINCE = 'main'

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean)
const changed = [
  ...git('diff', '--name-only', '--merge-base', SINCE),
  ...git('ls-files', '--others', '--exclude-standard'),
]

/**
 * A test of a route loads the whole Worker, so every change would select all of them. Only tests beside a changed file
 * run.
 */
const besideRoutes = changed
  .filter((path) => path.startsWith('worker/'))
  .map((path) => path.replace(/(\.test)?\.tsx?$/, '.test.ts'))
  .filter((path) => existsSync(path))

const COMMANDS = [
  'tsc -b',
  'oxlint --deny-warnings',
  'biome check',
  `vitest run --project rules --project parts --changed ${SINCE} --passWithNoTests`,
  ...(besideRoutes.length > 0 ? [`vitest run --project routes ${[...new Set(besideRoutes)].join(' ')}`] : []),
]

for (const command of COMMANDS) {
  console.log(`\n== ${command}`)
  const [program, ...args] = command.split(' ')
  const { status } = spawnSync(`node_modules/.bin/${program}`, args, { stdio: 'inherit' })
  if (status !== 0) process.exit(1)
}
