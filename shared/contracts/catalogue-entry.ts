import * as z from 'zod/mini'
import type { Place, Stay } from '#shared/domain/catalogue/facts'
import { summaryInWords } from '#shared/domain/catalogue/place-summary'
import { safetyRuleIn } from '#shared/domain/catalogue/safety-rules'
import { PROVINCE_CODES } from '#shared/domain/provinces'
import { TRIP_TYPES } from '#shared/domain/trip-types'

const confidence = z.enum(['high', 'medium', 'low'])
const rand = z.number().check(z.minimum(0))

const located = {
  id: z.string(),
  name: z.string(),
  town: z.string(),
  province: z.enum(PROVINCE_CODES),
  latitude: z.number(),
  longitude: z.number(),
  summary: z.string(),
  learner_price: rand,
  adult_price: rand,
  price_confidence: confidence,
}

export const PlaceEntry = z.object({
  type: z.literal('place'),
  ...located,
  open_days: z.array(z.number().check(z.minimum(1), z.maximum(7))),
  opens: z.string(),
  closes: z.string(),
  max_group: z.number(),
  grades: z.tuple([z.number(), z.number()]),
  duration_min: z.number(),
  subjects: z.array(z.string()),
  trip_types: z.array(z.enum(TRIP_TYPES)),
  wheelchair: z.enum(['yes', 'partial', 'no']),
  indoor: z.boolean(),
  booking: z.enum(['required', 'advised', 'none']),
  safety_notes: z.string(),
  seasonal: z.nullable(z.array(z.number())),
})
export type PlaceEntry = z.infer<typeof PlaceEntry>

/** The prices of a stay are per person and night. */
export const StayEntry = z.object({
  type: z.literal('stay'),
  ...located,
  beds: z.number(),
  board: z.enum(['self-catering', 'bed-breakfast', 'half-board', 'full-board']),
  style: z.enum(['camp', 'rest-camp', 'resort', 'hostel', 'hotel', 'residence']),
  on_site_activities: z.array(z.string()),
})
export type StayEntry = z.infer<typeof StayEntry>

export const CatalogueEntry = z.discriminatedUnion('type', [PlaceEntry, StayEntry])
export type CatalogueEntry = z.infer<typeof CatalogueEntry>

export const PlaceEntryList = z.object({ items: z.array(PlaceEntry) })
export type PlaceEntryList = z.infer<typeof PlaceEntryList>

export function toPlaceEntry(place: Place): PlaceEntry {
  return {
    type: 'place',
    id: place.id,
    name: place.name,
    town: place.town,
    province: place.province,
    latitude: place.lat,
    longitude: place.lon,
    summary: summaryInWords(place),
    learner_price: place.learner_price_zar,
    adult_price: place.adult_price_zar,
    price_confidence: place.price_confidence,
    open_days: place.open_days,
    opens: place.opens,
    closes: place.closes,
    max_group: place.max_group,
    grades: place.grades,
    duration_min: place.duration_min,
    subjects: place.subjects,
    trip_types: place.trip_types,
    wheelchair: place.wheelchair,
    indoor: place.setting === 'indoor',
    booking: place.booking,
    safety_notes: safetyRuleIn('en', place.safety_rule),
    seasonal: place.seasonal ?? null,
  }
}

export function toStayEntry(stay: Stay): StayEntry {
  return {
    type: 'stay',
    id: stay.id,
    name: stay.name,
    town: stay.town,
    province: stay.province,
    latitude: stay.lat,
    longitude: stay.lon,
    summary: stay.summary,
    learner_price: stay.learner_rate_zar,
    adult_price: stay.adult_rate_zar,
    price_confidence: stay.rate_confidence,
    beds: stay.beds,
    board: stay.board,
    style: stay.kind,
    on_site_activities: [...new Set([...stay.on_site, ...stay.evening].map(({ name: activity }) => activity))],
  }
}
