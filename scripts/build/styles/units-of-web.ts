import { existsSync, globSync, readFileSync } from 'node:fs'
import type { Words } from './share-classes.ts'
import { type Unit, unitOf, wordsOf } from './source-files.ts'

/** Leads to every route, each of which is a unit of its own. */
const ROUTE_TREE = 'web/route-tree.gen.ts'
/** Drawn in the frame's place, with a sheet of its own. */
const NOT_FOUND = 'web/features/shell/not-found.tsx'
const FRAME = ['web/boot.ts', 'web/entry-client.tsx', 'web/routes/__root.tsx']

/** The words of what every page carries, and of each unit beside it: a route, or what is fetched later. */
export function unitsOfWeb(): { frame: Set<string>; units: Words[] } {
  const frame = unitOf(FRAME, new Set([ROUTE_TREE, NOT_FOUND]))
  const beyond = new Set([ROUTE_TREE, ...frame.scripts])
  const units = new Map<string, Words>()
  const queue = [...globSync('web/routes/*.tsx'), NOT_FOUND, ...frame.later]
  for (let path = queue.pop(); path; path = queue.pop()) {
    if (units.has(path) || beyond.has(path)) continue
    const unit = unitOf([path], beyond)
    units.set(path, { sheet: sheetOf(path, unit), words: wordsIn(unit.scripts) })
    queue.push(...unit.later)
  }
  return { frame: wordsIn(frame.scripts), units: [...units.values()] }
}

const wordsIn = (scripts: readonly string[]) => new Set(scripts.flatMap((path) => wordsOf(readFileSync(path, 'utf8'))))

/** The first sheet of its own that comes with a unit. It must bring the sheets of the parts that the unit draws. */
function sheetOf(path: string, { scripts, sheets }: Unit): string | undefined {
  const parts = scripts.filter((script) => script.startsWith('web/ui/')).map((script) => script.replace(/tsx?$/, 'css'))
  const sheet = sheets.find((one) => !/^web\/ui\/[^/]+$/.test(one) && !parts.includes(one))
  const missing = parts.find((part) => existsSync(part) && !sheets.includes(part))
  if (missing) throw new Error(`${path} draws a part of ${missing}: ${sheet ?? 'a sheet of its own'} must import it`)
  return sheet
}
