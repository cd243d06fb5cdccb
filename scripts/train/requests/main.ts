import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { parseIdea } from '#shared/domain/idea/parse'
import { asLetters, type TagWeights } from '#shared/domain/idea/requests/tags'
import { readCorpus } from '../../bench/parse/read-ideas.ts'
import { type Judged, judgeRequests, ratesOf } from '../../bench/requests/score.ts'
import { gazetteerOf, readFacts } from '../../catalogue/read-facts.ts'
import { exampleOf, type GoldIdea } from './examples.ts'
import { learn } from './learn.ts'
import { readSentences } from './sentences.ts'

// Learns which words of an idea ask for something, from the known ideas with requests, and writes the weights:
// npm run train:requests. With --check it prints how each fifth of the ideas is read by the weights of the others, and
// by a half and a quarter of the others, and writes nothing. With --same it fails unless the file is what is learnt.
const { values: options } = parseArgs({ options: { check: { type: 'boolean' }, same: { type: 'boolean' } } })
const FOLDS = 5
const SHARES = [0.25, 0.5, 1]
/** Not learnt from, so that words which became stops can be counted on it. */
const HELD_OUT = 'reviewed'
const DATA = new URL('../../../shared/domain/idea/requests/data/word-weights.json', import.meta.url)

const gazetteer = gazetteerOf(readFacts())
const sentences = readSentences(gazetteer).map((idea) => exampleOf(idea, gazetteer))
const ideas = readCorpus('known')
  .filter(({ name }) => name !== HELD_OUT)
  .flatMap(({ name, ideas: all }) =>
    all
      .filter((idea): idea is typeof idea & GoldIdea => 'requests' in idea.gold)
      .map((idea, at) => ({ file: name, at, idea, example: exampleOf(idea, gazetteer) })),
  )
const learnFrom = (some: typeof ideas): TagWeights => learn([...sentences, ...some.map(({ example }) => example)])

/** The share of the ideas that is left if each is taken by its place, evenly. */
const partOf = (some: typeof ideas, share: number): typeof ideas =>
  some.filter((_, at) => Math.floor((at + 1) * share) > Math.floor(at * share))

function printChecks(share: number): void {
  const judged: { file: string; result: Judged }[] = []
  for (let fold = 0; fold < FOLDS; fold++) {
    const weights = learnFrom(
      partOf(
        ideas.filter(({ at }) => at % FOLDS !== fold),
        share,
      ),
    )
    for (const { file, idea } of ideas.filter(({ at }) => at % FOLDS === fold)) {
      const { requests } = parseIdea(idea.text, { today: idea.today, gazetteer, weights })
      judged.push({ file, result: judgeRequests(idea.text, idea.gold.requests, requests) })
    }
  }
  console.log(`by ${share} of the other ideas`)
  for (const file of [...new Set(judged.map((one) => one.file)), null]) {
    const results = judged.filter((one) => file === null || one.file === file).map(({ result }) => result)
    const { gold, recall, precision } = ratesOf(results)
    console.log(
      `${file ?? 'all'}: ${results.length} ideas, ${gold} requests, recall ${recall.toFixed(3)}, precision ${precision.toFixed(3)}`,
    )
  }
}

if (options.check) for (const share of SHARES) printChecks(share)
else {
  const { features, steps } = learnFrom(ideas)
  const lines = [...features].map(([feature, weights]) => `${feature}\t${asLetters(weights)}`)
  const file = `${JSON.stringify({ features: lines, steps: asLetters(steps) }, null, 2)}\n`
  if (options.same) {
    if (readFileSync(DATA, 'utf8') !== file)
      throw new Error('The weights are not what is learnt: npm run train:requests')
    console.log('The weights are what is learnt.')
  } else {
    writeFileSync(DATA, file)
    console.log(`${lines.length} features written`)
  }
}
