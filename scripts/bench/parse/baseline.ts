import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import type { CorpusFile } from './read-ideas.ts'
import { FIELDS, type Field, type Score } from './score.ts'

/** The score of an unseen file when the baseline was last written. */
export interface FileBaseline {
  ideas: number
  macroF1: number
  fields: Record<Field, number>
}
export type Baseline = Record<string, FileBaseline>

/** How far macro-F1 may fall below the baseline: with a hundred ideas, one or two values of a field that few ideas state. */
export const TOLERANCE = 0.01

const file = new URL('../corpus/unseen/baseline.json', import.meta.url)

export const readBaseline = (): Baseline =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Baseline) : {}

export function writeBaseline(scored: readonly (CorpusFile & { score: Score })[]): void {
  const baseline = Object.fromEntries(
    scored.map(({ name, ideas, score }) => [
      name,
      { ideas: ideas.length, macroF1: rounded(score.macroF1), fields: f1ByField(score) },
    ]),
  )
  writeFileSync(file, `${JSON.stringify(baseline, null, 2)}\n`)
}

const rounded = (f1: number): number => Math.round(f1 * 10_000) / 10_000
const f1ByField = ({ fields }: Score) =>
  Object.fromEntries(FIELDS.map((field) => [field, rounded(fields.find((one) => one.field === field)?.f1 ?? 1)]))
