import type { Step } from '../../itinerary/itinerary.ts'
import { lineOf, simplifyLine } from '../../roads/way-shape.ts'
import { ROAD_ADVICE, ROAD_PHRASES } from './language/visit-phrases.ts'
import type { Writer } from './language/writer.ts'
import { describeWay } from '../roads/describe-way.ts'
import type { PlannedStep } from '../schedule/planned-step.ts'

/** "By the N2 and the R61, over Kaaimans Pass." and advice for the driver. */
export function roadInWords(leg: PlannedStep['road'], { language, grammar }: Writer): Pick<Step, 'note' | 'road'> {
  const road = leg?.way && describeWay(leg.way)
  if (!road || road.by.length + road.via.length + road.advice.length === 0) return {}
  const { number, by: byWord, over: overWord } = ROAD_PHRASES
  const by = road.by.length > 0 ? `${byWord[language]} ${grammar.list(road.by.map(number[language]))}` : ''
  const over = road.via.length > 0 ? `${overWord[language]} ${grammar.list(road.via)}` : ''
  const way = [by, over].filter(Boolean).join(', ')
  const sentence = way ? [`${grammar.capital(way)}.`] : []
  const note = [...sentence, ...road.advice.map((code) => ROAD_ADVICE[language][code])].join(' ')
  return { note, road }
}
/** Bends that leave the drawn line by less than this share of the road's length, or so many km, are left out. */
const DRAWN = { share: 0.004, leastKm: 0.1 }
const round3 = (degrees: number) => Math.round(degrees * 1e3) / 1e3
export function pathOf(leg: PlannedStep['road']): Pick<Step, 'path'> {
  if (!leg?.way) return {}
  const line = simplifyLine(lineOf(leg.way), Math.max(DRAWN.leastKm, DRAWN.share * leg.way.km))
  return { path: line.map(({ lat, lon }) => [round3(lat), round3(lon)]) }
}
