import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { findDeadReferences } from './find-dead-references.ts'

// `npm run docs:check`: fails where a Markdown document cites a path or an npm script that does not exist.
const root = resolve(import.meta.dirname, '../..')
const { scripts } = JSON.parse(readFileSync(`${root}/package.json`, 'utf8')) as { scripts: Record<string, string> }
/** Posts link to pages of the site; their own test follows those. */
const NOT_DOCUMENTS = [':!catalogue/posts']
const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.md', ...NOT_DOCUMENTS], {
  cwd: root,
  encoding: 'utf8',
})
const documents = listed.split('\n').filter(Boolean)

let dead = 0
for (const document of documents)
  for (const { line, reference, reason } of findDeadReferences(readFileSync(`${root}/${document}`, 'utf8'), {
    root,
    document,
    scripts: Object.keys(scripts),
    isMade: (path) => spawnSync('git', ['check-ignore', '-q', path], { cwd: root }).status === 0,
  })) {
    console.error(`${document}:${line} ${reference}: ${reason}`)
    dead += 1
  }
console.log(`${documents.length} documents, ${dead} dead references`)
// A check that finds nothing to check has not checked anything.
process.exitCode = dead > 0 || documents.length === 0 ? 1 : 0
