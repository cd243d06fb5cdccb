import { execFileSync, spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { type Deployment, readDeployment } from '../database/target.ts'
import { runCommand } from '../setup/run-command.ts'
import { findGapsOfAccount } from './find-gaps-of-account.ts'
import { findGaps, type Site, secretsFor } from './find-gaps.ts'
import { readSite } from './read-site.ts'

/** `npm run deploy -- staging|production [--dry-run]`: deploys a site that is configured completely, and no other. */
await runCommand(async () => {
  const { values, positionals } = parseArgs({ options: { 'dry-run': { type: 'boolean' } }, allowPositionals: true })
  const deployment = readDeployment(positionals[0])
  const isDryRun = values['dry-run'] === true
  const site = readSite(deployment)
  const gaps = findGaps(site)
  // The account can be asked only once the configuration names what is in it.
  if (gaps.length === 0 && !isDryRun) gaps.push(...(await findGapsOfAccount(deployment, secretsFor(site))))
  gaps.push(...findUncommitted())
  if (gaps.length > 0) throw new Error(`${deployment} is not ready:\n${gaps.map((gap) => `- ${gap}`).join('\n')}`)
  build(deployment, site)
  run('wrangler', ['deploy', '--config', 'dist/worker/wrangler.json', ...(isDryRun ? ['--dry-run'] : [])])
  if (!isDryRun) console.log(`Deployed. Look at ${site.variables['SITE_ORIGIN']}/api/health`)
})

/** What runs must be what the repository has. */
function findUncommitted(): string[] {
  const changed = execFileSync('git', ['status', '--porcelain'], { encoding: 'utf8' }).trim()
  return changed ? [`The working folder holds changes that are not committed:\n${changed}`] : []
}

function build(deployment: Deployment, { buildVariables }: Site): void {
  // `npm start` must not take this build for its own.
  rmSync('dist', { recursive: true, force: true })
  run('vite', ['build', '--logLevel', 'warn'], { ...buildVariables, CLOUDFLARE_ENV: deployment })
  // The Cloudflare plugin copies local secrets beside the Worker.
  rmSync('dist/worker/.dev.vars', { force: true })
}

function run(program: string, args: readonly string[], variables: Record<string, string | undefined> = {}): void {
  const env = { ...process.env, ...variables }
  const { status } = spawnSync(`node_modules/.bin/${program}`, args, { stdio: 'inherit', env })
  if (status !== 0) throw new Error(`${program} failed: nothing was deployed after it.`)
}
