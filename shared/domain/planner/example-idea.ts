import type { Idea } from '#shared/domain/idea/idea'

const NOTHING_SAID: Idea = {
  location: null,
  locations: [],
  province: null,
  origin: null,
  dates: null,
  startDate: null,
  endDate: null,
  days: null,
  students: null,
  teachers: null,
  purpose: null,
  learningObjectives: null,
  wishes: [],
  subjects: [],
  ageGroup: null,
  gradeMin: null,
  gradeMax: null,
  ageMin: null,
  ageMax: null,
  tripTypes: [],
  budget: null,
  budgetScope: null,
  budgetPerStudent: null,
  needs: [],
  window: null,
  contradictions: [],
  evidence: {},
}
/** An idea that says only what a test gives it. */
export const exampleIdea = (said: Partial<Idea> = {}): Idea => ({ ...NOTHING_SAID, ...said })
