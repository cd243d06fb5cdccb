import { TRIP_TYPES, type TripType } from '../trip-types.ts'
import { TRIP_TYPE_WORDS } from './data/trip-type-words.ts'
import type { IdeaText } from './idea-text.ts'
import { phraseFinder } from './phrase-finder.ts'

const findTripTypes = phraseFinder(TRIP_TYPE_WORDS)
const NEGATED =
  /(?<![a-z])(?:no|not|not a|not an|without|nothing|instead of|rather than|don't want|do not want|geen|nie 'n|isn't a|not really a|never|avoid|not for) (?:an? |any |the )?$/u

/** The kinds of trip the text asks for, in the order of the list. */
export function readTripTypes(ideaText: IdeaText): TripType[] {
  const { unread: text } = ideaText
  const asked = findTripTypes(text).filter(({ start }) => !NEGATED.test(text.slice(Math.max(0, start - 24), start)))
  ideaText.noted.push(...asked)
  return TRIP_TYPES.filter((type) => {
    const first = asked.find(({ row }) => row.types.includes(type))
    if (first) ideaText.note('tripTypes', first, 0.85)
    return first !== undefined
  })
}

/** A trip of one day is a day trip, in whatever words the text says so. */
export const withDayTrip = (types: TripType[], days: number | null): TripType[] =>
  days !== 1 || types.includes('Day trip') || types.includes('Overnight camp') ? types : ['Day trip', ...types]
