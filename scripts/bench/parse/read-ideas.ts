import { readdirSync, readFileSync } from 'node:fs'
import type { Gazetteer } from '#shared/domain/catalogue/facts'
import type { Idea } from '#shared/domain/idea/idea'
import { parseIdea } from '#shared/domain/idea/parse'
import type { BenchIdea, ParsedIdea } from './score.ts'

const bench = new URL('../', import.meta.url)
const lines = (file: URL): BenchIdea[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line): BenchIdea => JSON.parse(line) as BenchIdea)

export const readSamples = (): BenchIdea[] => lines(new URL('sample-briefs.jsonl', bench))
export function readCorpus(split: 'work' | 'held' | 'fresh' | 'later' | 'last'): BenchIdea[] {
  const folder = new URL('corpus/', bench)
  return readdirSync(folder)
    .filter((name) => name.endsWith('.jsonl'))
    .toSorted()
    .flatMap((name) => lines(new URL(name, folder)))
    .filter((idea) => idea.split === split)
}

export const parseForBench = (idea: BenchIdea, gazetteer: Gazetteer): ParsedIdea =>
  asParsedIdea(parseIdea(idea.text, { today: idea.today, gazetteer }))

const asParsedIdea = (idea: Idea): ParsedIdea => ({
  location: idea.location,
  province: idea.province,
  origin: idea.origin,
  start_date: idea.startDate,
  end_date: idea.endDate,
  days: idea.days,
  pax_students: idea.students,
  pax_teachers: idea.teachers,
  grade_min: idea.gradeMin,
  grade_max: idea.gradeMax,
  age_min: idea.ageMin,
  age_max: idea.ageMax,
  budget_estimate: idea.budget,
  budget_scope: idea.budgetScope,
  subjects: idea.subjects,
  trip_types: idea.tripTypes,
  needs: idea.needs,
})
