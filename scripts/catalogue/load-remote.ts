import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { loadStatements } from './load-statements.ts'
import { readPosts } from './posts/read-posts.ts'
import { readAddressBook } from './read-address-book.ts'
import { readFacts } from './read-facts.ts'

const FILE = '.cache/catalogue.sql'

/**
 * Loads the files of `catalogue/` into the deployed D1 with wrangler's login. Returns false if this version is already
 * loaded.
 */
export function loadCatalogueRemotely(): boolean {
  const { hash, statements } = loadStatements(readFacts(), readAddressBook(), readPosts())
  const answer = execute('--json', '--command', 'SELECT hash FROM catalogue_version')
  const [first] = JSON.parse(answer) as { results: { hash: string }[] }[]
  if (first?.results[0]?.hash === hash) return false
  mkdirSync('.cache', { recursive: true })
  writeFileSync(FILE, `${statements.join(';\n')};\n`)
  execute('--yes', '--file', FILE)
  return true
}

function execute(...options: string[]): string {
  const { status, stdout, stderr } = spawnSync(
    'node_modules/.bin/wrangler',
    ['d1', 'execute', 'DB', '--remote', ...options],
    { encoding: 'utf8' },
  )
  if (status !== 0) throw new Error(`wrangler d1 execute failed:\n${stdout}${stderr}`)
  return stdout
}
