import { TRIP_TYPES, type TripType } from '../trip-types.ts'
import { TRIP_TYPE_WORDS } from './data/trip-type-words.ts'
import type { IdeaText } from './idea-text.ts'
import { phraseFinder } from './phrase-finder.ts'

const findTripTypes = phraseFinder(TRIP_TYPE_WORDS)
const NEGATED =
  /(?<![a-z])(?:no|not|not a|not an|without|nothing|instead of|rather than|don't want|do not want|geen|nie|nie 'n|isn't a|not really a|never|avoid|anything but|other than|not for) (?:an? |any |the )?$|(?<![a-z])(?:except|behalwe)[^.;\n]{0,30} (?:our|ons|for|vir) $|(?<![a-z])(?:which|that|wat|clash(?:es)? with|busy with) (?:is |are )?(?:our|ons|the) (?:[a-z]{2,14} )?$|(?<![a-z])(?:no|not|geen)(?! (?:only|just|more|less|too|later|further)) (?:the |a |an |die |'n )?[a-z'&-]{3,14} $/u
/** "Abseiling definitely not", "Climbing: no" */
const NEGATED_AFTER =
  /^(?:'s)?[ :?]{1,2}(?:(?:is|are|a:) )?(?:definitely |absolutely )?(?:not(?! only| just| too)|no|nee|out|nie)(?= ?(?:$|[.,;!)\n]|allowed|permitted|please|this))/u

/** The kinds of trip the text asks for, in the order of the list. */
export function readTripTypes(ideaText: IdeaText): TripType[] {
  const { unread: text } = ideaText
  const asked = findTripTypes(text).filter(
    ({ start, end }) =>
      !NEGATED.test(text.slice(Math.max(0, start - 30), start)) && !NEGATED_AFTER.test(text.slice(end, end + 40)),
  )
  ideaText.noted.push(...asked)
  return TRIP_TYPES.filter((type) => {
    const first = asked.find(({ row }) => row.types.includes(type))
    if (first) ideaText.note('tripTypes', first, 0.85)
    return first !== undefined
  })
}

const OF_SUBJECT: Readonly<Record<string, TripType>> = {
  History: 'History & culture',
  'Visual Arts': 'Arts & culture',
  'Dramatic Arts': 'Arts & culture',
  'Dance Studies': 'Arts & culture',
  Music: 'Arts & culture',
}

/** A trip for History is one of history, and a trip for an arts subject one of the arts. */
export function withSubjects(types: readonly TripType[], subjects: readonly string[]): TripType[] {
  const taught = new Set(subjects.flatMap((subject) => OF_SUBJECT[subject] ?? []))
  return TRIP_TYPES.filter((type) => types.includes(type) || taught.has(type))
}

/** A trip of one day is a day trip, in whatever words the text says so; one of several is none, and without a night no camp. */
export function withLength(types: readonly TripType[], days: number | null, noNight: boolean): TripType[] {
  const fit = types.filter(
    (type) => !(type === 'Day trip' && (days ?? 1) > 1) && !(type === 'Overnight camp' && noNight),
  )
  return days !== 1 || fit.includes('Day trip') || fit.includes('Overnight camp') ? fit : ['Day trip', ...fit]
}
