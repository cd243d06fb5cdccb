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
  nouns?: { en: readonly string[]; af?: readonly string[] }
}

// biome-ignore format: one row is one line
/** What a place is. Each has exactly one kind; what there is to see or do there is told by its offers. */
export const PLACE_KINDS = [
  { code: 'museum', name: 'museum', nouns: { en: ['museum', 'museums', 'exhibition'], af: ['museum', 'uitstalling'] } },
  { code: 'gallery', name: 'art gallery', nouns: { en: ['gallery', 'art gallery', 'art museum'], af: ['kunsgalery'] } },
  { code: 'heritage-site', name: 'heritage site', nouns: { en: ['heritage site', 'historic house', 'ruins'] } },
  { code: 'monument', name: 'monument or memorial', nouns: { en: ['monument', 'memorial'], af: ['monument', 'gedenkteken'] } },
  { code: 'parliament-or-court', name: 'parliament or court', byAppointment: true },
  { code: 'faith-site', name: 'place of worship' },
  { code: 'cultural-village', name: 'cultural village', nouns: { en: ['cultural village'], af: ['kultuurdorp'] } },
  { code: 'theatre', name: 'theatre or concert hall', nouns: { en: ['theatre', 'theater', 'playhouse', 'play', 'musical', 'matinee', 'show', 'concert', 'production', 'performance'], af: ['teater', 'vertoning', 'toneelstuk', 'konsert'] } },
  { code: 'walking-tour', name: 'guided walk in a town or township', nouns: { en: ['town walk', 'walking tour', 'historic walk', 'city tour'] } },
  { code: 'community-project', name: 'community project' },
  { code: 'science-centre', name: 'science centre', nouns: { en: ['science centre', 'science center', 'discovery centre', 'exploratorium'], af: ['wetenskapsentrum'] } },
  { code: 'planetarium', name: 'planetarium', nouns: { en: ['planetarium'], af: ['planetarium'] } },
  { code: 'observatory', name: 'observatory' },
  { code: 'campus', name: 'university campus', byAppointment: true, nouns: { en: ['university', 'campus', 'faculty'], af: ['universiteit', 'kampus'] } },
  { code: 'workplace', name: 'firm or institute at work', byAppointment: true },
  { code: 'factory', name: 'factory or packhouse', byAppointment: true },
  { code: 'mine', name: 'mine', byAppointment: true, nouns: { en: ['mine'], af: ['myn'] } },
  { code: 'power-station', name: 'power station', byAppointment: true, nouns: { en: ['power station'], af: ['kragstasie'] } },
  { code: 'farm', name: 'farm', nouns: { en: ['farm'], af: ['plaas'] } },
  { code: 'sport-ground', name: 'stadium or sports ground', nouns: { en: ['stadium'], af: ['stadion'] } },
  { code: 'train', name: 'train ride', nouns: { en: ['train', 'train ride'], af: ['trein', 'treinrit'] } },
  { code: 'cableway', name: 'cableway or lift', nouns: { en: ['cableway', 'cable car'], af: ['sweefspoor', 'kabelkar'] } },
  { code: 'theme-park', name: 'theme park, water park or hot springs', nouns: { en: ['theme park'], af: ['pretpark'] } },
  { code: 'adventure-operator', name: 'adventure operator' },
  { code: 'boat-operator', name: 'boat operator', nouns: { en: ['boat', 'boat trip', 'boat cruise'], af: ['boot', 'bootrit'] } },
  { code: 'zoo', name: 'zoo, bird park or reptile park', nouns: { en: ['zoo'], af: ['dieretuin'] } },
  { code: 'aquarium', name: 'aquarium', nouns: { en: ['aquarium', 'oceanarium'], af: ['akwarium'] } },
  { code: 'sanctuary', name: 'sanctuary for rescued or rare animals', nouns: { en: ['sanctuary'] } },
  { code: 'game-reserve', name: 'game reserve', nouns: { en: ['game reserve', 'reserve', 'game park'], af: ['wildreservaat'] } },
  { code: 'nature-reserve', name: 'nature reserve', nouns: { en: ['nature reserve', 'reserve'], af: ['natuurreservaat'] } },
  { code: 'botanical-garden', name: 'botanical garden', nouns: { en: ['botanical garden', 'botanical gardens', 'botanic gardens', 'gardens', 'garden'], af: ['botaniese tuin'] } },
  { code: 'park', name: 'town park', nouns: { en: ['park'], af: ['park'] } },
  { code: 'environmental-centre', name: 'environmental education centre' },
  { code: 'beach', name: 'beach', nouns: { en: ['beach', 'sea', 'ocean', 'shore', 'seashore', 'sea shore', 'coast', 'beachfront'], af: ['strand', 'see', 'kus'] } },
  { code: 'lake-or-dam', name: 'lake or dam', nouns: { en: ['dam', 'lake'], af: ['dam', 'meer'] } },
  { code: 'waterfall', name: 'waterfall', nouns: { en: ['waterfall', 'falls'], af: ['waterval'] } },
  { code: 'cave', name: 'cave', nouns: { en: ['cave', 'caves'], af: ['grot', 'grotte'] } },
  { code: 'mountain', name: 'mountain route', nouns: { en: ['mountain', 'hiking trail', 'hike', 'trail'], af: ['berg', 'staproete'] } },
  { code: 'viewpoint', name: 'viewpoint', nouns: { en: ['viewpoint', 'look-out', 'lookout'], af: ['uitkykpunt'] } },
  { code: 'geological-site', name: 'geological site' },
] as const satisfies readonly PlaceKindRow[]
export type PlaceKind = (typeof PLACE_KINDS)[number]['code']

const BY_APPOINTMENT = new Set<PlaceKind>(PLACE_KINDS.flatMap((row) => ('byAppointment' in row ? [row.code] : [])))
/** Whether a place receives a group only on a day agreed long before, so not because it rains. */
export const isByAppointment = (place: { kind: PlaceKind; by_appointment?: true }): boolean =>
  place.by_appointment === true || BY_APPOINTMENT.has(place.kind)

const nounsOfKind = new Map<PlaceKind, ReadonlySet<string>>(
  PLACE_KINDS.map((row: PlaceKindRow & { code: PlaceKind }) => [
    row.code,
    new Set([...(row.nouns?.en ?? []), ...(row.nouns?.af ?? [])]),
  ]),
)
/** Whether a noun means any place of a kind: each beach is "the sea", not each theme park is "paintball". */
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
