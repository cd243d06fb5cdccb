import { readFileSync } from 'node:fs'
import { describe, expect, it, test } from 'vitest'
import { gazetteerOf, readFacts } from '../../../../../scripts/catalogue/read-facts.ts'
import { parseIdea } from '../../../idea/parse.ts'
import type { Itinerary } from '../../../itinerary/itinerary.ts'
import { verify } from '../../../verifier/verify.ts'
import { planItinerary } from '../../plan-itinerary.ts'

const facts = readFacts()
const gazetteer = gazetteerOf(facts)
interface Sample {
  id: string
  text: string
  today: string
}
const BENCH = new URL('../../../../../scripts/bench/', import.meta.url)
const linesOf = (file: string): Sample[] =>
  readFileSync(new URL(file, BENCH), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Sample)

const ABOUT_WORDS = new Set([
  'other_language_same',
  'other_language_only',
  'no_holes',
  'nothing_empty',
  'no_markup',
  'no_commands',
])
function faultsOf(plan: Itinerary, idea: ReturnType<typeof parseIdea>, { id, text, today }: Sample): string[] {
  return verify(plan, idea, facts, { today, text })
    .filter((check) => ABOUT_WORDS.has(check.id) && check.status !== 'pass')
    .map((check) => `${id} ${check.id}: ${check.detail}`)
}

describe('A plan whose idea is in Afrikaans', () => {
  const files = ['afrikaans', 'asked', 'asked-more']
  const ideas = files
    .flatMap((file) => linesOf(`corpus/known/${file}.jsonl`))
    .map((sample) => ({ ...sample, idea: parseIdea(sample.text, { today: sample.today, gazetteer }) }))
    .filter(({ idea }) => idea.language === 'af')

  test.each(ideas)('says in Afrikaans what it says in English, and nothing in English: $id', ({ idea, ...sample }) => {
    const plan = planItinerary(idea, facts, { today: sample.today })
    expect(plan.words?.af).toBeDefined()
    expect(faultsOf(plan, idea, sample)).toEqual([])
  })
})

describe('A plan whose idea is in English', () => {
  const samples = linesOf('corpus/known/short.jsonl').filter((_, at) => at % 3 === 0)

  it('has no words in another language', () => {
    const [sample] = samples
    const idea = parseIdea(sample!.text, { today: sample!.today, gazetteer })
    expect(planItinerary(idea, facts, { today: sample!.today }).words).toBeUndefined()
  })

  it('could be written in Afrikaans as well, and its English would stay as it is', () => {
    for (const sample of samples) {
      const { today } = sample
      const idea = parseIdea(sample.text, { today, gazetteer })
      const { words, ...inBoth } = planItinerary({ ...idea, language: 'af' }, facts, { today })
      expect(planItinerary(idea, facts, { today })).toEqual(inBoth)
      expect(faultsOf({ ...inBoth, ...(words ? { words } : {}) }, { ...idea, language: 'af' }, sample)).toEqual([])
    }
  })
})
