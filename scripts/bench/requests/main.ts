import { parseArgs } from 'node:util'
import type { BenchIdea } from '../parse/score.ts'
import { gazetteerOf, readFacts } from '../../catalogue/read-facts.ts'
import { parseIdea } from '#shared/domain/idea/parse'
import { REQUEST_KINDS } from '#shared/domain/requests'
import { readCorpus, readLines } from '../parse/read-ideas.ts'
import { judgeRequests, ratesOf, type GoldRequest } from './score.ts'

// Scores the reading of requests: npm run bench:requests [-- file.jsonl…], over the ideas whose gold has requests.
// --misses lists what was missed, read as another kind, or read and not asked for.
const { values: options, positionals: files } = parseArgs({
  allowPositionals: true,
  options: { misses: { type: 'boolean' }, force: { type: 'boolean' } },
})
if (options.misses && files.some((file) => /unseen/u.test(file)))
  throw new Error('The misses of an unseen file are not printed: nobody who writes rules may read them.')
const ideas =
  files.length > 0 ? files.flatMap((file) => readLines(file)) : readCorpus('known').flatMap((file) => file.ideas)
const withRequests = ideas.filter((idea): idea is BenchIdea & { gold: { requests: GoldRequest[] } } =>
  Array.isArray(idea.gold['requests']),
)
const gazetteer = gazetteerOf(readFacts())

const judged = withRequests.map(({ id, text, today, gold }) => ({
  id,
  text,
  ...judgeRequests(text, gold.requests, parseIdea(text, { today, gazetteer }).requests),
}))
const row = (cells: readonly string[]) =>
  console.log(cells.map((cell, at) => (at === 0 ? cell.padEnd(10) : cell.padStart(11))).join(''))
row([`${judged.length} ideas`, 'asked', 'found', 'wrong', 'recall', 'precision', 'force'])
for (const kind of [...REQUEST_KINDS, null]) {
  const { gold, found, wrong, recall, precision, force } = ratesOf(judged, kind)
  row([
    kind ?? 'all',
    String(gold),
    String(found),
    String(wrong),
    recall.toFixed(3),
    precision.toFixed(3),
    force.toFixed(3),
  ])
}
if (options.misses) {
  for (const { id, text, missed, otherKind, wrong } of judged) {
    if (missed.length + wrong.length === 0) continue
    console.log(`\n## ${id}`)
    for (const gold of missed) {
      const other = otherKind.find((one) => one.gold === gold)?.request
      console.log(
        `  missed ${gold.kind.padEnd(9)} ${gold.words}${other ? `   READ AS ${other.kind}: ${text.slice(other.start, other.end)}` : ''}`,
      )
    }
    for (const request of wrong)
      console.log(`  wrong  ${request.kind.padEnd(9)} ${text.slice(request.start, request.end)}`)
  }
}
if (options.force) {
  for (const { id, otherForce } of judged)
    for (const { gold, request } of otherForce)
      console.log(`${id}  ${request.force}${request.choice ?? ''} for ${gold.force}: ${gold.words}`)
}
