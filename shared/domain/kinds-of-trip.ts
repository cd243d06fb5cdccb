import type { TripType } from './trip-types.ts'

/** What most of a trip is about, by the leading trip type of its places. A place without such a type is of no kind. */
const TYPES = {
  nature: ['Mountain / Nature park', 'Eco & conservation'],
  water: ['Beach / Coastal'],
  heritage: ['History & culture'],
  arts: ['Arts & culture'],
  science: ['Science & STEM', 'Museum / Zoo / Aquarium'],
  work: ['Industry / University visit'],
  adventure: ['Sports & outdoor', 'Leadership & team-building'],
  service: ['Service / Community'],
} as const satisfies Record<string, readonly TripType[]>
export type KindOfTrip = keyof typeof TYPES
export const KINDS_OF_TRIP = Object.keys(TYPES) as KindOfTrip[]

/** What a reader calls each kind. */
export const KIND_NAMES: Record<KindOfTrip, string> = {
  nature: 'Nature and wildlife',
  water: 'Beach and water',
  heritage: 'History and heritage',
  arts: 'Arts and stage',
  science: 'Science',
  work: 'Work and study',
  adventure: 'Sport and adventure',
  service: 'Service and community',
}

const KIND_OF: ReadonlyMap<TripType, KindOfTrip> = new Map(
  KINDS_OF_TRIP.flatMap((kind) => TYPES[kind].map((type) => [type, kind] as const)),
)
/** The kind of trip that a place with this leading trip type belongs to; null if none. */
export const kindOfTrip = (leading: TripType): KindOfTrip | null => KIND_OF.get(leading) ?? null
