/** The 15 trip types of the demo form, in its order; the only values of a `trip_types` list. */
export const TRIP_TYPES = [
  'Day trip',
  'Overnight camp',
  'Leadership & team-building',
  'Sports & outdoor',
  'History & culture',
  'Science & STEM',
  'Eco & conservation',
  'Arts & culture',
  'Museum / Zoo / Aquarium',
  'Beach / Coastal',
  'Mountain / Nature park',
  'Industry / University visit',
  'Service / Community',
  'Curriculum-aligned',
  'Other',
] as const
export type TripType = (typeof TRIP_TYPES)[number]

const FORMS: ReadonlySet<TripType> = new Set(['Day trip', 'Overnight camp', 'Curriculum-aligned', 'Other'])
/** Whether a trip type says what form the trip has, and not what to see there. */
export const isForm = (type: TripType): boolean => FORMS.has(type)
