import * as z from 'zod/mini'
import { FOOD_NEEDS } from '#shared/domain/needs'
import type { OtherLanguage } from '#shared/domain/other-languages'
import type { ConceptCode } from '#shared/domain/catalogue/concepts'
import type { StayActivityCode } from '#shared/domain/catalogue/stay-activities'
import type { RoadAdvice } from '#shared/domain/catalogue/road-advice'
import type { TollClass } from '#shared/domain/catalogue/toll-plazas'
import type { CostCategory, CostCode } from '#shared/domain/itinerary/costs'
import type {
  HireBasis,
  HirePurpose,
  Itinerary as Plan,
  ListWithLeads,
  MealCode,
  RainPlan,
  RequirementCode,
  StepRole,
} from '#shared/domain/itinerary/itinerary'
import type { Assessment } from '#shared/domain/itinerary/learning-words'
import type { Note } from '#shared/domain/itinerary/notes'
import type { PlanWords as Words } from '#shared/domain/itinerary/plan-words'
import { REQUEST_STATES, type Reason } from '#shared/domain/itinerary/requests'
import { REQUEST_FORCES, REQUEST_KINDS } from '#shared/domain/requests'
import { SearchId } from './search-id.ts'

const time = z.string().check(z.regex(/^\d\d:\d\d$/))
const rand = z.number().check(z.minimum(0))
const sentences = z.array(z.string())

/** New codes are added over time: API clients should ignore codes that they do not know. */
const code = <Code extends string>() => z.string() as unknown as z.ZodMiniType<Code>
const note = z.object({
  code: z.string(),
  params: z.record(z.string(), z.unknown()),
}) as unknown as z.ZodMiniType<Note>
const rain = z.object({
  code: z.string(),
  place_id: z.optional(z.string()),
  stay_id: z.optional(z.string()),
  km: z.optional(z.number()),
}) as unknown as z.ZodMiniType<RainPlan>

const Arrangement = z.object({
  who: z.string(),
  ask: sentences,
  by: z.iso.date(),
  message: z.string(),
  estimate: z.object({ low: rand, high: rand }),
})

const ActivityWithin = z.object({
  request_id: z.string(),
  title: z.string(),
  minutes: z.number(),
  arrange: Arrangement,
})

const ProgrammeWithin = z.object({
  programme_id: z.string(),
  title: z.string(),
  minutes: z.number(),
  note: z.string(),
})

const Step = z.object({
  start: time,
  end: time,
  kind: z.enum(['travel', 'flight', 'visit', 'activity', 'meal', 'check_in', 'free', 'briefing']),
  title: z.string(),
  place_id: z.optional(z.string()),
  town: z.optional(z.string()),
  latitude: z.optional(z.number()),
  longitude: z.optional(z.number()),
  distance_km: z.optional(z.number()),
  learner_price: z.optional(rand),
  note: z.optional(z.string()),
  rain_plan: z.optional(z.string()),
  role: z.optional(code<StepRole>()),
  rain: z.optional(rain),
  turns: z.optional(
    z.object({
      groups: z.number(),
      at_a_time: z.number(),
      starts: z.optional(z.array(z.string())),
      minutes: z.optional(z.number()),
      meanwhile: z.optional(z.enum(['programme', 'worksheet'])),
    }),
  ),
  operator: z.optional(z.literal('any')),
  toilets: z.optional(z.literal(true)),
  flight: z.optional(z.object({ from: z.string(), to: z.string() })),
  road: z.optional(
    z.object({ by: z.optional(z.array(z.string())), via: z.array(z.string()), advice: z.array(code<RoadAdvice>()) }),
  ),
  path: z.optional(z.array(z.tuple([z.number(), z.number()]))),
  programme_id: z.optional(z.string()),
  task: z.optional(z.string()),
  visit_programme: z.optional(ProgrammeWithin),
  stay_activities: z.optional(z.array(code<StayActivityCode>())),
  arrange: z.optional(Arrangement),
  lights_out: z.optional(time),
  within: z.optional(z.array(ActivityWithin)),
  food: z.optional(z.array(z.object({ need: z.enum(FOOD_NEEDS), people: z.nullable(z.number()) }))),
  apart: z.optional(z.array(z.object({ need: z.enum(['no_swimming', 'walking']), people: z.number() }))),
  locked: z.optional(z.literal(true)),
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
  meal_codes: z.optional(z.array(code<MealCode>())),
  stay_ids: z.optional(z.array(z.string())),
})

/** See `leads` of the plan: the beginning of each text that names its subject, before the colon. */
const leads = z.array(z.nullable(z.string()))
const Leads = z.object({
  inclusions: leads,
  exclusions: leads,
  requirements: leads,
  safety_measures: leads,
} satisfies Record<ListWithLeads, typeof leads>)

