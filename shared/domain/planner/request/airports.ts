import { kmBetween, type Point } from '../../geo.ts'
import type { Spot } from './trip-request.ts'

/** Airports with scheduled flights, where a coach can wait for a group (coordinates of the terminals). */
const AIRPORTS: readonly Spot[] = [
  { name: 'O.R. Tambo International Airport', lat: -26.1337, lon: 28.242 },
  { name: 'Cape Town International Airport', lat: -33.9715, lon: 18.6021 },
  { name: 'King Shaka International Airport', lat: -29.6144, lon: 31.1197 },
  { name: 'Chief Dawid Stuurman International Airport', lat: -33.985, lon: 25.6173 },
  { name: 'King Phalo Airport', lat: -33.0356, lon: 27.8259 },
  { name: 'Bram Fischer International Airport', lat: -29.0927, lon: 26.3024 },
  { name: 'George Airport', lat: -34.0056, lon: 22.3789 },
  { name: 'Kimberley Airport', lat: -28.8028, lon: 24.7652 },
  { name: 'Upington International Airport', lat: -28.4, lon: 21.2602 },
  { name: 'Kruger Mpumalanga International Airport', lat: -25.3832, lon: 31.1056 },
  { name: 'Polokwane International Airport', lat: -23.8453, lon: 29.4586 },
  { name: 'Hoedspruit Eastgate Airport', lat: -24.3536, lon: 31.0467 },
  { name: 'Richards Bay Airport', lat: -28.741, lon: 32.0921 },
  { name: 'Mthatha Airport', lat: -31.5479, lon: 28.6743 },
]
const LANDING_KM = 220
const WORTH_FLYING_KM = 400

export const isAirport = (spot: Spot): boolean => AIRPORTS.some(({ name }) => name === spot.name)

/** The airport to land at for a trip around `there`, or null if flying would not help. */
export function findAirport(home: Point, there: Point): Spot | null {
  if (kmBetween(home, there) < WORTH_FLYING_KM) return null
  const nearest = AIRPORTS.map((airport) => ({ airport, km: kmBetween(airport, there) })).toSorted(
    (a, b) => a.km - b.km,
  )[0]
  return nearest && nearest.km <= LANDING_KM ? nearest.airport : null
}
