import type { Point } from '../geo.ts'
import type { Province } from '../provinces.ts'
import type { Confidence } from './confidence.ts'
import type { PlaceKind } from './kinds.ts'
import type { StopSortCode } from './stop-sorts.ts'

/** Kinds that places of the catalogue do not have. */
const OTHER_KINDS = ['airport', 'event', 'mall', 'market', 'radio-or-newspaper'] as const
export type LandmarkKind = PlaceKind | (typeof OTHER_KINDS)[number]

/**
 * What a landmark is like as a stop to arrange, by its kind, where its name does not tell. The host, hours and prices are
 * those of the sort.
 */
export const SORT_OF_LANDMARK = {
  museum: 'museum',
  gallery: 'museum',
  'heritage-site': 'heritage',
  library: 'library',
  monument: 'heritage',
  'parliament-or-court': 'council',
  'faith-site': 'worship',
  'cultural-village': 'museum',
  theatre: 'show',
  'walking-tour': 'town-walk',
  'community-project': 'care-home',
  'science-centre': 'planetarium',
  planetarium: 'planetarium',
  observatory: 'laboratory',
  campus: 'campus',
  workplace: 'bank',
  factory: 'factory',
  mine: 'mine',
  'power-station': 'power',
  farm: 'farm',
  'sport-ground': 'match',
  train: 'train',
  cableway: 'train',
  'theme-park': 'pool',
  'adventure-operator': 'camp',
  'boat-operator': 'train',
  zoo: 'zoo',
  aquarium: 'zoo',
  sanctuary: 'zoo',
  'game-reserve': 'reserve',
  'nature-reserve': 'reserve',
  'botanical-garden': 'reserve',
  park: 'reserve',
  'environmental-centre': 'planetarium',
  beach: 'beach',
  'lake-or-dam': 'water',
  waterfall: 'water',
  cave: 'mountain',
  mountain: 'mountain',
  viewpoint: 'mountain',
  'geological-site': 'mountain',
  airport: 'airport',
  event: 'show',
  mall: 'market',
  market: 'market',
  'radio-or-newspaper': 'newsroom',
} as const satisfies Record<LandmarkKind, StopSortCode>

/** A place that people name and of which we hold only what it is and where: a visit there is a stop to arrange. */
export interface Landmark extends Point {
  id: string
  name: string
  /** Other names that people write. */
  also: readonly string[]
  kind: LandmarkKind
  province: Province
  town: string
  /** In which months it is, if it is an event. */
  months?: readonly number[]
  confidence: Confidence
}

const byId = new WeakMap<readonly Landmark[], ReadonlyMap<string, Landmark>>()
export function findLandmark(landmarks: readonly Landmark[], id: string): Landmark | undefined {
  let known = byId.get(landmarks)
  if (!known) byId.set(landmarks, (known = new Map(landmarks.map((landmark) => [landmark.id, landmark]))))
  return known.get(id)
}
