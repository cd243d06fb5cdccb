import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { quantile } from './quantile.ts'

// `npm run measure:worker`: the size of the Worker as wrangler uploads it, and the CPU time until it can answer.
// Cloudflare allows 3 MB and one second.
const CONFIGURATION = 'dist/worker/wrangler.json'
const ROUNDS = 5
const PROFILE = '.cache/startup.cpuprofile'

interface CpuProfile {
  nodes: { id: number; callFrame: { functionName: string } }[]
  samples: number[]
  timeDeltas: number[]
}

const upload = run(['deploy', '--dry-run', '-c', CONFIGURATION])
const starts = Array.from({ length: ROUNDS }, () => {
  run(['check', 'startup', '--outfile', PROFILE, `--args=-c ${CONFIGURATION} --no-bundle`])
  return busyMs(JSON.parse(readFileSync(PROFILE, 'utf8')) as CpuProfile)
})
const weight = /gzip: ([\d.]+ KiB)/.exec(upload)?.[1]
console.log(`${weight} gzip, starts in ${quantile(starts, 0.5).toFixed(0)} ms (median of ${ROUNDS})`)

function run(args: string[]): string {
  const { status, stdout, stderr } = spawnSync('node_modules/.bin/wrangler', args, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`wrangler ${args.join(' ')}\n${stdout}${stderr}`)
  return stdout
}

/** CPU time without idle time. */
function busyMs({ nodes, samples, timeDeltas }: CpuProfile): number {
  const waiting = new Set(nodes.filter(({ callFrame }) => callFrame.functionName === '(idle)').map(({ id }) => id))
  return timeDeltas.reduce((sum, delta, n) => sum + (waiting.has(samples[n] ?? 0) ? 0 : delta), 0) / 1000
}