const CostLine = z.object({
  category: z.string(),
  item: z.string(),
  unit_price: z.number(),
  quantity: z.number(),
  total: z.number(),
  per_student: z.number(),
  code: z.optional(code<CostCode>()),
  for: z.optional(z.enum(['learners', 'adults'])),
  place_id: z.optional(z.string()),
  stay_id: z.optional(z.string()),
  vehicle: z.optional(z.object({ id: z.string(), count: z.number() })),
  hire: z.optional(z.object({ for: code<HirePurpose>(), by: code<HireBasis>(), days: z.array(z.number()) })),
  tolls: z.optional(
    z.object({
      class: code<TollClass>(),
      plazas: z.array(z.object({ plaza_id: z.string(), times: z.number() })),
    }),
  ),
})

const Check = z.object({
  id: z.string(),
  label: z.string(),
  status: z.enum(['pass', 'warn', 'fail']),
  moot: z.optional(z.literal(true)),
  detail: z.string(),
})

const ObjectiveParts = z.object({
  topic: z.string(),
  concept: code<ConceptCode>(),
  verb: z.string(),
  task: z.string(),
  product: z.string(),
  assessed: code<Assessment>(),
})
const ObjectiveLink = z.object({
  objective: z.string(),
  subject: z.string(),
  grade_min: z.number(),
  grade_max: z.number(),
  place_ids: sentences,
  short: z.optional(z.string()),
  parts: z.optional(ObjectiveParts),
})

const reason = z.object({
  code: z.string(),
  params: z.record(z.string(), z.unknown()),
}) as unknown as z.ZodMiniType<Reason>

const RequestLine = z.object({
  id: z.string(),
  text: z.string(),
  kind: z.enum(REQUEST_KINDS),
  force: z.enum(REQUEST_FORCES),
  state: z.enum(REQUEST_STATES),
  place_id: z.optional(z.string()),
  where: z.array(z.object({ day: z.number(), start: time, name: z.optional(z.string()) })),
  reason: z.optional(z.string()),
  why: z.optional(reason),
  instead: z.optional(z.object({ id: z.string(), name: z.string(), road_km: z.nullable(z.number()) })),
  choice: z.optional(z.number()),
})
const Headline = z.object({ get: z.string(), missing: z.nullable(z.string()), cost: z.string() })
const Question = z.object({ id: z.string(), question: z.string(), options: sentences, changes: z.string() })

const ArrangeWords = z.pick(Arrangement, { who: true, ask: true, message: true })
const StepWords = z.object({
  title: z.string(),
  note: z.optional(z.string()),
  rain_plan: z.optional(z.string()),
  task: z.optional(z.string()),
  arrange: z.optional(ArrangeWords),
  within: z.optional(z.array(z.object({ request_id: z.string(), title: z.string(), arrange: ArrangeWords }))),
  visit_programme: z.optional(z.object({ title: z.string(), note: z.string() })),
})
/** The words of a plan in the language of its idea: days, steps and lists in the order of the plan. */
const PlanWords = z.object({
  title: z.string(),
  summary: z.string(),
  location: z.string(),
  duration: z.string(),
  headline: Headline,
  questions: z.array(Question),
  requests: z.array(z.pick(RequestLine, { id: true, text: true, reason: true })),
  days: z.array(
    z.object({
      title: z.string(),
      meals: sentences,
      accommodation: z.nullable(z.string()),
      schedule: z.array(StepWords),
    }),
  ),
  inclusions: z.optional(sentences),
  exclusions: z.optional(sentences),
  requirements: z.optional(sentences),
  safety_measures: z.optional(sentences),
  leads: z.optional(Leads),
  assumptions: z.optional(sentences),
  learning_objectives: z.optional(sentences),
  cost_items: z.optional(sentences),
  objectives: z.optional(z.array(z.object({ objective: z.string(), short: z.string() }))),
}) satisfies z.ZodMiniType<Words>

/** The plan as the planner returns it, before it has a search id and a date. */
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
    grade_min: z.optional(z.number()),
    grade_max: z.optional(z.number()),
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
  map_attribution: z.optional(z.string()),
  requests: z.optional(z.array(RequestLine)),
  headline: z.optional(Headline),
  questions: z.optional(z.array(Question)),
  notes: z.array(note),
  inclusion_codes: z.array(code<CostCategory>()),
  requirement_codes: z.array(code<RequirementCode>()),
  leads: z.optional(Leads),
  /** What is also written in another language; absent for an idea in English. */
  words: z.optional(z.object({ af: z.optional(PlanWords) })),
  why_in_english: z.optional(z.object({ language: code<OtherLanguage>(), text: z.string() })),
}) satisfies z.ZodMiniType<Plan>

export const Itinerary = z.extend(PlanDocument, { search_id: SearchId, created_at: z.iso.datetime() })
export type Itinerary = z.infer<typeof Itinerary>

/** Whether the caller sent the idea of a trip, and may therefore answer the questions of its plan. */
export const TripOwnership = z.object({ is_owner: z.boolean() })
export type TripOwnership = z.infer<typeof TripOwnership>
