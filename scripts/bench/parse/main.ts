import { gazetteerOf, readFacts } from '../../catalogue/read-facts.ts'
import { parseForBench, readCorpus, readSamples } from './read-ideas.ts'
import { FIELDS, scoreIdeas, type BenchIdea } from './score.ts'

const gazetteer = gazetteerOf(readFacts())
const [only, ...flags] = process.argv.slice(2)
const sets: [string, BenchIdea[]][] = [
  ['samples', readSamples()],
  ['work', readCorpus('work')],
  ['held', readCorpus('held')],
  ['fresh', readCorpus('fresh')],
  ['later', readCorpus('later')],
  ['last', readCorpus('last')],
]
const chosen = sets.filter(([name]) => only === undefined || only === name)
const scores = chosen.map(([name, ideas]) => ({
  name,
  ideas,
  score: scoreIdeas(ideas.map((idea) => ({ id: idea.id, gold: idea.gold, parsed: parseForBench(idea, gazetteer) }))),
}))

const row = (label: string, cells: string[]) =>
  console.log(label.padEnd(18) + cells.map((cell) => cell.padStart(12)).join(''))
row(
  '',
  scores.map(({ name, ideas }) => `${name} ${ideas.length}`),
)
for (const field of FIELDS)
  row(
    field,
    scores.map(({ score }) => (score.fields.find((one) => one.field === field)?.f1 ?? 0).toFixed(3)),
  )
row(
  'macro-F1',
  scores.map(({ score }) => score.macroF1.toFixed(4)),
)

if (flags.includes('--misses')) {
  for (const { ideas, score } of scores) {
    for (const { id, field, got, wanted } of score.misses) {
      console.log(
        `\n${id} ${field}: ${JSON.stringify(got)} instead of ${JSON.stringify(wanted)}\n  ${ideas.find((idea) => idea.id === id)?.text}`,
      )
    }
  }
}
