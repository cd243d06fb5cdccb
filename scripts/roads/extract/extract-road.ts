import type { Point } from '#shared/domain/geo'
import type { RoadClass } from '#shared/domain/roads/road-classes'

/** The `barrier` of a frontier post. */
export const BORDER_CONTROL = 'border_control'

/** A road of an OpenStreetMap extract: its tags and the points that it goes through. */
export interface ExtractRoad {
  /** Where it stands: "line 12" of GeoJSON, "way 4711" of a PBF file. */
  where: string
  tags: Record<string, string>
  line: Point[]
}
/** A gate, toll or frontier post: a node of a road. */
export interface ExtractBarrier {
  tags: Record<string, string>
  at: Point
}
export type ExtractItem = ExtractRoad | ExtractBarrier
const BARRIERS = ['gate', 'lift_gate', 'toll_booth', BORDER_CONTROL]
/** Its road can be closed there. */
export const isBarrier = ({ barrier = '', opening_hours }: Record<string, string>): boolean =>
  BARRIERS.includes(barrier) || opening_hours !== undefined

/** What can be said about an extract that cannot be used. */
export class BadExtract extends Error {}

const CLASSES: Record<string, RoadClass> = {
  motorway: 'motorway',
  trunk: 'trunk',
  primary: 'primary',
  secondary: 'secondary',
  tertiary: 'tertiary',
  unclassified: 'tertiary',
}
/** The class of a `highway`, ramps with their road; null for what no coach uses between towns. */
export const classOf = ({ highway = '' }: Record<string, string>): RoadClass | null =>
  CLASSES[highway.replace(/_link$/u, '')] ?? null

const COACH_HEIGHT_M = 3.8
/** A coach may use it: not private, not closed to motor vehicles or buses, not too low. */
export function isForCoaches(tags: Record<string, string>): boolean {
  const closed = ['no', 'private', 'agricultural', 'forestry']
  if (['access', 'motor_vehicle', 'vehicle', 'bus', 'tourist_bus'].some((key) => closed.includes(tags[key] ?? '')))
    return false
  const height = Number.parseFloat(tags['maxheight'] ?? '')
  return !(height < COACH_HEIGHT_M) && tags['4wd_only'] !== 'yes'
}

const UNPAVED = [
  'unpaved',
  'gravel',
  'fine_gravel',
  'dirt',
  'earth',
  'ground',
  'sand',
  'compacted',
  'mud',
  'pebblestone',
]
export const isGravel = ({ surface = '' }: Record<string, string>): boolean => UNPAVED.includes(surface)

/** Its tags tell in which direction it is driven. */
export const saysDirection = ({ oneway, junction }: Record<string, string>): boolean =>
  oneway !== undefined || junction === 'roundabout'

/**
 * 1 in the direction of its line, -1 against it, 0 in both. A motorway without `oneway` is driven in the direction of its
 * line only if the lines of the file have directions.
 */
export function directionOf(tags: Record<string, string>, hasDirections: boolean): 1 | -1 | 0 {
  const { oneway = '', junction = '', highway = '' } = tags
  if (oneway === '-1' || oneway === 'reverse') return -1
  if (['yes', 'true', '1'].includes(oneway)) return 1
  if (oneway !== '') return 0
  return junction === 'roundabout' || (hasDirections && highway.startsWith('motorway')) ? 1 : 0
}
