/** One row of a table of codes. The files of `catalogue/` contain the code, so it never changes once it is used. */
export interface CodeRow {
  code: string
  /** As a reader is told. */
  name: string
}

interface PlaceKindRow extends CodeRow {
  /** Whether all of this kind receive a group only on a day agreed long before. */
  byAppointment?: true
}

/** What a place is. Each has exactly one kind; what there is to see or do there is told by its offers. */
export const PLACE_KINDS = [
  { code: 'museum', name: 'museum' },
  { code: 'gallery', name: 'art gallery' },
  { code: 'heritage-site', name: 'heritage site' },
  { code: 'monument', name: 'monument or memorial' },
  { code: 'parliament-or-court', name: 'parliament or court', byAppointment: true },
  { code: 'faith-site', name: 'place of worship' },
  { code: 'cultural-village', name: 'cultural village' },
  { code: 'theatre', name: 'theatre or concert hall' },
  { code: 'walking-tour', name: 'guided walk in a town or township' },
  { code: 'community-project', name: 'community project' },
  { code: 'science-centre', name: 'science centre' },
  { code: 'planetarium', name: 'planetarium' },
  { code: 'observatory', name: 'observatory' },
  { code: 'campus', name: 'university campus', byAppointment: true },
  { code: 'workplace', name: 'firm or institute at work', byAppointment: true },
  { code: 'factory', name: 'factory or packhouse', byAppointment: true },
  { code: 'mine', name: 'mine', byAppointment: true },
  { code: 'power-station', name: 'power station', byAppointment: true },
  { code: 'farm', name: 'farm' },
  { code: 'sport-ground', name: 'stadium or sports ground' },
  { code: 'train', name: 'train ride' },
  { code: 'cableway', name: 'cableway or lift' },
  { code: 'theme-park', name: 'theme park, water park or hot springs' },
  { code: 'adventure-operator', name: 'adventure operator' },
  { code: 'boat-operator', name: 'boat operator' },
  { code: 'zoo', name: 'zoo, bird park or reptile park' },
  { code: 'aquarium', name: 'aquarium' },
  { code: 'sanctuary', name: 'sanctuary for rescued or rare animals' },
  { code: 'game-reserve', name: 'game reserve' },
  { code: 'nature-reserve', name: 'nature reserve' },
  { code: 'botanical-garden', name: 'botanical garden' },
  { code: 'park', name: 'town park' },
  { code: 'environmental-centre', name: 'environmental education centre' },
  { code: 'beach', name: 'beach' },
  { code: 'lake-or-dam', name: 'lake or dam' },
  { code: 'waterfall', name: 'waterfall' },
  { code: 'cave', name: 'cave' },
  { code: 'mountain', name: 'mountain route' },
  { code: 'viewpoint', name: 'viewpoint' },
  { code: 'geological-site', name: 'geological site' },
] as const satisfies readonly PlaceKindRow[]
export type PlaceKind = (typeof PLACE_KINDS)[number]['code']

const BY_APPOINTMENT = new Set<PlaceKind>(PLACE_KINDS.flatMap((row) => ('byAppointment' in row ? [row.code] : [])))
/** Whether a place receives a group only on a day agreed long before, so not because it rains. */
export const isByAppointment = (place: { kind: PlaceKind; by_appointment?: true }): boolean =>
  place.by_appointment === true || BY_APPOINTMENT.has(place.kind)

export const STAY_KINDS = [
  { code: 'camp', name: 'camp' },
  { code: 'rest-camp', name: 'rest camp' },
  { code: 'resort', name: 'resort' },
  { code: 'hostel', name: 'hostel' },
  { code: 'hotel', name: 'hotel' },
  { code: 'residence', name: 'student residence' },
] as const satisfies readonly CodeRow[]
export type StayKind = (typeof STAY_KINDS)[number]['code']
