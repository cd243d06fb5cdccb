/** One row of a table of codes. The files of `catalogue/` contain the code, so it never changes once it is used. */
export interface CodeRow {
  code: string
  /** As a reader is told. */
  name: string
}

interface PlaceKindRow extends CodeRow {
  /** Whether all of this kind receive a group only on a day agreed long before. */
  byAppointment?: true
  /** Nouns of `stop-sorts.ts` by which any place of this kind is called, whatever its name is. */
  nouns?: readonly string[]
}

// biome-ignore format: one row is one line
/** What a place is. Each has exactly one kind; what there is to see or do there is told by its offers. */
export const PLACE_KINDS = [
  { code: 'museum', name: 'museum', nouns: ['museum', 'museums', 'exhibition'] },
  { code: 'gallery', name: 'art gallery', nouns: ['gallery', 'art gallery', 'art museum'] },
  { code: 'heritage-site', name: 'heritage site', nouns: ['heritage site', 'historic house', 'ruins'] },
  { code: 'library', name: 'library', nouns: ['library'] },
  { code: 'monument', name: 'monument or memorial', nouns: ['monument', 'memorial'] },
  { code: 'parliament-or-court', name: 'parliament or court', byAppointment: true },
  { code: 'faith-site', name: 'place of worship' },
  { code: 'cultural-village', name: 'cultural village', nouns: ['cultural village'] },
  { code: 'theatre', name: 'theatre or concert hall', nouns: ['theatre', 'theater', 'playhouse', 'play', 'musical', 'matinee', 'show', 'concert', 'production', 'performance'] },
  { code: 'walking-tour', name: 'guided walk in a town or township', nouns: ['town walk', 'walking tour', 'historic walk', 'city tour'] },
  { code: 'community-project', name: 'community project' },
  { code: 'science-centre', name: 'science centre', nouns: ['science centre', 'science center', 'discovery centre', 'exploratorium'] },
  { code: 'planetarium', name: 'planetarium', nouns: ['planetarium'] },
  { code: 'observatory', name: 'observatory' },
  { code: 'campus', name: 'university campus', byAppointment: true, nouns: ['university', 'campus', 'faculty'] },
  { code: 'workplace', name: 'firm or institute at work', byAppointment: true },
  { code: 'factory', name: 'factory or packhouse', byAppointment: true },
  { code: 'mine', name: 'mine', byAppointment: true, nouns: ['mine'] },
  { code: 'power-station', name: 'power station', byAppointment: true, nouns: ['power station'] },
  { code: 'farm', name: 'farm', nouns: ['farm'] },
  { code: 'sport-ground', name: 'stadium or sports ground', nouns: ['stadium'] },
  { code: 'train', name: 'train ride', nouns: ['train', 'train ride'] },
  { code: 'cableway', name: 'cableway or lift', nouns: ['cableway', 'cable car'] },
  { code: 'theme-park', name: 'theme park, water park or hot springs', nouns: ['theme park'] },
  { code: 'adventure-operator', name: 'adventure operator' },
  { code: 'boat-operator', name: 'boat operator', nouns: ['boat', 'boat trip', 'boat cruise'] },
  { code: 'zoo', name: 'zoo, bird park or reptile park', nouns: ['zoo'] },
  { code: 'aquarium', name: 'aquarium', nouns: ['aquarium', 'oceanarium'] },
  { code: 'sanctuary', name: 'sanctuary for rescued or rare animals', nouns: ['sanctuary'] },
  { code: 'game-reserve', name: 'game reserve', nouns: ['game reserve', 'reserve', 'game park'] },
  { code: 'nature-reserve', name: 'nature reserve', nouns: ['nature reserve', 'reserve'] },
  { code: 'botanical-garden', name: 'botanical garden', nouns: ['botanical garden', 'botanical gardens', 'botanic gardens', 'gardens', 'garden'] },
  { code: 'park', name: 'town park', nouns: ['park'] },
  { code: 'environmental-centre', name: 'environmental education centre' },
  { code: 'beach', name: 'beach', nouns: ['beach', 'sea', 'ocean', 'shore', 'seashore', 'sea shore', 'coast', 'beachfront'] },
  { code: 'lake-or-dam', name: 'lake or dam', nouns: ['dam', 'lake'] },
  { code: 'waterfall', name: 'waterfall', nouns: ['waterfall', 'falls'] },
  { code: 'cave', name: 'cave', nouns: ['cave', 'caves'] },
  { code: 'mountain', name: 'mountain route', nouns: ['mountain', 'hiking trail', 'hike', 'trail'] },
  { code: 'viewpoint', name: 'viewpoint', nouns: ['viewpoint', 'look-out', 'lookout'] },
  { code: 'geological-site', name: 'geological site' },
] as const satisfies readonly PlaceKindRow[]
export type PlaceKind = (typeof PLACE_KINDS)[number]['code']

const BY_APPOINTMENT = new Set<PlaceKind>(PLACE_KINDS.flatMap((row) => ('byAppointment' in row ? [row.code] : [])))
/** Whether a place receives a group only on a day agreed long before, so not because it rains. */
export const isByAppointment = (place: { kind: PlaceKind; by_appointment?: true }): boolean =>
  place.by_appointment === true || BY_APPOINTMENT.has(place.kind)

const nounsOfKind = new Map<PlaceKind, ReadonlySet<string>>(
  PLACE_KINDS.map((row: PlaceKindRow & { code: PlaceKind }) => [row.code, new Set(row.nouns)]),
)
/** Whether a noun of `stop-sorts.ts` means any place of a kind: each beach is "the sea", not each theme park is "paintball". */
export const isNounOfKind = (noun: string, kind: PlaceKind): boolean => nounsOfKind.get(kind)!.has(noun)

export const STAY_KINDS = [
  { code: 'camp', name: 'camp' },
  { code: 'rest-camp', name: 'rest camp' },
  { code: 'resort', name: 'resort' },
  { code: 'hostel', name: 'hostel' },
  { code: 'hotel', name: 'hotel' },
  { code: 'residence', name: 'student residence' },
] as const satisfies readonly CodeRow[]
export type StayKind = (typeof STAY_KINDS)[number]['code']
