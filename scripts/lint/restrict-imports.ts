import { posix } from 'node:path'
import type { OxlintOverride } from 'oxlint'
import type { Floor } from './floors.ts'

/** Folders below a floor; deeper than this nothing in the house goes. */
const DEEPEST = 4

type ImportPattern = { message: string } & ({ group: string[] } | { regex: string; allowTypeImports: true })

/** A floor as overrides for oxlint: one a depth, since a relative import is told apart by how far it climbs. */
export function floorOverrides(floor: Floor, names: string): OxlintOverride[] {
  const depths = floor.shallow ? [0] : Array.from({ length: DEEPEST }, (_, depth) => depth)
  return depths.map((depth) => {
    const folder = floor.folder + '/*'.repeat(depth)
    // A pattern that opens an import ends the search, so what is open for types alone comes first.
    const patterns = [...typesOnly(floor, folder), closed(floor, folder, depth)]
    return {
      files: [`${folder}/${names}`],
      rules: { 'no-restricted-imports': ['error', { patterns }] },
    }
  })
}

/** Everything is closed, then what the floor may reach is opened: later lines win, as in a .gitignore. */
function closed(floor: Floor, folder: string, depth: number): ImportPattern {
  const specifiers = (targets: string[] = []) => targets.flatMap((target) => specifiersOf(target, folder))
  const open = (lines: string[]) => lines.map((line) => `!${line}`)
  return {
    group: [
      ...(floor.packages === null ? ['#shared/**'] : ['*', '**/*', ...open(floor.packages)]),
      ...open(['./**', '../**']),
      `${'../'.repeat(depth + 1)}**`,
      ...open(specifiers(floor.reach)),
      ...open([`#${floor.folder}/**`]),
      ...specifiers(floor.except),
      ...open(specifiers(floor.types)),
    ].map((line) => line.replace(/^(!?)#/, '$1\\#')),
    message: `${floor.folder} may reach only ${[...floor.reach, ...(floor.packages ?? [])].join(', ') || 'itself'} (scripts/lint/floors.ts)`,
  }
}

function typesOnly(floor: Floor, folder: string): ImportPattern[] {
  return (floor.types ?? [])
    .flatMap((target) => specifiersOf(target, folder))
    .map((specifier) => ({
      regex: `^${specifier.replaceAll('.', '\\.').replace('**', '.*')}$`,
      allowTypeImports: true,
      message: `${floor.folder} may take only types from here (scripts/lint/floors.ts)`,
    }))
}

/** The ways to write an import of a folder or file of the house from within a folder. */
function specifiersOf(target: string, from: string): string[] {
  // The `*` of the importer is one name and that of the target another.
  const path = posix.relative(from.replaceAll('*', 'own'), target)
  const inside = posix.extname(target) ? '' : '/**'
  const relative = (path.startsWith('.') ? path : `./${path}`) + inside
  return target.split('/')[0] === 'shared' ? [relative, `#${target.replace('.ts', '')}${inside}`] : [relative]
}
