import type { RoadAdvice } from '../../catalogue/road-advice.ts'
import type { Step } from '../../itinerary/itinerary.ts'
import { listOf } from '../../itinerary/words.ts'
import { lineOf, simplifyLine } from '../../roads/way-shape.ts'
import { describeWay } from '../roads/describe-way.ts'
import type { PlannedStep } from '../schedule/planned-step.ts'

/** "By the N2 and the R61, over Kaaimans Pass." and advice for the driver. */
export function roadInWords(leg: PlannedStep['road']): Pick<Step, 'note' | 'road'> {
  const road = leg?.way && describeWay(leg.way)
  if (!road || road.by.length + road.via.length + road.advice.length === 0) return {}
  const by = road.by.length > 0 ? `by ${listOf(road.by.map((number) => `the ${number}`))}` : ''
  const over = road.via.length > 0 ? `over ${listOf(road.via)}` : ''
  const way = [by, over].filter(Boolean).join(', ')
  const sentence = way ? [`${way[0]!.toUpperCase()}${way.slice(1)}.`] : []
  const note = [...sentence, ...road.advice.map((code) => ROAD_ADVICE[code])].join(' ')
  return { note, road }
}
const ROAD_ADVICE: Record<RoadAdvice, string> = {
  gravel_road: 'Part of the road is gravel: slow, by daylight, and only after asking about its state.',
  mountain_road: 'A mountain road with steep bends: slow, in a low gear, and by daylight.',
  narrow_road: 'A narrow, winding road with potholes, people and cattle: slow, and by daylight.',
  park_speed_limit: 'In the park: at most 50 km/h.',
}

/** Bends that leave the drawn line by less than this share of the road's length, or so many km, are left out. */
const DRAWN = { share: 0.004, leastKm: 0.1 }
const round3 = (degrees: number) => Math.round(degrees * 1e3) / 1e3
export function pathOf(leg: PlannedStep['road']): Pick<Step, 'path'> {
  if (!leg?.way) return {}
  const line = simplifyLine(lineOf(leg.way), Math.max(DRAWN.leastKm, DRAWN.share * leg.way.km))
  return { path: line.map(({ lat, lon }) => [round3(lat), round3(lon)]) }
}
