import { posix } from 'node:path'
import type { OxlintOverride } from 'oxlint'
import type { Layer } from './layers.ts'

/** Depths of folders from a layer's own on; no folder lies deeper. */
const DEEPEST = 5

type ImportPattern = { message: string } & ({ group: string[] } | { regex: string; allowTypeImports: true })

/** A layer as overrides for oxlint: one a depth, since a relative import is told apart by how far it climbs. */
export function layerOverrides(layer: Layer, names: string): OxlintOverride[] {
  const depths = layer.shallow || layer.file ? [0] : Array.from({ length: DEEPEST }, (_, depth) => depth)
  return depths.map((depth) => {
    const folder = layer.folder + '/*'.repeat(depth)
    // A pattern that opens an import ends the search, so what is open for types alone comes first.
    const patterns = [...typesOnly(layer, folder), closed(layer, folder, depth)]
    return {
      files: [`${folder}/${layer.file ?? names}`],
      rules: { 'no-restricted-imports': ['error', { patterns }] },
    }
  })
}

/** Everything is closed, then what the layer may reach is opened: later lines win, as in a .gitignore. */
function closed(layer: Layer, folder: string, depth: number): ImportPattern {
  const specifiers = (targets: string[] = []) => targets.flatMap((target) => specifiersOf(target, folder))
  const open = (lines: string[]) => lines.map((line) => `!${line}`)
  return {
    group: [
      ...(layer.packages === null ? ['#shared/**'] : ['*', '**/*', ...open(layer.packages)]),
      ...open(layer.file ? ['../**'] : ['./**', '../**']),
      `${'../'.repeat(depth + 1)}**`,
      ...open(specifiers(layer.reach)),
      ...open(layer.file ? [] : [`#${layer.folder}/**`]),
      ...specifiers(layer.except),
      ...open(specifiers(layer.types)),
    ].map((line) => line.replace(/^(!?)#/, '$1\\#')),
    message: `${layer.folder} may reach only ${[...layer.reach, ...(layer.packages ?? [])].join(', ') || 'itself'} (scripts/lint/layers.ts)`,
  }
}

function typesOnly(layer: Layer, folder: string): ImportPattern[] {
  return (layer.types ?? [])
    .flatMap((target) => specifiersOf(target, folder))
    .map((specifier) => ({
      regex: `^${specifier.replaceAll('.', '\\.').replace('**', '.*')}$`,
      allowTypeImports: true,
      message: `${layer.folder} may take only types from here (scripts/lint/layers.ts)`,
    }))
}

/** The ways to write an import of a folder or file of the repository from within a folder. */
function specifiersOf(target: string, from: string): string[] {
  // The `*` of the importer is one name and that of the target another.
  const path = posix.relative(from.replaceAll('*', 'own'), target)
  const inside = posix.extname(target) ? '' : '/**'
  const relative = (path.startsWith('.') ? path : `./${path}`) + inside
  return target.split('/')[0] === 'shared' ? [relative, `#${target.replace('.ts', '')}${inside}`] : [relative]
}
