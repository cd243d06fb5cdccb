import type { LearningKind } from './concepts.ts'

/** One row of a table of codes. The files of `catalogue/` contain the code, so it never changes once it is used. */
export interface CodeRow {
  code: string
  /** As a reader is told. */
  name: string
}

interface PlaceKindRow extends CodeRow {
  /** The sort of `stop-sorts.ts` that a visit to a landmark of this kind is like: its host, hours and prices. */
  stopSort: string
  /** Whether all of this kind receive a group only on a day agreed long before. */
  byAppointment?: true
  /** Nouns of `stop-sorts.ts` by which any place of this kind is called, whatever its name is. */
  nouns?: readonly string[]
  /** What can be taught there, whatever else it offers: no structures at a zoo because it has a cable car. Absent: all. */
  learning?: readonly LearningKind[]
  /** A ride takes as long as it takes: no visit is shorter. */
  ownLength?: true
  /** There is nothing to see unless something is performed. */
  needsShow?: true
  /** A class may come in from the rain: there is something to see at any hour. */
  shelter?: true
}

// biome-ignore format: one row is one line
/** What a place is. Each has exactly one kind; what there is to see or do there is told by its offers. */
export const PLACE_KINDS = [
  { code: 'museum', name: 'museum', stopSort: 'museum', shelter: true, nouns: ['museum', 'museums', 'exhibition'], learning: ['living', 'earth', 'sky', 'science', 'making', 'enterprise', 'past', 'civic', 'expression'] },
  { code: 'gallery', name: 'art gallery', stopSort: 'museum', shelter: true, nouns: ['gallery', 'art gallery', 'art museum'], learning: ['expression', 'past', 'making', 'civic'] },
  { code: 'heritage-site', name: 'heritage site', stopSort: 'heritage', shelter: true, nouns: ['heritage site', 'historic house', 'ruins'], learning: ['living', 'earth', 'sky', 'science', 'making', 'enterprise', 'past', 'civic', 'expression'] },
  { code: 'library', name: 'library', stopSort: 'library', shelter: true, nouns: ['library'], learning: ['past', 'expression', 'civic', 'science', 'enterprise'] },
  { code: 'monument', name: 'monument or memorial', stopSort: 'heritage', nouns: ['monument', 'memorial'], learning: ['past', 'civic', 'expression', 'making', 'earth', 'sky', 'science', 'enterprise'] },
  { code: 'parliament-or-court', name: 'parliament or court', stopSort: 'council', byAppointment: true, learning: ['civic', 'past', 'expression'] },
  { code: 'faith-site', name: 'place of worship', stopSort: 'worship', learning: ['past', 'expression', 'making', 'civic'] },
  { code: 'cultural-village', name: 'cultural village', stopSort: 'museum', nouns: ['cultural village'], learning: ['past', 'expression', 'enterprise', 'making'] },
  { code: 'theatre', name: 'theatre or concert hall', stopSort: 'show', needsShow: true, nouns: ['theatre', 'theater', 'playhouse', 'play', 'musical', 'matinee', 'show', 'concert', 'production', 'performance'], learning: ['expression', 'past', 'enterprise', 'civic'] },
  { code: 'walking-tour', name: 'guided walk in a town or township', stopSort: 'town-walk', nouns: ['town walk', 'walking tour', 'historic walk', 'city tour'], learning: ['past', 'expression', 'enterprise', 'making', 'civic', 'earth'] },
  { code: 'community-project', name: 'community project', stopSort: 'care-home' },
  { code: 'science-centre', name: 'science centre', stopSort: 'planetarium', shelter: true, nouns: ['science centre', 'science center', 'discovery centre', 'exploratorium'] },
  { code: 'planetarium', name: 'planetarium', stopSort: 'planetarium', nouns: ['planetarium'], learning: ['sky', 'science'] },
  { code: 'observatory', name: 'observatory', stopSort: 'laboratory', learning: ['sky', 'science', 'enterprise'] },
  { code: 'campus', name: 'university campus', stopSort: 'campus', byAppointment: true, nouns: ['university', 'campus', 'faculty'] },
  { code: 'workplace', name: 'firm or institute at work', stopSort: 'bank', byAppointment: true },
  { code: 'factory', name: 'factory or packhouse', stopSort: 'factory', byAppointment: true },
  { code: 'mine', name: 'mine', stopSort: 'mine', byAppointment: true, nouns: ['mine'] },
  { code: 'power-station', name: 'power station', stopSort: 'power', byAppointment: true, nouns: ['power station'] },
  { code: 'farm', name: 'farm', stopSort: 'farm', nouns: ['farm'] },
  { code: 'sport-ground', name: 'stadium or sports ground', stopSort: 'match', nouns: ['stadium'], learning: ['together', 'making', 'enterprise', 'science'] },
  { code: 'train', name: 'train ride', stopSort: 'train', ownLength: true, nouns: ['train', 'train ride'] },
  { code: 'cableway', name: 'cableway or lift', stopSort: 'train', nouns: ['cableway', 'cable car'] },
  { code: 'theme-park', name: 'theme park, water park or hot springs', stopSort: 'pool', nouns: ['theme park'] },
  { code: 'adventure-operator', name: 'adventure operator', stopSort: 'camp' },
  { code: 'boat-operator', name: 'boat operator', stopSort: 'train', ownLength: true, nouns: ['boat', 'boat trip', 'boat cruise'] },
  { code: 'zoo', name: 'zoo, bird park or reptile park', stopSort: 'zoo', nouns: ['zoo'], learning: ['living'] },
  { code: 'aquarium', name: 'aquarium', stopSort: 'zoo', shelter: true, nouns: ['aquarium', 'oceanarium'], learning: ['living'] },
  { code: 'sanctuary', name: 'sanctuary for rescued or rare animals', stopSort: 'zoo', nouns: ['sanctuary'], learning: ['living', 'civic'] },
  { code: 'game-reserve', name: 'game reserve', stopSort: 'reserve', nouns: ['game reserve', 'reserve', 'game park'], learning: ['living', 'earth', 'past', 'expression', 'enterprise'] },
  { code: 'nature-reserve', name: 'nature reserve', stopSort: 'reserve', nouns: ['nature reserve', 'reserve'], learning: ['living', 'earth', 'past', 'expression', 'enterprise', 'together'] },
  { code: 'botanical-garden', name: 'botanical garden', stopSort: 'reserve', nouns: ['botanical garden', 'botanical gardens', 'botanic gardens', 'gardens', 'garden'], learning: ['living', 'earth'] },
  { code: 'park', name: 'town park', stopSort: 'reserve', nouns: ['park'], learning: ['living', 'earth', 'past', 'expression', 'civic', 'together'] },
  { code: 'environmental-centre', name: 'environmental education centre', stopSort: 'planetarium' },
  { code: 'beach', name: 'beach', stopSort: 'beach', nouns: ['beach', 'sea', 'ocean', 'shore', 'seashore', 'sea shore', 'coast', 'beachfront'], learning: ['living', 'earth', 'together', 'enterprise', 'past'] },
  { code: 'lake-or-dam', name: 'lake or dam', stopSort: 'water', nouns: ['dam', 'lake'], learning: ['living', 'earth', 'science', 'making', 'together', 'enterprise'] },
  { code: 'waterfall', name: 'waterfall', stopSort: 'water', nouns: ['waterfall', 'falls'], learning: ['living', 'earth', 'past', 'enterprise'] },
  { code: 'cave', name: 'cave', stopSort: 'mountain', nouns: ['cave', 'caves'] },
  { code: 'mountain', name: 'mountain route', stopSort: 'mountain', nouns: ['mountain', 'hiking trail', 'hike', 'trail'], learning: ['living', 'earth', 'past', 'expression', 'together', 'enterprise'] },
  { code: 'viewpoint', name: 'viewpoint', stopSort: 'mountain', nouns: ['viewpoint', 'look-out', 'lookout'], learning: ['earth', 'living', 'past', 'enterprise', 'expression'] },
  { code: 'geological-site', name: 'geological site', stopSort: 'mountain', learning: ['earth', 'living', 'sky', 'past', 'enterprise'] },
] as const satisfies readonly PlaceKindRow[]
export type PlaceKind = (typeof PLACE_KINDS)[number]['code']

