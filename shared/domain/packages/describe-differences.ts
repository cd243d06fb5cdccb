import type { Facts } from '../catalogue/facts.ts'
import type { CostCode } from '../itinerary/costs.ts'
import type { Itinerary } from '../itinerary/itinerary.ts'
import { listOf, numberWord } from '../itinerary/words.ts'

/** The most names in a sentence; further ones are only counted. */
const MOST_NAMES = 3
function named(names: readonly string[]): string {
  const more = names.length - MOST_NAMES
  const shown = more > 0 ? [...names.slice(0, MOST_NAMES), `${numberWord(more)} more`] : names
  // "Castle and Moat, and Museum": a comma is needed after a name that contains "and".
  return shown.length > 1 && shown.some((name) => name.includes(' and '))
    ? `${shown.slice(0, -1).join(', ')}, and ${shown.at(-1)}`
    : listOf(shown)
}
const without = (names: readonly string[], others: readonly string[]) => names.filter((name) => !others.includes(name))
const distinct = (names: readonly string[]) => [...new Set(names)]

/** Names by id, because plans hold ids. */
export type Names = Pick<Facts, 'places' | 'stays' | 'rates'>
const nameOf = (id: string, all: readonly { id: string; name: string }[]) =>
  all.find((one) => one.id === id)?.name ?? id

/** Ids of the places that a plan visits. */
export const placesOf = ({ daily_itinerary }: Itinerary): string[] =>
  daily_itinerary.flatMap(({ schedule }) =>
    schedule.flatMap(({ kind, place_id }) => (kind === 'visit' && place_id !== undefined ? [place_id] : [])),
  )
/** Ids of the stays of a plan; a plan stored without codes has only the first stay of each night. */
const staysOf = ({ daily_itinerary }: Itinerary) =>
  distinct(daily_itinerary.flatMap(({ stay_id, stay_ids }) => stay_ids ?? stay_id ?? []))

/** Places of the base plan that the other does not visit. */
export const placesLeftOut = (base: Itinerary, other: Itinerary): string[] => without(placesOf(base), placesOf(other))

function placeDifferences(base: Itinerary, other: Itinerary, { places }: Names): string[] {
  const namesOf = (ids: readonly string[]) => named(ids.map((id) => nameOf(id, places)))
  const added = without(placesOf(other), placesOf(base))
  const left = placesLeftOut(base, other)
  if (added.length > 0 && left.length > 0) return [`Visits ${namesOf(added)} instead of ${namesOf(left)}.`]
  if (added.length > 0) return [`Adds ${namesOf(added)}.`]
  return left.length > 0 ? [`Leaves out ${namesOf(left)}.`] : []
}

function bedDifferences(base: Itinerary, other: Itinerary, { stays }: Names): string[] {
  const namesOf = (ids: readonly string[]) => named(ids.map((id) => nameOf(id, stays)))
  const moved = without(staysOf(other), staysOf(base))
  const left = without(staysOf(base), staysOf(other))
  if (moved.length === 0 && left.length === 0) return []
  if (moved.length === 0) return [`Sleeps only at ${namesOf(staysOf(other))}.`]
  return [
    left.length > 0
      ? `Sleeps at ${namesOf(moved)} instead of ${namesOf(left)}.`
      : `Sleeps at ${namesOf(moved)} as well.`,
  ]
}

/** Who provides the dinners, derived from the cost lines. */
type Cook = 'group' | 'caterer' | 'stay' | 'nobody'
const charges = ({ cost_details }: Itinerary, code: CostCode) => cost_details.some((line) => line.code === code)
function cookOf(plan: Itinerary): Cook {
  if (staysOf(plan).length === 0) return 'nobody'
  if (charges(plan, 'groceries')) return 'group'
  return charges(plan, 'dinner') ? 'caterer' : 'stay'
}
const COOKED: Record<Cook, string[]> = {
  group: ['The group cooks some of its dinners and breakfasts itself.'],
  caterer: ['Dinners are bought, as the beds come without them.'],
  stay: ['Dinner and breakfast come with the beds.'],
  nobody: [],
}

const guideDifferences = (base: Itinerary, other: Itinerary): string[] => {
  const [before, after] = [base, other].map((plan) => charges(plan, 'guide'))
  if (before === after) return []
  if (!after) return ['No tour guide comes along: the places’ own guides are used.']
  return [`A registered tour guide comes along${other.daily_itinerary.length > 1 ? ' every day' : ''}.`]
}

/** "1 × Standard school bus, 65 seats". */
const coachesOf = ({ cost_details }: Itinerary, { rates }: Names) =>
  cost_details.flatMap(({ vehicle: hired }) => {
    const vehicle = rates.transport.vehicles.find(({ id }) => id === hired?.id)
    return hired && vehicle ? [`${hired.count} × ${vehicle.label}, ${vehicle.seats} seats`] : []
  })
function coachDifferences(base: Itinerary, other: Itinerary, names: Names): string[] {
  const [before, after] = [coachesOf(base, names), coachesOf(other, names)]
  return before.join() === after.join() || after.length === 0 ? [] : [`Travels by ${listOf(after)}.`]
}

/** Differences in the cost lines; none if the base plan was stored without codes. */
const costDifferences = (base: Itinerary, other: Itinerary, names: Names): string[] =>
  base.cost_details.some(({ code }) => code !== undefined)
    ? [
        ...(cookOf(base) === cookOf(other) ? [] : COOKED[cookOf(other)]),
        ...guideDifferences(base, other),
        ...coachDifferences(base, other, names),
      ]
    : []

/** What a plan adds to the base plan and what it leaves out: one short sentence for each kind of difference. */
export const describeDifferences = (base: Itinerary, other: Itinerary, names: Names): string[] => [
  ...placeDifferences(base, other, names),
  ...bedDifferences(base, other, names),
  ...costDifferences(base, other, names),
]
