import type { CostLine, Itinerary } from '../planner/itinerary.ts'
import { listOf, numberWord } from '../planner/narrate/words.ts'

/** Names in a sentence before the rest is only counted. */
const MOST_NAMES = 3
function named(names: readonly string[]): string {
  const more = names.length - MOST_NAMES
  const shown = more > 0 ? [...names.slice(0, MOST_NAMES), `${numberWord(more)} more`] : names
  // "Castle and Moat, and Museum": a name with its own "and" needs the comma.
  return shown.length > 1 && shown.some((name) => name.includes(' and '))
    ? `${shown.slice(0, -1).join(', ')}, and ${shown.at(-1)}`
    : listOf(shown)
}
const without = (names: readonly string[], others: readonly string[]) => names.filter((name) => !others.includes(name))
const distinct = (names: readonly string[]) => [...new Set(names)]

export const placesOf = ({ daily_itinerary }: Itinerary): string[] =>
  daily_itinerary.flatMap(({ schedule }) =>
    schedule.filter(({ kind }) => kind === 'visit').map(({ title }) => title.replace(/ \(with an operator.*\)$/, '')),
  )
/** Names of stays, without their towns. */
const bedsOf = ({ daily_itinerary }: Itinerary) =>
  distinct(daily_itinerary.flatMap(({ accommodation }) => accommodation?.replace(/, [^,]*$/, '') ?? []))
const itemsOf = ({ cost_details }: Itinerary, category: CostLine['category']) =>
  cost_details.filter((line) => line.category === category).map(({ item }) => item)

/** Places of the base plan that the other does not visit. */
export const placesLeftOut = (base: Itinerary, other: Itinerary): string[] => without(placesOf(base), placesOf(other))

function placeDifferences(base: Itinerary, other: Itinerary): string[] {
  const added = without(placesOf(other), placesOf(base))
  const left = placesLeftOut(base, other)
  if (added.length > 0 && left.length > 0) return [`Visits ${named(added)} instead of ${named(left)}.`]
  if (added.length > 0) return [`Adds ${named(added)}.`]
  return left.length > 0 ? [`Leaves out ${named(left)}.`] : []
}

function bedDifferences(base: Itinerary, other: Itinerary): string[] {
  const moved = without(bedsOf(other), bedsOf(base))
  const left = without(bedsOf(base), bedsOf(other))
  if (moved.length === 0 && left.length === 0) return []
  if (moved.length === 0) return [`Sleeps only at ${named(bedsOf(other))}.`]
  return [
    left.length > 0 ? `Sleeps at ${named(moved)} instead of ${named(left)}.` : `Sleeps at ${named(moved)} as well.`,
  ]
}

/** Who cooks the dinners that are not brought from home, read from what is charged for them. */
type Cook = 'group' | 'caterer' | 'stay' | 'nobody'
function cookOf(plan: Itinerary): Cook {
  const meals = itemsOf(plan, 'Meals')
  if (bedsOf(plan).length === 0) return 'nobody'
  if (meals.some((item) => item.startsWith('Groceries'))) return 'group'
  return meals.includes('Dinners') ? 'caterer' : 'stay'
}
const COOKED: Record<Cook, string[]> = {
  group: ['The group cooks some of its dinners and breakfasts itself.'],
  caterer: ['Dinners are bought, as the beds come without them.'],
  stay: ['Dinner and breakfast come with the beds.'],
  nobody: [],
}

const guideDifferences = (base: Itinerary, other: Itinerary): string[] => {
  const [before, after] = [base, other].map((plan) => itemsOf(plan, 'Guides').length > 0)
  if (before === after) return []
  if (!after) return ['No tour guide comes along: the places’ own guides are used.']
  return [`A registered tour guide comes along${other.daily_itinerary.length > 1 ? ' every day' : ''}.`]
}

/** "1 × Standard school bus, 65 seats", without how it is hired. */
const busesOf = (plan: Itinerary) =>
  itemsOf(plan, 'Transport')
    .filter((item) => item.includes(' × '))
    .map((item) => item.replace(/, [^,]*$/, ''))
function busDifferences(base: Itinerary, other: Itinerary): string[] {
  const [before, after] = [busesOf(base), busesOf(other)]
  return before.join() === after.join() || after.length === 0 ? [] : [`Travels by ${listOf(after)}.`]
}

/** What a reader gets that is not in the base plan, or has to do without: a short sentence for each kind of thing, none where nothing differs. */
export function describeDifferences(base: Itinerary, other: Itinerary): string[] {
  return [
    ...placeDifferences(base, other),
    ...bedDifferences(base, other),
    ...(cookOf(base) === cookOf(other) ? [] : COOKED[cookOf(other)]),
    ...guideDifferences(base, other),
    ...busDifferences(base, other),
  ]
}
