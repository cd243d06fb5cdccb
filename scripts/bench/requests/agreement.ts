import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { parseIdea } from '#shared/domain/idea/parse'
import { gazetteerOf, readFacts } from '../../catalogue/read-facts.ts'
import { readCorpus, readLines } from '../parse/read-ideas.ts'
import type { BenchIdea } from '../parse/score.ts'
import { judgeRequests, ratesOf, type GoldRequest, type Judged, type ReadRequest } from './score.ts'

// How far a second reader by hand agrees with the gold of the unseen ideas. Prints figures only, no text.
// npm run bench:agreement -- --draw ideas.jsonl   writes id and text of 40 ideas for the reader
// npm run bench:agreement -- marks.jsonl          compares: one line {id, requests} an idea
const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { draw: { type: 'string' } },
})
const DRAWN = 40
const SEED = 20261124
type Asked = BenchIdea & { gold: { requests: GoldRequest[] } }

const unseen = readCorpus('unseen')
  .filter(({ name }) => name.startsWith('asked-unseen'))
  .flatMap(({ ideas }) => ideas)
  .filter((idea): idea is Asked => Array.isArray(idea.gold['requests']))

/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
function numbersOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
function draw(): Asked[] {
  const next = numbersOf(SEED)
  return unseen
    .map((idea) => ({ idea, order: next() }))
    .toSorted((a, b) => a.order - b.order)
    .slice(0, DRAWN)
    .map(({ idea }) => idea)
}

const asRead = (text: string, marks: readonly GoldRequest[]): (ReadRequest & { optional: boolean })[] =>
  marks.flatMap(({ kind, force, words, optional = false }) => {
    const start = text.indexOf(words)
    if (start < 0) return []
    const read = force === 'one_of' ? { force: 'must' as const, choice: 1 } : { force }
    return [{ kind, ...read, start, end: start + words.length, optional }]
  })
/** A mark that its reader leaves to taste is not wrong. */
function judgeMarks(text: string, gold: readonly GoldRequest[], marks: readonly GoldRequest[]): Judged<ReadRequest> {
  const judged = judgeRequests(text, gold, asRead(text, marks))
  return { ...judged, wrong: judged.wrong.filter(({ optional }) => !optional) }
}
function print(name: string, judged: readonly Judged<ReadRequest>[]): void {
  const { gold, found, wrong, recall, precision, force } = ratesOf(judged)
  const figures = [recall, precision, force].map((rate) => rate.toFixed(3)).join(' / ')
  console.log(
    `${name.padEnd(36)} recall / precision / force ${figures}  (${gold} asked, ${found} found, ${wrong} wrong)`,
  )
}

if (options.draw) {
  writeFileSync(
    options.draw,
    `${draw()
      .map(({ id, text }) => JSON.stringify({ id, text }))
      .join('\n')}\n`,
  )
} else {
  const marks = new Map(
    positionals
      .flatMap((file) => readLines(file) as unknown as { id: string; requests: GoldRequest[] }[])
      .map(({ id, requests }) => [id, requests]),
  )
  const gazetteer = gazetteerOf(readFacts())
  const compared = draw().flatMap(({ id, text, today, gold }) => {
    const second = marks.get(id)
    const parsed = parseIdea(text, { today, gazetteer }).requests
    return second ? [{ text, parsed, first: gold.requests, second }] : []
  })
  const strange = compared.flatMap(({ text, second }) => second.filter(({ words }) => !text.includes(words)))
  console.log(`${compared.length} of ${DRAWN} ideas are marked; ${strange.length} marks are not words of their text`)
  print(
    'the second reader against the gold',
    compared.map(({ text, first, second }) => judgeMarks(text, first, second)),
  )
  print(
    'the gold against the second reader',
    compared.map(({ text, first, second }) => judgeMarks(text, second, first)),
  )
  print(
    'the parser against the gold',
    compared.map(({ text, first, parsed }) => judgeRequests(text, first, parsed)),
  )
  print(
    'the parser against the second reader',
    compared.map(({ text, second, parsed }) => judgeRequests(text, second, parsed)),
  )
}
