import { spawnSync } from 'node:child_process'

const MOST_OUTPUT_BYTES = 1024 ** 3

/** Runs wrangler with the login of whoever calls it, and returns what it prints; throws what it says if it fails. */
export function runWrangler(...args: string[]): string {
  const { status, stdout, stderr } = spawnSync('node_modules/.bin/wrangler', args, {
    encoding: 'utf8',
    maxBuffer: MOST_OUTPUT_BYTES,
  })
  if (status !== 0) throw new Error(`wrangler ${args.slice(0, 2).join(' ')} failed:\n${stdout}${stderr}`)
  return stdout
}
