import type { Point } from '../geo.ts'

/** What makes a road slow. */
export type RoadAdvice =
  | 'narrow_coast_road'
  | 'park_speed_limit'
  | 'gravel_and_drifts'
  | 'gravel_and_passes'
  | 'gravel_far_from_help'

/**
 * Where a coach does not get through as the straight line promises. Outlines and crossings are drawn roughly from a
 * general knowledge of the map: estimates, like every driving time, and no statement about the state of a road.
 */
export interface SlowCountry {
  name: string
  outline: readonly Point[]
  /** Minutes for each kilometre of the straight line in it, and how much longer its roads are than that line. */
  minutesPerKm: number
  roadFactor: number
  /** Where its roads meet the main road. */
  hubs: readonly Crossing[]
  /** No road leads through it: from one spot in it to another farther than this one goes out by a hub. */
  throughKm?: number
  /** The advice for the driver, shown with a drive through it. */
  advice: RoadAdvice
}
/** Water, a mountain range or a border: coaches cross it only at the crossings. */
export interface Barrier {
  name: string
  line: readonly Point[]
  crossings: readonly Crossing[]
}
export interface Crossing extends Point {
  name: string
}

const line = (...points: [number, number][]): Point[] => points.map(([lat, lon]) => ({ lat, lon }))
const at = (name: string, lat: number, lon: number): Crossing => ({ name, lat, lon })

export const SLOW_COUNTRY: readonly SlowCountry[] = [
  {
    name: 'the Wild Coast',
    outline: line(
      [-32.55, 28.35],
      [-32.26, 28.5],
      [-31.84, 28.78],
      [-31.7, 29.3],
      [-31.58, 29.42],
      [-31.4, 29.55],
      [-31.1, 29.7],
      [-31.02, 30],
      [-31.1, 30.15],
      [-31.4, 30.1],
      [-31.75, 29.65],
      [-32.15, 29.25],
      [-32.5, 28.85],
      [-32.75, 28.5],
    ),
    minutesPerKm: 2.6,
    roadFactor: 2,
    hubs: [
      at('Dutywa', -32.1, 28.31),
      at('Viedgesville', -31.73, 28.68),
      at('Libode', -31.54, 29.03),
      at('Bizana', -30.86, 29.85),
    ],
    throughKm: 25,
    advice: 'narrow_coast_road',
  },
  {
    name: 'the Kruger National Park',
    outline: line(
      [-25.15, 31.2],
      [-24.98, 31.36],
      [-24.5, 31.4],
      [-23.95, 31.18],
      [-22.7, 31],
      [-22.33, 31.15],
      [-22.42, 31.4],
      [-23.6, 31.6],
      [-24.3, 31.95],
      [-25.35, 32.03],
      [-25.36, 31.89],
      [-25.47, 31.55],
      [-25.46, 31.35],
    ),
    minutesPerKm: 1.86,
    roadFactor: 1.3,
    hubs: [at('Malelane', -25.5, 31.53), at('Hazyview', -25.04, 31.13), at('Phalaborwa', -23.94, 31.14)],
    advice: 'park_speed_limit',
  },
  {
    name: 'the Baviaanskloof',
    outline: line([-33.7, 24.75], [-33.45, 23.4], [-33.75, 23.4], [-33.8, 24.75]),
    minutesPerKm: 2.2,
    roadFactor: 1.5,
    hubs: [at('Patensie', -33.76, 24.82)],
    advice: 'gravel_and_drifts',
  },
  {
    name: 'the Cederberg',
    outline: line([-32.15, 18.98], [-32.15, 19.3], [-32.8, 19.6], [-32.8, 19.2], [-32.45, 18.98]),
    minutesPerKm: 2.4,
    roadFactor: 1.6,
    hubs: [at('the N7', -32.37, 18.95)],
    advice: 'gravel_and_passes',
  },
  {
    name: 'the Richtersveld',
    outline: line([-28.75, 16.6], [-28, 16.7], [-27.95, 17.2], [-28.3, 17.5], [-28.75, 17.3]),
    minutesPerKm: 2.2,
    roadFactor: 1.5,
    hubs: [at('Alexander Bay', -28.59, 16.49)],
    advice: 'gravel_far_from_help',
  },
]

export const BARRIERS: readonly Barrier[] = [
  {
    name: 'False Bay',
    line: line([-34.1, 18.6], [-34.7, 18.7]),
    crossings: [at('Baden Powell Drive', -34.07, 18.6)],
  },
  {
    name: 'the Drakensberg',
    line: line(
      [-28.575, 29.04],
      [-28.66, 28.93],
      [-28.72, 28.91],
      [-28.76, 28.89],
      [-28.92, 29.05],
      [-29.09, 29.32],
      [-29.34, 29.42],
      [-29.58, 29.28],
      [-29.87, 29.15],
      [-30.08, 28.75],
      [-30.12, 28.35],
      [-30.66, 28.1],
      [-30.62, 27.75],
      [-30.32, 27.35],
    ),
    crossings: [
      at('Oliviershoek Pass', -28.56, 29.06),
      at('Phuthaditjhaba', -28.5, 28.83),
      at('Mooi River', -29.21, 30),
      at('Kokstad', -30.55, 29.42),
      at('Barkly East', -30.97, 27.6),
      at('Aliwal North', -30.69, 26.71),
    ],
  },
  {
    name: 'the Swartberg',
    line: line([-33.35, 21.15], [-33.36, 22.5]),
    crossings: [at('Meiringspoort', -33.35, 22.56), at('De Rust', -33.49, 22.53), at('Ladismith', -33.36, 21.05)],
  },
  {
    name: 'the Blyde River Canyon',
    line: line([-24.5, 30.68], [-24.552, 30.78], [-24.552, 30.83], [-24.62, 30.87], [-24.9, 30.905]),
    crossings: [
      at('Kowyn’s Pass', -24.945, 30.92),
      at('the Strijdom Tunnel', -24.45, 30.63),
      at('Ohrigstad', -24.57, 30.62),
      at('Klaserie', -24.53, 31.02),
    ],
  },
  {
    name: 'Lake St Lucia',
    line: line([-28.34, 32.42], [-28, 32.47], [-27.86, 32.5], [-27.86, 32.75]),
    crossings: [at('the St Lucia bridge', -28.38, 32.4), at('Hluhluwe', -28.02, 32.27)],
  },
  {
    name: 'the frontier',
    line: line([-26, 31.05], [-25.76, 31.35], [-25.98, 31.9], [-26, 33]),
    crossings: [
      at('Carolina', -26.07, 30.12),
      at('Piet Retief', -27, 30.8),
      at('Malelane', -25.5, 31.53),
      at('Mbombela', -25.47, 30.97),
    ],
  },
]
