import { z } from 'zod'
import { CONCEPTS } from '#shared/domain/catalogue/concepts'
import { WATERS } from '#shared/domain/catalogue/facts'
import { TOLL_CLASSES } from '#shared/domain/catalogue/toll-plazas'
import { PROVINCE_CODES } from '#shared/domain/provinces'

/*
 * The documents also carry notes and sources, so these schemas check only the fields that the site reads and allow all
 * others.
 */
const confidence = z.enum(['high', 'medium', 'low'])
const words = z.string().trim().min(1)
const day = z.iso.date()
const grade = z.number().int().min(0).max(12)
const span = (start: string, end: string) => (range: Record<string, unknown>) =>
  String(range[start]) <= String(range[end])

const term = z
  .looseObject({ term: z.number().int().min(1).max(4), learners_start: day, learners_end: day })
  .refine(span('learners_start', 'learners_end'), 'ends before it starts')
const holiday = z
  .looseObject({ name: words, start: day, end: day })
  .refine(span('start', 'end'), 'ends before it starts')
const inOrder = (terms: { learners_start: string; learners_end: string }[]) =>
  terms.every(({ learners_start }, at) => at === 0 || terms[at - 1]!.learners_end < learners_start)

export const calendarDocument = z.looseObject({
  school_years: z
    .array(
      z.looseObject({
        year: z.number().int(),
        confidence,
        terms: z.array(term).length(4).refine(inOrder, 'overlap or are out of order'),
        school_holidays: z.array(holiday),
        special_school_holidays: z.array(day),
      }),
    )
    .min(1),
  weeks_without_trips: z.array(
    z.strictObject({
      term: z.int().min(1).max(4),
      grades: z.tuple([z.int().min(0).max(12), z.int().min(0).max(12)]),
      first_weeks: z.int().min(0).max(11),
      last_weeks: z.int().min(0).max(11),
    }),
  ),
  public_holidays: z.record(z.string().regex(/^\d{4}$/), z.array(z.looseObject({ date: day, name: words })).min(1)),
})

const concept = z.enum(CONCEPTS.map(({ code }) => code))
const phase = z.enum(['foundation', 'intermediate', 'senior', 'fet'])
export const curriculumDocument = z.looseObject({
  phases: z.array(z.strictObject({ id: phase, name: words, grades: z.tuple([grade, grade]) })).length(4),
  subjects: z
    .array(
      z.strictObject({
        name: words,
        phases: z.array(phase).min(1),
        documents: z.partialRecord(phase, words).optional(),
        taught_as: z.array(words).min(1).optional(),
        lives_on: z.partialRecord(phase, z.array(words).min(1)).optional(),
      }),
    )
    .min(1),
  subject_map_to_catalogue: z.record(words, z.array(words).min(1)),
  entries: z
    .array(
      z.strictObject({
        subject: words,
        grade,
        term: z.number().int().min(1).max(4).nullable(),
        topics: z.record(words, z.array(concept)).refine((topics) => Object.keys(topics).length > 0, 'has no topic'),
        confidence,
      }),
    )
    .min(1),
})

export const topicNamesDocument = z.record(words, words)

const rate = z
  .looseObject({
    low: z.number().min(0),
    typical: z.number().min(0),
    high: z.number().min(0),
    confidence,
  })
  .refine(({ low, typical, high }) => low <= typical && typical <= high, 'is not low ≤ typical ≤ high')
const fares = z.strictObject({ learner: rate, adult: rate })
const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'is not a time HH:MM')
const month = z.string().regex(/^\d{4}-\d{2}$/, 'is not a month YYYY-MM')
const provenance = { basis: words, source: words, date: month }
const vehicle = z
  .strictObject({
    id: words,
    label: words,
    seats: z.number().int().min(1),
    usable_learner_seats: z.number().int().min(1),
    toll_class: z.enum(TOLL_CLASSES),
    day_trips_up_to_km: z.number().min(1).optional(),
    only_alone: z.literal(true).optional(),
    at_most: z.number().int().min(1).optional(),
    per_day: rate,
    per_half_day: rate,
    per_km: rate,
  })
  .refine(({ seats, usable_learner_seats }) => usable_learner_seats <= seats, 'seats more learners than it has seats')

