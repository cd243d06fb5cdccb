/**
 * The cities in which weekday traffic costs a coach much time: into them in the morning, out of them in the afternoon.
 * Centres and reach are drawn roughly, the hours and the share of time lost are estimates from general knowledge.
 */
export const RUSH_CITIES = [
  { name: 'Johannesburg', lat: -26.15, lon: 28.06, reachKm: 22 },
  { name: 'Pretoria', lat: -25.78, lon: 28.23, reachKm: 16 },
  { name: 'Cape Town', lat: -33.93, lon: 18.48, reachKm: 22 },
  { name: 'Durban', lat: -29.85, lon: 30.98, reachKm: 16 },
] as const
/** Minutes of the day at which the loss begins, is full, begins to fall and is over. */
export const RUSH = {
  inward: { begins: 6 * 60, full: 7 * 60, falls: 8 * 60 + 15, over: 9 * 60 + 15 },
  outward: { begins: 15 * 60 + 15, full: 16 * 60 + 15, falls: 17 * 60 + 30, over: 18 * 60 + 30 },
} as const
/** The share of the usual time that is lost when the traffic is at its worst, and the most minutes in one city. */
export const SHARE_LOST = 0.6
export const MOST_LOST = 40
/** Shorter stretches in the reach of a city do not count. */
export const LEAST_KM = 10
