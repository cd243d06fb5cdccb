import type { Place } from '#shared/domain/catalogue/facts'
import type { TripType } from '#shared/domain/trip-types'

/** The one thing that a place is to a learner, from the most telling type to the least. */
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
export const kindOfPlace = (place: Place): TripType =>
  TELLING.find((type) => place.trip_types.includes(type) && !(place.indoor && OUTSIDE.has(type))) ?? 'Other'