const LEARNING = new Map<PlaceKind, ReadonlySet<LearningKind>>(
  PLACE_KINDS.flatMap((row: PlaceKindRow & { code: PlaceKind }) =>
    row.learning ? [[row.code, new Set(row.learning)] as const] : [],
  ),
)
/** Whether a kind of place can teach something of this sort. */
export const carries = (kind: PlaceKind, learning: LearningKind): boolean => LEARNING.get(kind)?.has(learning) ?? true

const OWN_LENGTH = new Set<PlaceKind>(PLACE_KINDS.flatMap((row) => ('ownLength' in row ? [row.code] : [])))
export const hasOwnLength = (kind: PlaceKind): boolean => OWN_LENGTH.has(kind)

const SHELTERS = new Set<PlaceKind>(PLACE_KINDS.flatMap((row) => ('shelter' in row ? [row.code] : [])))
/** Whether a place takes a class from the street on a wet day. */
export const isShelter = ({ kind, setting }: { kind: PlaceKind; setting: 'open' | 'covered' | 'indoor' }): boolean =>
  setting === 'indoor' && SHELTERS.has(kind)

const NEEDS_SHOW = new Set<PlaceKind>(PLACE_KINDS.flatMap((row) => ('needsShow' in row ? [row.code] : [])))
/** Whether a place may have nothing to see on a day: a stage without a performance at a known hour. */
export const mayBeEmpty = ({ kind, slots }: { kind: PlaceKind; slots?: readonly unknown[] }): boolean =>
  NEEDS_SHOW.has(kind) && !slots

const BY_APPOINTMENT = new Set<PlaceKind>(PLACE_KINDS.flatMap((row) => ('byAppointment' in row ? [row.code] : [])))
/** Whether a place receives a group only on a day agreed long before, so not because it rains. */
export const isByAppointment = (place: { kind: PlaceKind; by_appointment?: true }): boolean =>
  place.by_appointment === true || BY_APPOINTMENT.has(place.kind)

const nounsOfKind = new Map<PlaceKind, ReadonlySet<string>>(
  PLACE_KINDS.map((row: PlaceKindRow & { code: PlaceKind }) => [row.code, new Set(row.nouns)]),
)
/** The nouns by which any place of a kind is called. */
export const nounsOf = (kind: PlaceKind): ReadonlySet<string> => nounsOfKind.get(kind)!
/** Whether a noun of `stop-sorts.ts` means any place of a kind: each beach is "the sea", not each theme park is "paintball". */
export const isNounOfKind = (noun: string, kind: PlaceKind): boolean => nounsOf(kind).has(noun)

export const STAY_KINDS = [
  { code: 'camp', name: 'camp' },
  { code: 'rest-camp', name: 'rest camp' },
  { code: 'resort', name: 'resort' },
  { code: 'hostel', name: 'hostel' },
  { code: 'hotel', name: 'hotel' },
  { code: 'residence', name: 'student residence' },
] as const satisfies readonly CodeRow[]
export type StayKind = (typeof STAY_KINDS)[number]['code']
