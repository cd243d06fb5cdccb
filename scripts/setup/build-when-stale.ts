import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { promisify } from 'node:util'

const STAMP = 'dist/.built-from'
/** All input files of the build: the build is not run again while they are unchanged. */
const SOURCES = [
  'web/**/*',
  'worker/**/*',
  'shared/**/*',
  'catalogue/**/*',
  'scripts/build/*',
  '*.toml',
  '*.json',
  'vite.config.ts',
]

/** Builds the site into `dist/` unless it is already built from the same sources. Returns false if the build failed. */
export async function buildWhenStale(): Promise<boolean> {
  const sources = hashOfSources()
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sources) return true
  console.log('Building the site …')
  try {
    await promisify(execFile)('node_modules/.bin/vite', ['build', '--logLevel', 'warn'], { maxBuffer: Infinity })
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string }
    console.error(`${stdout}${stderr}\nThe build failed; the lines above say where.`)
    return false
  }
  // The Cloudflare plugin copies the local secrets beside the Worker. Each start reads them again, so the copy is
  // deleted.
  rmSync('dist/worker/.dev.vars', { force: true })
  writeFileSync(STAMP, sources)
  return true
}

function hashOfSources(): string {
  const hash = createHash('sha256')
  const files = globSync(SOURCES, { withFileTypes: true }).filter((entry) => entry.isFile())
  for (const path of files.map((entry) => `${entry.parentPath}/${entry.name}`).toSorted())
    hash.update(path).update(readFileSync(path))
  // Build variables contain addresses and the name of the brand (web/site.ts).
  const variables = Object.entries(process.env).filter(([name]) => name.startsWith('VITE_'))
  return hash.update(JSON.stringify(variables.map(([name, value]) => `${name}=${value}`).toSorted())).digest('hex')
}
