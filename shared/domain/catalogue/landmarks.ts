import type { Point } from '../geo.ts'
import type { Province } from '../provinces.ts'
import type { Confidence } from './confidence.ts'
import { PLACE_KINDS, type PlaceKind } from './kinds.ts'
import type { StopSortCode } from './stop-sorts.ts'

/** Kinds that places of the catalogue do not have, with their sorts. */
const OTHER_KINDS = [
  { code: 'airport', stopSort: 'airport' },
  { code: 'event', stopSort: 'show' },
  { code: 'mall', stopSort: 'market' },
  { code: 'market', stopSort: 'market' },
  { code: 'radio-or-newspaper', stopSort: 'newsroom' },
] as const
export type LandmarkKind = PlaceKind | (typeof OTHER_KINDS)[number]['code']

const KINDS: readonly { code: LandmarkKind; stopSort: StopSortCode }[] = [...PLACE_KINDS, ...OTHER_KINDS]
/** What a landmark is like as a stop to arrange, by its kind, where its name does not tell. */
export const SORT_OF_LANDMARK = Object.fromEntries(KINDS.map(({ code, stopSort }) => [code, stopSort])) as Record<
  LandmarkKind,
  StopSortCode
>

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
