import * as z from 'zod/mini'
import type { Itinerary as Plan } from '#shared/domain/planner/itinerary'
import { SearchId } from './search-id.ts'

const time = z.string().check(z.regex(/^\d\d:\d\d$/))
const rand = z.number().check(z.minimum(0))
const sentences = z.array(z.string())

const Step = z.object({
  start: time,
  end: time,
  kind: z.enum(['travel', 'visit', 'meal', 'check_in', 'free', 'briefing']),
  title: z.string(),
  place_id: z.optional(z.string()),
  town: z.optional(z.string()),
  latitude: z.optional(z.number()),
  longitude: z.optional(z.number()),
  distance_km: z.optional(z.number()),
  learner_price: z.optional(rand),
  note: z.optional(z.string()),
})

const Day = z.object({
  day: z.number(),
  date: z.iso.date(),
  title: z.string(),
  activities: sentences,
  schedule: z.array(Step),
  meals: sentences,
  accommodation: z.nullable(z.string()),
  stay_id: z.nullable(z.string()),
})

const CostLine = z.object({
  category: z.string(),
  item: z.string(),
  unit_price: z.number(),
  quantity: z.number(),
  total: z.number(),
  per_student: z.number(),
})

const Check = z.object({
  id: z.string(),
  label: z.string(),
  status: z.enum(['pass', 'warn', 'fail']),
  detail: z.string(),
})

const ObjectiveLink = z.object({
  objective: z.string(),
  subject: z.string(),
  grade_min: z.number(),
  grade_max: z.number(),
  place_ids: sentences,
})

/** The plan as the planner leaves it, before it has a search and a date of its own. */
const PlanDocument = z.object({
  title: z.string(),
  summary: z.string(),
  location: z.string(),
  duration: z.string(),
  start_date: z.iso.date(),
  end_date: z.iso.date(),
  total_per_student: rand,
  currency: z.literal('ZAR'),
  group_details: z.object({
    size: z.number(),
    students: z.number(),
    teachers: z.number(),
    recommended_size: z.number(),
  }),
  cost_breakdown: z.record(z.string(), z.number()),
  cost_details: z.array(CostLine),
  daily_itinerary: z.array(Day),
  learning_objectives: sentences,
  inclusions: sentences,
  exclusions: sentences,
  requirements: sentences,
  safety_measures: sentences,
  objectives_map: z.array(ObjectiveLink),
  checks: z.array(Check),
  assumptions: sentences,
  generated_by: z.string(),
}) satisfies z.ZodMiniType<Plan>

export const Itinerary = z.extend(PlanDocument, { search_id: SearchId, created_at: z.iso.datetime() })
export type Itinerary = z.infer<typeof Itinerary>
