import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { startLocalSite } from './local-site.ts'

// `npm run measure:clone`: seconds from a fresh clone of the last commit to `ready`, and seconds of a second start.
const folder = mkdtempSync(join(tmpdir(), 'uhambo-clone-'))
try {
  execFileSync('git', ['clone', '--quiet', '--no-hardlinks', resolve(import.meta.dirname, '../..'), folder])
  for (const label of ['first start', 'second start']) {
    const site = await startLocalSite({ clone: folder, stateFolder: join(folder, '.wrangler/state') })
    console.log(`${label}: ${(site.readyMs / 1000).toFixed(1)} s`)
    await site.stop()
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}
