import { z } from 'zod'
import { CONCEPTS } from '#shared/domain/catalogue/concepts'
import { BEST_HOURS_REASONS } from '#shared/domain/catalogue/best-hours'
import { type Airport, type Place, SETTINGS, type Stay, type Town, WATERS } from '#shared/domain/catalogue/facts'
import { FARE_LEVELS } from '#shared/domain/catalogue/rates'
import { HAZARDS } from '#shared/domain/catalogue/hazards'
import { PLACE_KINDS, STAY_KINDS } from '#shared/domain/catalogue/kinds'
import { OFFERS } from '#shared/domain/catalogue/offers'
import { PAPERS } from '#shared/domain/catalogue/papers'
import { type Programme, PROGRAMME_LEADERS } from '#shared/domain/catalogue/programmes'
import { SAFETY_RULES } from '#shared/domain/catalogue/safety-rules'
import { STAY_ACTIVITIES } from '#shared/domain/catalogue/stay-activities'
import { HOSTS, STOP_SORTS } from '#shared/domain/catalogue/stop-sorts'
import { type Landmark, type LandmarkKind, SORT_OF_LANDMARK } from '#shared/domain/catalogue/landmarks'
import type { TollPlaza } from '#shared/domain/catalogue/toll-plazas'
import { PROVINCE_CODES } from '#shared/domain/provinces'
import { TRIP_TYPES } from '#shared/domain/trip-types'

const confidence = z.enum(['high', 'medium', 'low'])
const words = z.string().trim().min(1)
const distinct = <Item extends z.ZodType>(item: Item) =>
  z.array(item).refine((items) => new Set(items).size === items.length, 'names the same thing twice')
const rand = z.number().int().min(0)
const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'is not a time HH:MM')
const grade = z.number().int().min(0).max(12)
const minutes = z.number().int().min(1)
/** A code of one of the tables in `shared/domain/catalogue`. */
const codeOf = <Code extends string>(table: readonly { code: Code }[]) => z.enum(table.map(({ code }) => code))
const yes = z.literal(true).optional()

const partOf = distinct(words).min(1).optional()
const hazards = distinct(codeOf(HAZARDS))
const road = z
  .strictObject({ gravel_km: z.number().int().min(1).optional(), low_bridge: yes, no_coach: yes })
  .refine((road) => Object.keys(road).length > 0, 'says nothing of the road')
  .optional()
const bestHours = z
  .strictObject({ from: clock, to: clock, why: codeOf(BEST_HOURS_REASONS) })
  .refine(({ from, to }) => from < to, { path: ['to'], message: 'is not after from' })
const stayOffers = z.array(z.strictObject({ code: codeOf(STAY_ACTIVITIES), name: words }))

const located = {
  id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'is not lower-case words joined by hyphens'),
  name: words,
  province: z.enum(PROVINCE_CODES),
  province_name: words,
  lat: z.number().min(-35).max(-22),
  lon: z.number().min(16).max(33),
}

const also = distinct(words).min(1).optional()

