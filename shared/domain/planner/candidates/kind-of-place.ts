import type { Place } from '#shared/domain/catalogue/facts'
import type { TripType } from '#shared/domain/trip-types'

/** The one thing that a place is to a learner, from the most telling type to the least. */
const TELLING: readonly TripType[] = [
  'Beach / Coastal', 'Leadership & team-building', 'Sports & outdoor', 'Service / Community', 'Industry / University visit',
  'Science & STEM', 'Arts & culture', 'History & culture', 'Eco & conservation', 'Mountain / Nature park', 'Museum / Zoo / Aquarium',
]
export const kindOfPlace = (place: Place): TripType => TELLING.find((type) => place.trip_types.includes(type)) ?? 'Other'
