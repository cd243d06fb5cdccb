import { writeFileSync } from 'node:fs'
import { parseIdea } from '#shared/domain/idea/parse'
import { CLAUSE_KINDS, type ClauseWeights, kindOfClause } from '#shared/domain/idea/requests/clause-kinds'
import { readCorpus } from '../../bench/parse/read-ideas.ts'
import { type Judged, judgeRequests, ratesOf } from '../../bench/requests/score.ts'
import { gazetteerOf, readFacts } from '../../catalogue/read-facts.ts'
import { type Example, examplesOf, type GoldIdea } from './examples.ts'
import { learn } from './learn.ts'
import { readSentences } from './sentences.ts'

// Learns what each feature of a clause says of its kind from the known ideas with requests, and writes the weights:
// npm run train:requests. Prints how well each fifth of the ideas is read by the weights of the others.
const FOLDS = 5
const DATA = new URL('../../../shared/domain/idea/requests/data/clause-weights.json', import.meta.url)

const gazetteer = gazetteerOf(readFacts())
const sentences = readSentences().flatMap((idea) => examplesOf(idea, gazetteer))
const ideas = readCorpus('known').flatMap(({ name, ideas: all }) =>
  all
    .filter((idea): idea is typeof idea & GoldIdea => 'requests' in idea.gold)
    .map((idea, at) => ({ file: name, fold: at % FOLDS, idea, examples: examplesOf(idea, gazetteer) })),
)
const learnFrom = (some: typeof ideas): ClauseWeights => learn([...sentences, ...some.flatMap((one) => one.examples)])

const judged: { file: string; result: Judged }[] = []
const clauses = { right: 0, all: 0 }
for (let fold = 0; fold < FOLDS; fold++) {
  const weights = learnFrom(ideas.filter((one) => one.fold !== fold))
  for (const { file, idea, examples } of ideas.filter((one) => one.fold === fold)) {
    clauses.all += examples.length
    clauses.right += examples.filter((example) => isRight(example, weights)).length
    const { requests } = parseIdea(idea.text, { today: idea.today, gazetteer, weights })
    judged.push({ file, result: judgeRequests(idea.text, idea.gold.requests, requests) })
  }
}
function isRight({ features, shares }: Example, weights: ClauseWeights): boolean {
  return shares[CLAUSE_KINDS.indexOf(kindOfClause(features, weights))]! > 0
}

const files = [...new Set(judged.map(({ file }) => file))]
for (const file of [...files, null]) {
  const results = judged.filter((one) => file === null || one.file === file).map(({ result }) => result)
  const { gold, recall, precision } = ratesOf(results)
  console.log(
    `${file ?? 'all'}: ${results.length} ideas, ${gold} requests, recall ${recall.toFixed(3)}, precision ${precision.toFixed(3)}`,
  )
}
console.log(`clauses left to the weights: ${clauses.all}, read as by hand ${(clauses.right / clauses.all).toFixed(3)}`)

const lines = [...learnFrom(ideas)].map(([feature, weights]) => `${feature}\t${weights.join(' ')}`)
writeFileSync(DATA, `${JSON.stringify(lines, null, 2)}\n`)
console.log(`${lines.length} features written`)
