import { z } from 'zod'
import type { Place, Stay, Town } from '#shared/domain/catalogue/facts'
import { PROVINCE_CODES } from '#shared/domain/provinces'
import { TRIP_TYPES } from '#shared/domain/trip-types'

const confidence = z.enum(['high', 'medium', 'low'])
const words = z.string().trim().min(1)
const distinct = <Item extends z.ZodType>(item: Item) =>
  z.array(item).refine((items) => new Set(items).size === items.length, 'names the same thing twice')
const rand = z.number().int().min(0)
const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'is not a time HH:MM')
const grade = z.number().int().min(0).max(12)

const located = {
  id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'is not lower-case words joined by hyphens'),
  name: words,
  province: z.enum(PROVINCE_CODES),
  province_name: words,
  lat: z.number().min(-35).max(-22),
  lon: z.number().min(16).max(33),
}

/** One line of `places.jsonl`; a field that is not listed here is a misspelling. */
export const placeLine: z.ZodType<Place> = z
  .strictObject({
    ...located,
    kind: z.enum(['attraction', 'experience']),
    town: words,
    coord_confidence: confidence,
    summary: words,
    trip_types: distinct(z.enum(TRIP_TYPES)).min(1),
    subjects: distinct(words).min(1),
    topics: distinct(words).min(1),
    grades: z.tuple([grade, grade]),
    duration_min: z.number().int().min(15).max(720),
    open_days: distinct(z.number().int().min(1).max(7)).min(1),
    opens: clock,
    closes: clock,
    learner_price_zar: rand,
    adult_price_zar: rand,
    price_confidence: confidence,
    price_note: words.optional(),
    max_group: z.number().int().min(1),
    indoor: z.boolean(),
    wheelchair: z.enum(['yes', 'partial', 'no']),
    booking: z.enum(['required', 'advised', 'none']),
    safety_notes: words,
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
  town: words,
  coord_confidence: confidence,
  summary: words,
  style: z.enum(['camp', 'rest-camp', 'resort', 'hostel', 'hotel', 'residence']),
  beds: z.number().int().min(1),
  beds_confidence: confidence,
  board: z.enum(['self-catering', 'bed-breakfast', 'half-board', 'full-board']),
  learner_rate_zar: rand,
  adult_rate_zar: rand,
  rate_basis: words,
  rate_confidence: confidence,
  on_site_activities: distinct(words),
  confidence,
  km_from_town: z.number().min(0).max(150),
  far_from_town: z.boolean().optional(),
})

export const townLine: z.ZodType<Town> = z.strictObject({
  ...located,
  aliases: distinct(words),
  kind: z.enum(['town', 'city', 'suburb', 'region', 'province', 'park']),
  radius_km: z.number().min(1).max(400),
  checked_against: words.optional(),
})
