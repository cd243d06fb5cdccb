import type { Reading } from '../ports/planning.ts'

/** What stands in a search whose idea could not be read yet: nothing was understood, by no parser. */
export const UNREAD: Reading = {
  parserVersion: '',
  idea: {
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
  },
}
