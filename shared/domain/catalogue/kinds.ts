/** One row of a table of codes. The files of `catalogue/` contain the code, so it never changes once it is used. */
export interface CodeRow {
  code: string
  /** As a reader is told. */
  name: string
}

/** What a place is. Each has exactly one kind; what there is to see or do there is told by its offers. */
export const PLACE_KINDS = [
  { code: 'museum', name: 'museum' },
  { code: 'gallery', name: 'art gallery' },
  { code: 'heritage-site', name: 'heritage site' },
  { code: 'monument', name: 'monument or memorial' },
  { code: 'parliament-or-court', name: 'parliament or court' },
  { code: 'faith-site', name: 'place of worship' },
  { code: 'cultural-village', name: 'cultural village' },
  { code: 'theatre', name: 'theatre or concert hall' },
  { code: 'walking-tour', name: 'guided walk in a town or township' },
  { code: 'community-project', name: 'community project' },
  { code: 'science-centre', name: 'science centre' },
  { code: 'planetarium', name: 'planetarium' },
  { code: 'observatory', name: 'observatory' },
  { code: 'campus', name: 'university campus' },
  { code: 'workplace', name: 'firm or institute at work' },
  { code: 'factory', name: 'factory or packhouse' },
  { code: 'mine', name: 'mine' },
  { code: 'power-station', name: 'power station' },
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
] as const satisfies readonly CodeRow[]
export type PlaceKind = (typeof PLACE_KINDS)[number]['code']

export const STAY_KINDS = [
  { code: 'camp', name: 'camp' },
  { code: 'rest-camp', name: 'rest camp' },
  { code: 'resort', name: 'resort' },
  { code: 'hostel', name: 'hostel' },
  { code: 'hotel', name: 'hotel' },
  { code: 'residence', name: 'student residence' },
] as const satisfies readonly CodeRow[]
export type StayKind = (typeof STAY_KINDS)[number]['code']
