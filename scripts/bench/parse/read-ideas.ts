import { readdirSync, readFileSync } from 'node:fs'
import type { Gazetteer } from '#shared/domain/catalogue/facts'
import type { Idea } from '#shared/domain/idea/idea'
import { parseIdea } from '#shared/domain/idea/parse'
import { scoreIdeas, type BenchIdea, type ParsedIdea, type Score } from './score.ts'

const bench = new URL('../', import.meta.url)
const linesOf = (file: URL | string): BenchIdea[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line): BenchIdea => JSON.parse(line) as BenchIdea)

export const readLines = (file: string): BenchIdea[] => linesOf(file)
export const readSamples = (): BenchIdea[] => linesOf(new URL('sample-briefs.jsonl', bench))

/** `known`: rules may be read from these texts. `unseen`: nobody who writes rules looks at them. */
export type CorpusPart = 'known' | 'unseen'
export interface CorpusFile {
  part: CorpusPart
  /** Without folder and ending: "letters". */
  name: string
  ideas: BenchIdea[]
}

export function readCorpus(part: CorpusPart): CorpusFile[] {
  const folder = new URL(`corpus/${part}/`, bench)
  return readdirSync(folder)
    .filter((file) => file.endsWith('.jsonl'))
    .toSorted()
    .map((file) => ({ part, name: file.replace(/\.jsonl$/u, ''), ideas: linesOf(new URL(file, folder)) }))
}

const parseForBench = (idea: BenchIdea, gazetteer: Gazetteer): ParsedIdea =>
  asParsedIdea(parseIdea(idea.text, { today: idea.today, gazetteer }))

export const scoreParser = (ideas: readonly BenchIdea[], gazetteer: Gazetteer): Score =>
  scoreIdeas(ideas.map((idea) => ({ id: idea.id, gold: idea.gold, parsed: parseForBench(idea, gazetteer) })))

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
