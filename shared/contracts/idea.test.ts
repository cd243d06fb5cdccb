import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'
import { expect, it } from 'vitest'
import { gazetteerOf, readFacts } from '../../scripts/catalogue/read-facts.ts'
import { parseIdea } from '../domain/idea/parse.ts'
import { Idea } from './idea.ts'

const KNOWN = new URL('../../scripts/bench/corpus/known/', import.meta.url)
const samples = ['asked-later', 'asked'].flatMap((file) =>
  readFileSync(new URL(`${file}.jsonl`, KNOWN), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { id: string; text: string; today: string }),
)

it.each(samples)('a parsed idea is read from the store with all that it had: $id', ({ text, today }) => {
  const idea = parseIdea(text, { today, gazetteer: gazetteerOf(readFacts()) })
  expect(z.parse(Idea, JSON.parse(JSON.stringify(idea)))).toEqual(JSON.parse(JSON.stringify(idea)))
})
