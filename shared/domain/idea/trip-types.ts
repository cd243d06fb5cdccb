import type { TripType } from '../trip-types.ts'
import type { Reading } from './reading.ts'
import { TRIP_TYPE_WORDS } from './trip-type-words.ts'

const NEGATED =
  /(?<![a-z])(?:no|not|not a|not an|without|nothing|instead of|rather than|don't want|do not want|geen|nie 'n|isn't a|not really a|never|avoid|not for) (?:an? |any |the )?$/u

/** The kinds of trip the text asks for, in the order of the list. */
export function readTripTypes(reading: Reading): TripType[] {
  const types: TripType[] = []
  for (const [type, rule] of TRIP_TYPE_WORDS) {
    for (const match of reading.text.matchAll(rule)) {
      if (NEGATED.test(reading.text.slice(Math.max(0, match.index - 24), match.index))) continue
      types.push(type)
      reading.noteMatch('tripTypes', match, 0.85)
      break
    }
  }
  return types
}
