import type { KindSummary } from '#shared/contracts/options'
import type { KindReason } from '#shared/domain/itinerary/kind-facts'
import { hoursInWords, listOf, numberWord } from '#shared/domain/itinerary/words'
import { KIND_NAMES } from '#shared/domain/kinds-of-trip'
import { counted, shownRand } from '../shown-figures.ts'

export const kindName = ({ kind }: Pick<KindSummary, 'kind'>): string =>
  kind === null ? 'A bit of everything' : KIND_NAMES[kind]

const REASONS: Record<KindReason, string> = {
  lowest_price: 'it costs least',
  least_driving: 'it has the least driving',
  most_subjects: 'it has topics of the most subjects',
  under_cover: 'all of it is under cover',
  fewest_visits: 'it has the fewest stops',
}
const MOST_REASONS = 2

/** Why a plan may suit: what it alone has, else what it is about. */
export function whyInWords(one: KindSummary): string {
  const own = one.reasons.slice(0, MOST_REASONS).map((reason) => REASONS[reason])
  const about =
    one.kind === null ? 'it has something for everyone' : `it keeps to one thing: ${kindName(one).toLowerCase()}`
  return `May suit because ${listOf(own.length > 0 ? own : [about])}.`
}

/** A length of time that stays on one line. */
const unbroken = (words: string): string => words.replaceAll(' ', '\u00a0')

export const driveInWords = ({ road_minutes, towns }: KindSummary): string =>
  `${towns.slice(0, 3).join(', ') || 'Near home'}. ${unbroken(hoursInWords(road_minutes))} on the road.`

export function priceInWords({ is_shown, difference_per_student: rand }: KindSummary): string {
  if (is_shown) return 'a learner, this plan'
  const whole = Math.round(Math.abs(rand))
  return whole === 0 ? 'a learner, about the same' : `a learner, ${shownRand(whole)} ${rand < 0 ? 'less' : 'more'}`
}

const MOST_VISITS = 4
export function visitsInWords({ visits }: KindSummary): string {
  const more = visits.length - MOST_VISITS
  const shown = visits.slice(0, more === 1 ? visits.length : MOST_VISITS)
  const named = shown.map(({ name, minutes }) => `${name} (${unbroken(hoursInWords(minutes))})`).join(', ')
  return more > 1 ? `${named} and ${counted(more, 'more stop')}` : named
}

/** What an idea left open, for its owner or another reader, and how many trips there are for it. */
export function headingOf(
  count: number,
  { isOwner, isPlaceNamed }: { isOwner: boolean; isPlaceNamed: boolean },
): string {
  const who = isOwner ? 'You' : 'The idea'
  const open = isPlaceNamed
    ? `${who} named a province and left the rest open`
    : `${who} left open where to go and what for`
  return count === 1 ? open : `${open}: here are ${numberWord(count)} trips`
}

export function howChosen(kinds: readonly KindSummary[]): string {
  const first = 'We first planned from every kind in reach, by what suits the grade, is near and costs little.'
  if (kinds.length === 1) return `${first} No trip of another kind passed every check.`
  const others =
    kinds.length === 2
      ? 'The other keeps to one kind and passed every check; we found no third.'
      : 'The other two keep to one kind each and passed every check.'
  return `${first} ${others} Prices are estimates.`
}
