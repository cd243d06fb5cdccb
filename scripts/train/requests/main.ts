import { writeFileSync } from 'node:fs'
import { parseIdea } from '#shared/domain/idea/parse'
import { CLAUSE_KINDS, type ClauseWeights, kindOfClause } from '#shared/domain/idea/requests/clause-kinds'
import { gazetteerOf, readFacts } from '../../catalogue/read-facts.ts'
import { readCorpus, readLines } from '../../bench/parse/read-ideas.ts'
import { type Judged, judgeRequests, ratesOf } from '../../bench/requests/score.ts'
import { type Example, examplesOf, type GoldIdea } from './examples.ts'
import { learn } from './learn.ts'
import { readSentences } from './sentences.ts'

// Learns what each feature of a clause says of its kind from the known ideas with requests, and writes the weights:
// npm run train:requests. Prints how well the parser does on each fifth of them by the weights of the others.
const FOLDS = 5
const DATA = new URL('../../../shared/domain/idea/requests/data/clause-weights.json', import.meta.url)

const gazetteer = gazetteerOf(readFacts())
const isGold = (idea: { gold: Record<string, unknown> }): boolean => Array.isArray(idea.gold['requests'])
const files = readCorpus('known')
  .map(({ name, ideas }) => ({ name, ideas: ideas.filter(isGold) as unknown as GoldIdea[] }))
  .filter(({ ideas }) => ideas.length > 0)
if (process.env['EXTRA'])
  files.push({ name: 'new', ideas: readLines(process.env['EXTRA']).filter(isGold) as unknown as GoldIdea[] })

const all = files.flatMap(({ name, ideas }) =>
  ideas.map((idea, at) => ({ file: name, fold: at % FOLDS, idea, examples: examplesOf(idea, gazetteer) })),
)
const skip = (process.env['SKIP'] ?? '').split(',').filter(Boolean)
if (skip.length)
  for (const a of all)
    a.examples = a.examples.map((e) => ({
      ...e,
      features: e.features.filter((f) => !skip.some((s) => f.startsWith(s))),
    }))
const plain =
  process.env['PLAIN'] === '0'
    ? []
    : readSentences()
        .flatMap((idea) => examplesOf(idea, gazetteer))
        .map((e) => ({
          ...e,
          features: e.features.filter((f) => !new RegExp(process.env['DROP'] ?? 'XXX', 'u').test(f)),
        }))
console.log(plain.length)
const judged = new Map<string, Judged[]>()
let right = 0
let total = 0
for (let fold = 0; fold < FOLDS; fold++) {
  const weights: ClauseWeights = learn([...plain, ...all.flatMap((one) => (one.fold === fold ? [] : one.examples))])
  for (const { file, idea, examples } of all.filter((one) => one.fold === fold)) {
    for (const example of examples) {
      total++
      if (isRight(example, weights)) right++
    }
    const { requests } = parseIdea(idea.text, { today: idea.today, gazetteer, weights })
    if (process.env['SHOW'] === file) {
      const j = judgeRequests(idea.text, idea.gold.requests, requests)
      console.log('\n## ' + idea.id)
      for (const g of j.missed) {
        const o = j.otherKind.find((x) => x.gold === g)?.request
        console.log(
          '  missed',
          g.kind,
          '|',
          g.words,
          o ? `   READ AS ${o.kind}: ${idea.text.slice(o.start, o.end)}` : '',
        )
      }
      for (const r of j.wrong) console.log('  wrong', r.kind, '|', idea.text.slice(r.start, r.end))
    }
    judged.set(file, [...(judged.get(file) ?? []), judgeRequests(idea.text, idea.gold.requests, requests)])
  }
}
function isRight({ features, shares }: Example, weights: ClauseWeights): boolean {
  return shares[CLAUSE_KINDS.indexOf(kindOfClause(features, weights))]! > 0
}
for (const [file, ideas] of [...judged, ['all', [...judged.values()].flat()] as const]) {
  const { gold, recall, precision, force } = ratesOf(ideas)
  console.log(
    `${file}: ${ideas.length} ideas, ${gold} requests, recall ${recall.toFixed(3)}, precision ${precision.toFixed(3)} force ${force.toFixed(3)}`,
  )
}
console.log(`clauses read as by hand: ${(right / total).toFixed(3)} of ${total}`)
if (!process.env['DRY']) {
  const trained = learn([...plain, ...all.flatMap(({ examples }) => examples)])
  writeFileSync(
    DATA,
    `${JSON.stringify(
      [...trained].map(([feature, weights]) => `${feature}\t${weights.join(' ')}`),
      null,
      0,
    )}\n`,
  )
  console.log(`${trained.size} features`)
}
