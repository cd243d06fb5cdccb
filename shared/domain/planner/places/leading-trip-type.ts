import type { Place } from '#shared/domain/catalogue/facts'
import type { TripType } from '#shared/domain/trip-types'

/** Trip types from the most specific to the least. */
const TELLING: readonly TripType[] = [
  'Service / Community',
  'Industry / University visit',
  'Beach / Coastal',
  'Science & STEM',
  'Mountain / Nature park',
  'Leadership & team-building',
  'Sports & outdoor',
  'Arts & culture',
  'History & culture',
  'Eco & conservation',
  'Museum / Zoo / Aquarium',
]
const OUTSIDE: ReadonlySet<TripType> = new Set(['Beach / Coastal', 'Mountain / Nature park', 'Sports & outdoor'])
/** The type of trip that says most about what learners do at a place. */
export const leadingTripType = (place: Place): TripType =>
  TELLING.find((type) => place.trip_types.includes(type) && !(place.setting === 'indoor' && OUTSIDE.has(type))) ??
  'Other'
