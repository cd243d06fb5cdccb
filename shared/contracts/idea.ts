import * as z from 'zod/mini'
import type { Idea as IdeaShape } from '#shared/domain/idea/idea'
import type { Request } from '#shared/domain/idea/requests/request'
import { REQUEST_FORCES, REQUEST_KINDS } from '#shared/domain/requests'
import { LANGUAGES } from '#shared/domain/language'
import { NEEDS } from '#shared/domain/needs'
import { OCCASIONS } from '#shared/domain/occasions'
import { OTHER_LANGUAGES } from '#shared/domain/other-languages'
import { PROVINCE_CODES } from '#shared/domain/provinces'
import { TRIP_TYPES } from '#shared/domain/trip-types'

const text = z.nullable(z.string())
const number = z.nullable(z.number())

const Evidence = z.object({ start: z.number(), end: z.number(), confidence: z.number() })

const Span = z.object({ start: z.number(), end: z.number() })
/** The parts of a request differ by kind; code that reads them is checked by their type. */
const AskedRequest = z.looseObject({
  id: z.string(),
  kind: z.enum(REQUEST_KINDS),
  force: z.enum(REQUEST_FORCES),
  text: z.string(),
  start: z.number(),
  end: z.number(),
}) as unknown as z.ZodMiniType<Request>

/** A parsed idea as it is stored; a broken or old entry is refused when it is read. */
export const Idea: z.ZodMiniType<IdeaShape> = z.object({
  language: z.enum(LANGUAGES),
  otherLanguage: z.optional(z.enum(OTHER_LANGUAGES)),
  location: text,
  locations: z.array(z.string()),
  province: z.nullable(z.enum(PROVINCE_CODES)),
  origin: text,
  school: z.optional(
    z.object({ name: z.string(), town: text, province: z.enum(PROVINCE_CODES), lat: number, lon: number }),
  ),
  sameNameSchools: z.optional(z.object({ name: z.string(), towns: z.array(z.string()) })),
  dates: text,
  startDate: z.nullable(z.iso.date()),
  endDate: z.nullable(z.iso.date()),
  days: number,
  students: number,
  teachers: number,
  purpose: text,
  learningObjectives: text,
  wishes: z.array(z.string()),
  subjects: z.array(z.string()),
  ageGroup: text,
  gradeMin: number,
  gradeMax: number,
  ageMin: number,
  ageMax: number,
  occasion: z.optional(z.enum(OCCASIONS)),
  tripTypes: z.array(z.enum(TRIP_TYPES)),
  budget: number,
  budgetScope: z.nullable(z.enum(['per_student', 'group'])),
  budgetPerStudent: number,
  needs: z.array(z.enum(NEEDS)),
  requests: z.array(AskedRequest),
  notUnderstood: z.array(Span),
  background: z.optional(z.array(Span)),
  hours: z.optional(z.object({ from: number, to: number })),
  drive: z.optional(z.object({ km: number, minutes: number })),
  flights: z.optional(z.object({ wanted: z.boolean(), tickets: z.nullable(z.enum(['in_hand', 'apart'])) })),
  window: z.nullable(
    z.object({
      start: z.iso.date(),
      end: z.iso.date(),
      label: z.string(),
      kind: z.enum(['term', 'holiday', 'month', 'week', 'season', 'year', 'range']),
    }),
  ),
  firstWeekdays: z.optional(z.array(z.number())),
  unsure: z.optional(
    z.object({ group: z.optional(z.string()), dates: z.optional(z.string()), budget: z.optional(z.string()) }),
  ),
  ownSeats: z.optional(z.number()),
  parents: z.optional(z.number()),
  dayOrder: z.optional(z.array(z.array(z.string()))),
  likelyGrades: z.optional(z.object({ min: z.number(), max: z.number(), of: z.enum(['teams', 'primary']) })),
  refusedDates: z.optional(z.array(z.object({ start: z.iso.date(), end: z.iso.date() }))),
  contradictions: z.array(
    z.object({
      code: z.enum([
        'end_before_start',
        'past_date',
        'days_disagree',
        'too_many_provinces',
        'budget_tiny',
        'grades_disagree',
        'other',
      ]),
      message: z.string(),
    }),
  ),
  evidence: z.record(z.string(), Evidence),
})
