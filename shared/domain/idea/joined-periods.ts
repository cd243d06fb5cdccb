import { addDays, daysBetween, findDay, monthOf, yearOf } from '../calendar.ts'
import { type IdeaText, type Span, spanOf } from './idea-text.ts'
import type { TravelPeriod } from './idea.ts'
import { pattern } from './pattern.ts'
import { matchesOf } from '../matches-of.ts'

/** A period and where the text names it. */
export interface NamedPeriod extends Span {
  found: TravelPeriod
}
const OR = /^(?: ?(?:,|\/|-) ?| )(?:(?:or|of|and|en|to|tot|till) )?(?:the |die )?$/u
/** "August or the first two weeks of September", "late July or beginning August": both, if one follows the other. */
export function eitherOf(
  ideaText: IdeaText,
  named: readonly NamedPeriod[],
  period: TravelPeriod | null,
  today: string,
): TravelPeriod | null {
  const [first, second] = named.toSorted((a, b) => a.start - b.start)
  if (!period || !first || !second || !OR.test(ideaText.normalised.text.slice(first.end, second.start))) return period
  const [a, b] = [first.found, second.found].toSorted((one, other) => (one.start < other.start ? -1 : 1))
  const follows = a!.end < b!.start && addDays(a!.end, MOST_APART) >= b!.start
  if (period.start !== a!.start && period.start !== b!.start) return period
  // "Nov or Feb": the first is chosen only if half of it leaves time for approval.
  if (!follows) return addDays(a!.start, MOST_APART) < b!.start && isTooSoon(a!, today) ? b! : period
  return {
    start: a!.start,
    end: b!.end,
    label: ideaText.sourceWords({ start: first.start, end: second.end }).trim(),
    kind: period.kind,
  }
}
/** Days that a school needs for approval, consent and payments. */
const NOTICE = 45
const isTooSoon = ({ start, end }: TravelPeriod, today: string): boolean =>
  addDays(start, Math.round(daysBetween(start, end) / 2)) < addDays(today, NOTICE)
/** Days between two periods that are one for the choice of a date. */
const MOST_APART = 3

/** "July, but schools closed until 20th so after that", "September, after the 10th" */
const AFTER_DAY = pattern(
  '(?<![a-z])(?:(?:until|till|tot) (?:the |die )?(?<until>[12]?\\d|3[01])(?![\\d:/])[^.;\\n\\d]{0,20}(?:after|thereafter|daarna|na)(?: (?:that|then|dit|daardie))?|(?<!(?:back|home|not|nie) )(?:after|na|from|vanaf) (?:the|die) (?<after>[12]?\\d|3[01])(?= ?(?:$|[.,;)\\n])))',
)
export function afterDay(ideaText: IdeaText, period: TravelPeriod | null): TravelPeriod | null {
  if (period?.kind !== 'month') return period
  const [match] = matchesOf(ideaText.unread, AFTER_DAY)
  const day = Number(match?.groups?.until ?? match?.groups?.after ?? 0)
  const found = day === 0 ? null : findDay(yearOf(period.start), monthOf(period.start), day)
  if (!match || !found || found < period.start || addDays(found, 1) > period.end) return period
  ideaText.noted.push(spanOf(match))
  return { ...period, start: addDays(found, 1) }
}
