import type { Light } from './request.ts'

const SAID: readonly (readonly [Light, RegExp])[] = [
  ['dawn', /(?<![a-z])(?:at sunrise|sunrise|at dawn|at first light|sonsopkoms|met dagbreek)(?![a-z])/u],
  ['dusk', /(?<![a-z])(?:at dusk|at sunset|sunset|at sundown|sonsondergang|sononder|met skemer|teen skemer)(?![a-z])/u],
  ['dark', /(?<![a-z])(?:at night|by night|after dark|in the dark|night sky|snags|in die donker|na donker)(?![a-z])/u],
]
/** The light in which words want something seen or done: "draw at dusk". */
export const lightOf = (words: string): Light | null => SAID.find(([, said]) => said.test(words))?.[0] ?? null
