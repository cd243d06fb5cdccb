/**
 * The classes of roads and how fast a coach is on them in km/h, averaged over traffic lights, bends and villages:
 * estimates of November 2026 from the speed limit of coaches (100 km/h) and general knowledge.
 */
export const ROAD_CLASSES = {
  motorway: { coachKmh: 90 },
  trunk: { coachKmh: 80 },
  primary: { coachKmh: 70 },
  secondary: { coachKmh: 60 },
  tertiary: { coachKmh: 44 },
  street: { coachKmh: 42 },
  park: { coachKmh: 38 },
  track: { coachKmh: 30 },
  /** Their minutes stand in the link. */
  ferry: { coachKmh: 10 },
  cable_car: { coachKmh: 10 },
} as const
export type RoadClass = keyof typeof ROAD_CLASSES
export const ROAD_CLASS_NAMES = Object.keys(ROAD_CLASSES) as RoadClass[]

/** What hills, mountains and gravel leave of a coach's speed. */
export const TERRAIN_FACTORS = { flat: 1, hilly: 0.97, mountain: 0.9 } as const
export type Terrain = keyof typeof TERRAIN_FACTORS
export const GRAVEL_COACH_KMH = 44
