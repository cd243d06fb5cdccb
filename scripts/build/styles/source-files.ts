import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const IMPORT = /^(?:import|export)\s(?!type\b)[^'"=]*?\bfrom '(\.{1,2}\/[^']+)'/gm
const BARE_IMPORT = /^import '(\.{1,2}\/[^']+)'/gm
const SHEET_IMPORT = /^@import "(\.{1,2}\/[^"]+)"/gm
const LATER = /\bimport\('(\.{1,2}\/[^']+)'\)/g

/** What the browser fetches as one: a file of the web with all it imports, and what it may fetch later by `import('…')`. */
export interface Unit {
  scripts: string[]
  sheets: string[]
  later: string[]
}

/** Follows the imports of a file under `web/`, as paths from the repository's root; `beyond` is not gone through. */
export function unitOf(files: readonly string[], beyond: ReadonlySet<string>): Unit {
  const seen = new Set<string>()
  const later = new Set<string>()
  const visit = (path: string): void => {
    if (seen.has(path) || beyond.has(path) || !path.startsWith('web/') || !existsSync(path)) return
    seen.add(path)
    const source = readFileSync(path, 'utf8')
    const found = (pattern: RegExp) =>
      [...source.matchAll(pattern)].map(([, to = '']) => join(dirname(path), to.replace('?url', '')))
    for (const next of [BARE_IMPORT, IMPORT, SHEET_IMPORT].flatMap(found)) visit(next)
    for (const next of found(LATER)) later.add(next)
  }
  for (const file of files) visit(file)
  const all = [...seen]
  return {
    scripts: all.filter((path) => /\.tsx?$/.test(path)),
    sheets: all.filter((path) => path.endsWith('.css')),
    later: [...later],
  }
}

/** A class may hold anything in square brackets, and a variable in round ones; what follows `$` is worked out later. */
const CLASS = /^(?=.*[a-z])(?:[\w.:/!%*-]|\[[^[\]{}\\;]+\]|\(--[\w-]+\))+$/

/** The words of a source that may be classes: whatever stands between spaces and quotes and has their form. */
export const wordsOf = (source: string): string[] => source.split(/[\s"'`]+/).filter((word) => CLASS.test(word))