/** One line of `places.jsonl`; a field that is not listed here is refused, since it is probably misspelt. */
export const placeLine: z.ZodType<Place> = z
  .strictObject({
    ...located,
    also,
    kind: codeOf(PLACE_KINDS),
    landmark: yes,
    part_of: partOf,
    town: words,
    coord_confidence: confidence,
    summary: words,
    advice: words.optional(),
    trip_types: distinct(z.enum(TRIP_TYPES)).min(1),
    subjects: distinct(words).min(1),
    topics: distinct(words).min(1),
    nouns: distinct(z.enum(STOP_SORTS.flatMap(({ nouns }) => [...nouns.en])))
      .min(1)
      .optional(),
    offers: distinct(codeOf(OFFERS)).min(1),
    also_offers: distinct(codeOf(OFFERS)).min(1).optional(),
    grades: z.tuple([grade, grade]),
    duration_min: z.number().int().min(15).max(720),
    walk_km: z.number().min(0.5).max(30).optional(),
    open_days: distinct(z.number().int().min(1).max(7)).min(1),
    opens: clock,
    closes: clock,
    slots: z
      .array(z.strictObject({ starts: clock, check_in_min: z.number().int().min(0) }))
      .min(1)
      .optional(),
    best_hours: z.array(bestHours).min(1).optional(),
    tide: z.literal('low').optional(),
    learner_price_zar: rand,
    adult_price_zar: rand,
    adult_price_from_age: z.number().int().min(3).max(18).optional(),
    learners_per_free_adult: z.number().int().min(1).optional(),
    price_confidence: confidence,
    price_note: words.optional(),
    max_group: z.number().int().min(1),
    turns: z.strictObject({ size: z.number().int().min(1), minutes }).optional(),
    setting: z.enum(SETTINGS),
    water: z.enum(WATERS),
    hazards,
    wheelchair: z.enum(['yes', 'partial', 'no']),
    booking: z.enum(['required', 'advised', 'none']),
    by_appointment: yes,
    papers: z
      .array(z.strictObject({ code: codeOf(PAPERS), lead_days: z.number().int().min(1).optional() }))
      .min(1)
      .optional(),
    road,
    safety_rule: codeOf(SAFETY_RULES),
    generic: z.boolean().optional(),
    seasonal: distinct(z.number().int().min(1).max(12)).min(1).optional(),
    verify: z.array(words),
    km_from_town: z.number().min(0).max(150),
    far_from_town: z.boolean().optional(),
  })
  .refine(({ grades: [youngest, oldest] }) => youngest <= oldest, {
    path: ['grades'],
    message: 'has the oldest before the youngest',
  })
  .refine(({ opens, closes }) => opens < closes, { path: ['closes'], message: 'is not after opens' })

export const stayLine: z.ZodType<Stay> = z.strictObject({
  ...located,
  also,
  town: words,
  coord_confidence: confidence,
  summary: words,
  part_of: partOf,
  kind: codeOf(STAY_KINDS),
  beds: z.number().int().min(1),
  beds_confidence: confidence,
  board: z.enum(['self-catering', 'bed-breakfast', 'half-board', 'full-board']),
  learner_rate_zar: rand,
  adult_rate_zar: rand,
  rate_basis: words,
  learners_per_free_adult: z.number().int().min(1).optional(),
  rate_confidence: confidence,
  on_site: stayOffers,
  evening: stayOffers,
  water: z.enum(['none', 'beside']),
  hazards,
  road,
  confidence,
  km_from_town: z.number().min(0).max(150),
  far_from_town: z.boolean().optional(),
})

export const townLine: z.ZodType<Town> = z.strictObject({
  ...located,
  aliases: distinct(words),
  kind: z.enum(['town', 'city', 'suburb', 'region', 'province', 'park']),
  radius_km: z.number().min(1).max(400),
  article: z.literal('the').optional(),
  preposition: z.enum(['on', 'at', 'along']).optional(),
  name_af: words.optional(),
  preposition_af: z.literal('op').optional(),
  address_name: words.optional(),
  checked_against: words.optional(),
})

export const airportLine: z.ZodType<Airport> = z.strictObject({
  ...located,
  code: z.string().regex(/^[A-Z]{3}$/, 'is not three capital letters'),
  town: words,
  position_source: z.enum(['OurAirports', 'own estimate']),
  fare: z.enum(FARE_LEVELS),
  direct: z.array(z.strictObject({ to: words, confidence })).min(1),
  as_of: z.string().regex(/^\d{4}-\d{2}$/, 'is not a month YYYY-MM'),
})

const fee = z
  .strictObject({ low: z.number().int().min(1), typical: z.number().int(), high: z.number().int() })
  .refine(({ low, typical, high }) => low <= typical && typical <= high, 'is not low ≤ typical ≤ high')
export const tollPlazaLine: z.ZodType<TollPlaza> = z.strictObject({
  id: z.string().regex(/^toll(-[a-z0-9]+)+$/, 'does not begin with toll-'),
  name: words,
  road: words,
  lat: z.number(),
  lon: z.number(),
  fees: z.strictObject({ class_1: fee, class_2: fee, class_3: fee }),
  source: words,
  as_of: z.string().regex(/^\d{4}-\d{2}$/, 'is not a month YYYY-MM'),
  confidence,
})

