import { describe, expect, it } from 'vitest'
import { NEEDS } from '#shared/domain/needs'
import { PROVINCE_CODES } from '#shared/domain/provinces'
import { TRIP_TYPES } from '#shared/domain/trip-types'
import { gazetteerOf, readFacts } from '../../catalogue/read-facts.ts'
import { readBaseline, TOLERANCE } from './baseline.ts'
import { readCorpus, scoreParser } from './read-ideas.ts'
import { FIELDS, type BenchIdea } from './score.ts'

const files = [...readCorpus('known'), ...readCorpus('unseen')]
const ideas = files.flatMap((file) => file.ideas)

/** Fields of the gold whose value no parser could give; names fields and never texts, since some texts are unseen. */
function faultsOf({ gold }: BenchIdea): string[] {
  const listed = (values: unknown, allowed: readonly string[]) =>
    Array.isArray(values) && values.every((value) => allowed.includes(value as string))
  return [
    ...FIELDS.filter((field) => gold[field] === undefined),
    ...(['trip_types', 'accept_trip_types'] as const).filter((field) => !listed(gold[field], TRIP_TYPES)),
    ...(['needs', 'accept_needs'] as const).filter((field) => !listed(gold[field], NEEDS)),
    ...(gold.province === null || listed([gold.province], PROVINCE_CODES) ? [] : ['province']),
    ...(['per_student', 'group', null].includes(gold.budget_scope) ? [] : ['budget_scope']),
  ]
}

describe('the corpus', () => {
  it('names each idea once', () => {
    const ids = ideas.map(({ id }) => id)
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
  })
  it('has only golds that the parser could give', () => {
    const faulty = ideas
      .map((idea) => ({ id: idea.id, fields: faultsOf(idea) }))
      .filter(({ fields }) => fields.length > 0)
    expect(faulty).toEqual([])
  })
})

describe('the parser on ideas that no writer of rules has seen', () => {
  const unseen = readCorpus('unseen')
  const baseline = readBaseline()
  const gazetteer = gazetteerOf(readFacts())

  it('has a baseline for every file: node scripts/bench/parse/main.ts --write-baseline', () => {
    const counts = unseen.map((file) => [file.name, file.ideas.length])
    expect(Object.entries(baseline).map(([name, file]) => [name, file.ideas])).toEqual(counts)
  })
  it('is not worse than before', () => {
    const worse = unseen
      .map(({ name, ideas }) => ({
        name,
        now: scoreParser(ideas, gazetteer).macroF1,
        before: baseline[name]?.macroF1 ?? 1,
      }))
      .filter(({ now, before }) => now < before - TOLERANCE)
    expect(worse).toEqual([])
  })
})
