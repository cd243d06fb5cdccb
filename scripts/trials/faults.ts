import { spawnSync } from 'node:child_process'
import { countOf } from './count-of.ts'

// `npm run trial:faults`: the test that CI runs with 60 generations whose store fails now and then, with a thousand.
const RUNS = countOf('runs', 1_000)
const { status } = spawnSync(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', '--project', 'routes', 'worker/objects/faults.test.ts'],
  { stdio: 'inherit', env: { ...process.env, FAULT_RUNS: String(RUNS) } },
)
process.exitCode = status ?? 1