/** One line of `landmarks.jsonl`. */
export const landmarkLine: z.ZodType<Landmark> = z
  .strictObject({
    id: z.string().regex(/^landmark(-[a-z0-9]+)+$/, 'does not begin with landmark-'),
    name: words,
    also: z.array(words),
    kind: z.enum(Object.keys(SORT_OF_LANDMARK) as [LandmarkKind, ...LandmarkKind[]]),
    province: z.enum(PROVINCE_CODES),
    town: words,
    lat: z.number(),
    lon: z.number(),
    months: z.array(z.number().int().min(1).max(12)).min(1).optional(),
    confidence,
  })
  .refine(({ kind, months }) => months === undefined || kind === 'event', 'has months and is no event')

/** One line of `programmes.jsonl`. */
export const programmeLine: z.ZodType<Programme> = z
  .strictObject({
    id: z.string().regex(/^programme(-[a-z0-9]+)+$/, 'does not begin with programme-'),
    name: words,
    asked_as: z.strictObject({ en: distinct(words).min(1), af: distinct(words).min(1).optional() }).optional(),
    does: words,
    makes: words,
    leader: z.enum(PROGRAMME_LEADERS),
    arrange_with: codeOf(HOSTS).optional(),
    at: z
      .strictObject({
        kinds: distinct(codeOf(PLACE_KINDS)).min(1).optional(),
        offers: distinct(codeOf(OFFERS)).min(1).optional(),
        not: distinct(codeOf(OFFERS)).min(1).optional(),
      })
      .refine(({ kinds, offers }) => kinds ?? offers, 'names no place')
      .optional(),
    stay_activity: codeOf(STAY_ACTIVITIES).optional(),
    time: z.enum(['day', 'evening']),
    after_hazard: codeOf(HAZARDS).optional(),
    last_evening: yes,
    dark: yes,
    tide: z.literal('low').optional(),
    months: distinct(z.number().int().min(1).max(12)).min(1).optional(),
    hours: z.tuple([clock, clock]).optional(),
    setting: z.enum(SETTINGS),
    water: z.enum(WATERS),
    hazards,
    minutes: z.tuple([minutes, minutes]),
    kit: distinct(words),
    team: z.number().int().min(2).max(12).optional(),
    at_once: z.number().int().min(5).optional(),
    cost_zar: z.number().int().min(1).optional(),
    wheelchair: z.enum(['yes', 'no']),
    grades: z.tuple([grade, grade]),
    subjects: distinct(words),
    concepts: distinct(codeOf(CONCEPTS)).min(1).optional(),
    trip_types: distinct(z.enum(TRIP_TYPES)).min(1),
    rain: words.optional(),
    af: z.strictObject({ name: words, does: words, makes: words, kit: distinct(words), rain: words.optional() }),
    confidence,
    as_of: z.string().regex(/^\d{4}-\d{2}$/, 'is not a month YYYY-MM'),
  })
  .refine(({ kit, rain, af }) => af.kit.length === kit.length && (af.rain === undefined) === (rain === undefined), {
    path: ['af'],
    message: 'says less or more than the English',
  })
  .refine(({ minutes: [least, most] }) => least <= most, { path: ['minutes'], message: 'has the longest first' })
  .refine(({ grades: [young, old] }) => young <= old, {
    path: ['grades'],
    message: 'has the oldest before the youngest',
  })
  .refine(({ at, setting, rain }) => at !== undefined || setting !== 'open' || rain !== undefined, {
    path: ['rain'],
    message: 'is missing',
  })
  .refine(({ leader, stay_activity }) => leader !== 'stay' || stay_activity !== undefined, {
    path: ['stay_activity'],
    message: 'must say what the stay leads',
  })
  .refine(({ dark, time }) => !dark || time === 'evening', { path: ['dark'], message: 'is not in the evening' })
  .refine(
    ({ at, time, dark, after_hazard, last_evening, stay_activity }) =>
      !at || (time === 'day' && !dark && !after_hazard && !last_evening && !stay_activity),
    {
      path: ['at'],
      message: 'is of a visit, and the line says something of a stay or an evening',
    },
  )
  .refine(({ at, concepts }) => !at || concepts !== undefined, { path: ['concepts'], message: 'is missing' })
  .refine(({ at, hours, tide }) => at || (!hours && !tide), { path: ['at'], message: 'is missing, for hours and tide' })
  .refine(({ leader, at, arrange_with }) => leader !== 'place' || (at && arrange_with), {
    path: ['leader'],
    message: 'is staff of a place: say of which, and whom to ask',
  })
  .refine(({ hours }) => !hours || hours[0] < hours[1], { path: ['hours'], message: 'end before they begin' })