/** Groups are strict; `rates.test.ts` finds a row that no code reads. */
export const ratesDocument = z.strictObject({
  currency: z.literal('ZAR'),
  year: z.number().int(),
  ...provenance,
  transport: z.strictObject({
    ...provenance,
    vehicles: z.array(vehicle).min(1),
    half_day: z.strictObject({ hours: z.number().min(1), km: z.number().min(1) }),
    driver_overnight: rate,
    second_driver_per_day: rate,
    own_bus_fuel_per_km: rate,
    driver_day: z.strictObject({
      driving_hours: z.number().min(1).max(24),
      duty_hours: z.number().min(1).max(24),
      no_driving_between: z.tuple([clock, clock]),
      confidence,
      note: words,
    }),
  }),
  flights: z.strictObject({ ...provenance, main: fares, regional: fares }),
  catering: z.strictObject({
    ...provenance,
    packed_lunch: rate,
    dinner: rate,
    self_catered_per_learner_per_day: rate,
  }),
  staff: z.strictObject({ ...provenance, registered_tour_guide_per_day: rate }),
  insurance: z.strictObject({ ...provenance, travel_insurance_per_learner_per_day: rate }),
  free_places: z.strictObject({ ...provenance, usual_ratio_learners_per_free_adult: rate }),
  overheads: z.strictObject({
    ...provenance,
    contingency_percent: rate,
    deposit_percent: rate,
    final_payment_days_before: rate,
  }),
  vat: z.strictObject({
    rate_percent: z.number().min(0).max(100),
    confidence,
    source: words,
    date: month,
    note: words,
  }),
  annual_increase_percent: z.intersection(rate, z.looseObject({ source: words, date: month })),
})

const sourced = {
  source: words,
  date: z.string().regex(/^\d{4}(-\d{2}(-\d{2})?)?$/),
  confidence,
}
const province = z.enum(PROVINCE_CODES)
const tripAsked = {
  away: z.boolean().optional(),
  abroad: z.boolean().optional(),
  water: z.array(z.enum(WATERS)).min(1).optional(),
}
const tripCondition = { from_provinces: z.array(province).min(1).optional(), ...tripAsked }

export const rulesDocument = z.strictObject({
  ratios: z
    .array(
      z.strictObject({
        id: words,
        kind: z.enum(['law', 'planned', 'practice']),
        activity: z.enum(['any', 'day', 'overnight', 'high_risk', 'water', 'special_needs']),
        grades: z.tuple([z.number().int().min(0), z.number().int().max(12)]),
        learners_per_adult: z.number().int().min(1),
        counts: words,
        ...sourced,
      }),
    )
    .min(1),
  minimum_adults: z.strictObject({ count: z.number().int().min(1), ...sourced }),
  rules: z.array(z.strictObject({ id: words, topic: words, rule: words, applies_to: words, ...sourced })).min(1),
  approval_lead_times: z
    .array(
      z.strictObject({
        id: words,
        ...tripCondition,
        nights: z.enum(['none', 'some', 'any']),
        days: z.number().int().min(1),
        approved_by: z.enum(['district', 'head_office']),
        ...sourced,
      }),
    )
    .min(1),
  province_requirements: z.array(
    z.strictObject({
      id: words,
      province,
      ...tripAsked,
      requirement: words.regex(/^\p{Ll}.*[^.]$/u, 'is not a part of a sentence'),
      ...sourced,
    }),
  ),
  emergency_numbers: z
    .array(
      z.strictObject({
        code: words,
        name: words,
        number: words,
        short_name: words.optional(),
        where: z.union([z.literal('national'), province]),
        shown: z.enum(['always', 'sea', 'mountain', 'never']),
        ...sourced,
      }),
    )
    .min(1),
})
