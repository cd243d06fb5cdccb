import * as z from 'zod/mini'
import type { Idea } from '#shared/domain/idea/idea'
import { REQUEST_FORCES, REQUEST_KINDS } from '#shared/domain/requests'
import { NEEDS } from '#shared/domain/needs'
import { PROVINCE_CODES } from '#shared/domain/provinces'
import { TRIP_TYPES } from '#shared/domain/trip-types'
import { SearchId } from './search-id.ts'

export const IDEA_STATUSES = ['processing', 'complete'] as const
export const IdeaStatus = z.enum(IDEA_STATUSES)
export type IdeaStatus = z.infer<typeof IdeaStatus>

/** The statuses that a list is asked for, separated by commas: none named means all, null means that none is known. */
export function readStatuses(filter: string | undefined): readonly IdeaStatus[] | null {
  if (!filter?.trim()) return IDEA_STATUSES
  const asked = new Set(filter.split(',').map((status) => status.trim().toLowerCase()))
  const wanted = IDEA_STATUSES.filter((status) => asked.has(status))
  return wanted.length === 0 ? null : wanted
}

const text = z.nullable(z.string())
const count = z.nullable(z.number())
const grade = z.nullable(z.number().check(z.minimum(0), z.maximum(12)))

/** Something that is asked for beyond the other fields, in our wording. */
const IdeaRequest = z.object({
  text: z.string(),
  kind: z.enum(REQUEST_KINDS),
  force: z.enum(REQUEST_FORCES),
})

/** What the text says; null or an empty list for what it does not say. */
export const ParsedIdea = z.object({
  id: SearchId,
  idea_id: SearchId,
  status: IdeaStatus,
  location: text,
  locations: z.array(z.string()),
  province: z.nullable(z.enum(PROVINCE_CODES)),
  origin: text,
  dates: text,
  start_date: z.nullable(z.iso.date()),
  end_date: z.nullable(z.iso.date()),
  days: count,
  /** Where the text names a time and no day: "May 2027", "Term 2". */
  period: text,
  pax_students: count,
  pax_teachers: count,
  purpose: text,
  learning_objectives: text,
  subjects: z.array(z.string()),
  age_group: text,
  grade_min: grade,
  grade_max: grade,
  age_min: count,
  age_max: count,
  trip_type: text,
  trip_types: z.array(z.enum(TRIP_TYPES)),
  budget_estimate: count,
  budget_scope: z.nullable(z.enum(['per_student', 'group'])),
  budget_per_student: count,
  needs: z.array(z.enum(NEEDS)),
  requests: z.array(IdeaRequest),
  /** The pieces of the text that no rule took. */
  not_understood: z.array(z.string()),
  /** The pieces of the text that were read and set aside because they ask for nothing. */
  read_as_background: z.array(z.string()),
})
export type ParsedIdea = z.infer<typeof ParsedIdea>

/** A page of ideas, newest first; `next_cursor` requests the next page. */
export const ParsedIdeaList = z.object({ items: z.array(ParsedIdea), next_cursor: z.nullable(z.string()) })
export type ParsedIdeaList = z.infer<typeof ParsedIdeaList>

/** The only place that maps the names of the domain to those of the API; `source` is the text of the idea. */
export function toParsedIdea(searchId: SearchId, status: IdeaStatus, idea: Idea, source: string): ParsedIdea {
  return {
    id: searchId,
    idea_id: searchId,
    status,
    location: idea.location,
    locations: idea.locations,
    province: idea.province,
    origin: idea.origin,
    dates: idea.dates,
    start_date: idea.startDate,
    end_date: idea.endDate,
    days: idea.days,
    period: idea.window?.label ?? null,
    pax_students: idea.students,
    pax_teachers: idea.teachers,
    purpose: idea.purpose,
    learning_objectives: idea.learningObjectives,
    subjects: idea.subjects,
    age_group: idea.ageGroup,
    grade_min: idea.gradeMin,
    grade_max: idea.gradeMax,
    age_min: idea.ageMin,
    age_max: idea.ageMax,
    trip_type: idea.tripTypes.length > 0 ? idea.tripTypes.join(',') : null,
    trip_types: idea.tripTypes,
    budget_estimate: idea.budget,
    budget_scope: idea.budgetScope,
    budget_per_student: idea.budgetPerStudent,
    needs: idea.needs,
    // An idea that was parsed by an earlier release has none of these.
    requests: (idea.requests ?? []).map(({ text, kind, force }) => ({ text, kind, force })),
    not_understood: (idea.notUnderstood ?? []).map(({ start, end }) => source.slice(start, end)),
    // One word alone is the label of a line.
    read_as_background: (idea.background ?? [])
      .map(({ start, end }) => source.slice(start, end))
      .filter((words) => /\s/u.test(words.trim())),
  }
}
