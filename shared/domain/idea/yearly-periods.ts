import { addDays, type DateRange, yearOf } from '../calendar.ts'
import { OBSERVANCES } from './data/observances.ts'
import { YEARLY_EVENTS } from './data/yearly-events.ts'
import type { IdeaText } from './idea-text.ts'
import type { TravelPeriod } from './idea.ts'
import { MONTH } from './months-and-weekdays.ts'
import { anyOf, pattern } from './pattern.ts'
import { asYear, YEAR_AFTER } from './written-year.ts'

/** "The arts festival in Makhanda", "blommetyd": at about the same time each year. */
export const YEARLY_EVENT = pattern(
  `(?<![a-z])(?<event>${anyOf(...YEARLY_EVENTS.flatMap(({ names }) => names))})(?![a-z])${YEAR_AFTER}`,
)
export function yearlyEvent(match: RegExpExecArray, text: string, today: string): TravelPeriod | null {
  const rows = YEARLY_EVENTS.filter(({ names }) => names.includes(match.groups?.event ?? ''))
  const found = rows.find(({ near }) => near?.some((word) => text.includes(word)) ?? true)
  if (!found) return null
  const written = asYear(match.groups?.year)
  const rangeIn = (year: number) => ({ start: `${year}-${found.from}`, end: `${year}-${found.to}` })
  const range = [written ?? yearOf(today), yearOf(today) + 1].map(rangeIn).find(({ end }) => end > today)
  return range ? { ...range, label: '', kind: 'month' } : null
}

/** Also when it begins, which is no month of the trip: "Ramadaan starts in Feb so not during that". */
const OBSERVANCE = pattern(
  `(?<![a-z])(?<name>${anyOf(...OBSERVANCES.flatMap(({ names }) => names))})(?![a-z])(?:,? (?:which )?(?:starts|begins|begin|is|falls|will be)(?: (?:in|on|about|around|from|early|late|mid|end|of)){0,3} (?:\\d{1,2} )?${MONTH})?(?![a-z])`,
)
const REFUSED_BEFORE =
  /(?<![a-z])(?:not|except|avoid(?:ing)?|excluding|outside(?: of)?|never|nie|behalwe|buite|before|after|without)(?: (?:in|on|over|during|the|for|at|of|please|tydens|die|op|oor|month|maand)){0,4} $/u
const REFUSED_AFTER =
  /^[^.;\n]{0,30}(?<![a-z])(?:not (?:during |in |over )?(?:that|then|it|these)|not possible|is out|(?:so|dus) (?:nie|not)|nie dan|avoid)(?![a-z])|^ nie(?= ?(?:$|[.,;!)\n]))/u

/** Days of a faith on which the group does not travel. A text that only speaks of them refuses none. */
export function readRefusedObservances(ideaText: IdeaText, today: string): DateRange[] {
  const refused: DateRange[] = []
  ideaText.take(OBSERVANCE, (match) => {
    const { text } = ideaText.normalised
    const end = match.index + match[0].length
    const isRefused =
      REFUSED_BEFORE.test(text.slice(Math.max(0, match.index - 50), match.index)) ||
      REFUSED_AFTER.test(text.slice(end, end + 60))
    const row = OBSERVANCES.find(({ names }) => names.includes(match.groups?.name ?? ''))
    if (!isRefused || !row) return false
    refused.push(...row.days.filter((days) => days.end > today && days.start < addDays(today, 400)))
    return true
  })
  return refused
}
