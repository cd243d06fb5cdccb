import { parseArgs } from 'node:util'
import { gazetteerOf, readFacts } from '../../catalogue/read-facts.ts'
import { writeBaseline } from './baseline.ts'
import { readCorpus, readSamples, scoreParser } from './read-ideas.ts'
import { FIELDS, type BenchIdea, type Score } from './score.ts'

// Scores the parser: node scripts/bench/parse/main.ts [file…], F1 by field for each file of the corpus.
// --misses lists what was read otherwise than by hand, never of an unseen file.
// --write-baseline keeps the scores of the unseen files as what the test compares with.
const { values: options, positionals: names } = parseArgs({
  allowPositionals: true,
  options: { misses: { type: 'boolean' }, 'write-baseline': { type: 'boolean' } },
})
const known = readCorpus('known')
const unseen = readCorpus('unseen')
if (options.misses && unseen.some(({ name }) => names.includes(name)))
  throw new Error('The misses of an unseen file are not printed: nobody who writes rules may read them.')

const gazetteer = gazetteerOf(readFacts())
const scored = <T extends { name: string; ideas: BenchIdea[] }>(files: readonly T[]) =>
  files
    .filter(({ name }) => names.length === 0 || names.includes(name))
    .map((file) => ({ ...file, score: scoreParser(file.ideas, gazetteer) }))
const knownScores = scored([
  { name: 'samples', ideas: readSamples() },
  ...known,
  { name: 'all known', ideas: known.flatMap(({ ideas }) => ideas) },
])
const unseenScores = scored(unseen)

printTable('known', knownScores)
printTable('unseen', unseenScores)
if (options['write-baseline']) writeBaseline(scored(unseen))
if (options.misses) for (const one of knownScores) if (one.name !== 'all known') printMisses(one)

function printTable(title: string, files: readonly { name: string; ideas: BenchIdea[]; score: Score }[]): void {
  if (files.length === 0) return
  const row = (label: string, cells: string[]) =>
    console.log(label.padEnd(16) + cells.map((cell) => cell.padStart(15)).join(''))
  row(
    title,
    files.map(({ name }) => name),
  )
  row(
    'ideas',
    files.map(({ ideas }) => String(ideas.length)),
  )
  for (const field of FIELDS)
    row(
      field,
      files.map(({ score }) => (score.fields.find((one) => one.field === field)?.f1 ?? 0).toFixed(3)),
    )
  row(
    'macro-F1',
    files.map(({ score }) => score.macroF1.toFixed(4)),
  )
  console.log()
}

function printMisses({ ideas, score }: { ideas: BenchIdea[]; score: Score }): void {
  for (const { id, field, got, wanted } of score.misses) {
    const text = ideas.find((idea) => idea.id === id)?.text
    console.log(`\n${id} ${field}: ${JSON.stringify(got)} instead of ${JSON.stringify(wanted)}\n  ${text}`)
  }
}
