import { LEAST_KM, MOST_LOST, RUSH, RUSH_CITIES, SHARE_LOST } from '../../roads/rush-cities.ts'
import { greatCircleKm, spotOf } from './distance.ts'
import type { FastestWay, Passed } from './road-search.ts'

/** Where a way leads through a city of the table: minutes of driving before it and in it. */
interface CityOnWay {
  direction: keyof typeof RUSH
  after: number
  inside: number
}
function citiesOn({ passed }: FastestWay): CityOnWay[] {
  return RUSH_CITIES.flatMap((city) => {
    const off = passed.map(({ spot }) => greatCircleKm(spotOf(city), spot))
    const inside = passed.flatMap((_, i) => (i > 0 && Math.max(off[i - 1]!, off[i]!) <= city.reachKm ? [i] : []))
    const [first, last] = [inside[0], inside.at(-1)]
    if (first === undefined || last === undefined) return []
    const within = (of: (point: Passed) => number) =>
      inside.reduce((sum, i) => sum + of(passed[i]!) - of(passed[i - 1]!), 0)
    if (within(({ km }) => km) < LEAST_KM) return []
    const direction = off[last]! <= off[first - 1]! ? ('inward' as const) : ('outward' as const)
    return [{ direction, after: passed[first - 1]!.minutes, inside: within(({ minutes }) => minutes) }]
  })
}

/** How dense the traffic is at a minute of a weekday, from 0 to 1. */
function density(direction: keyof typeof RUSH, at: number): number {
  const { begins, full, falls, over } = RUSH[direction]
  if (at <= begins || at >= over) return 0
  if (at < full) return (at - begins) / (full - begins)
  return at <= falls ? 1 : (over - at) / (over - falls)
}

/** A part of a drive between two of its stops, with the way between these. */
interface Part {
  begins: number
  way: FastestWay | null
}
/** So many minutes, and so large a share of the way before it, may a group come to a city earlier or later. */
const SLACK = { minutes: 1, share: 0.02 }

/** The least minutes that weekday traffic costs on each part of a drive: all of a city's in the part that enters it. */
export function rushMinutes(way: FastestWay, parts: readonly Part[]): number[] {
  const lost = parts.map(() => 0)
  for (const { direction, after, inside } of citiesOn(way)) {
    let before = 0
    const index = parts.findIndex((part) => {
      const isHere = after < before + (part.way?.minutes ?? 0)
      if (!isHere) before += part.way?.minutes ?? 0
      return isHere
    })
    if (index < 0) continue
    const at = parts[index]!.begins + after - before
    const slack = SLACK.minutes + SLACK.share * (after - before)
    const least = Math.min(density(direction, at - slack), density(direction, at + slack + lost[index]!))
    lost[index]! += least * Math.min(MOST_LOST, SHARE_LOST * inside)
  }
  return lost
}
