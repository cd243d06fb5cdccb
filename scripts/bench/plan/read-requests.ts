import { readCorpus, readSamples } from '../parse/read-ideas.ts'
import type { BenchIdea } from '../parse/score.ts'
import type { PlanRequest } from './request.ts'

const asRequest =
  (source: PlanRequest['source']) =>
  ({ id, text, today }: BenchIdea): PlanRequest => ({ id, source, text, today, named: [] })

export const readSampleRequests = (): PlanRequest[] => readSamples().map(asRequest('samples'))
export const readCorpusRequests = (): PlanRequest[] =>
  readCorpus('known')
    .flatMap(({ ideas }) => ideas)
    .map(asRequest('corpus'))
