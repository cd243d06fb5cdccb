import type { Facts, Place, Stay } from '#shared/domain/catalogue/facts'
import type { Spot } from '../../request/trip-request.ts'
import { readGrid } from '../../../point-grid.ts'
import { equivalentKmBetween } from '../../roads/leg.ts'

/** The stays of one night: the main one, and others near it if it has too few beds. */
export interface Lodging {
  stay: Stay
  companions: Stay[]
}
const spots = new WeakMap<Stay | Place, Spot>()
/** A stay or place as a stop; always the same object, so that its legs are found again. */
export function spotOf(fact: Stay | Place): Spot {
  const known = spots.get(fact)
  if (known) return known
  const spot = { name: fact.name, lat: fact.lat, lon: fact.lon }
  spots.set(fact, spot)
  return spot
}
/** On the map, and as an ordinary road of equal time: stays on both sides of a mountain are hours apart. */
const COMPANION_KM = 40
type Stays = Pick<Facts, 'stays' | 'roads'>
/** The last result for each stay, because the search asks for the same group many times. */
const knownLodgings = new WeakMap<Stay, Stays & { people: number; lodging: Lodging }>()

/** The stay with as many nearby stays as needed to give everybody a bed; too few beds if there are no more nearby. */
export function lodgingAt(stay: Stay, { stays, roads }: Stays, people: number): Lodging {
  const known = knownLodgings.get(stay)
  if (known?.stays === stays && known.roads === roads && known.people === people) return known.lodging
  const lodging = { stay, companions: companionsOf(stay, { stays, roads }, people - stay.beds) }
  knownLodgings.set(stay, { stays, roads, people, lodging })
  return lodging
}
function companionsOf(stay: Stay, { stays, roads }: Stays, beds: number): Stay[] {
  const companions: Stay[] = []
  let missing = beds
  if (missing <= 0) return companions
  const near = readGrid(stays)
    .near(stay, COMPANION_KM)
    .filter(({ id }) => id !== stay.id)
    .map((other) => ({ other, km: equivalentKmBetween(roads, stay, other) }))
    .filter(({ km }) => km <= COMPANION_KM)
    .toSorted((a, b) => a.km - b.km || a.other.id.localeCompare(b.other.id))
    .map(({ other }) => other)
  while (missing > 0 && near.length > 0) {
    const enough = near.findIndex(({ beds }) => beds >= missing)
    const largest = near.reduce((best, { beds }, i) => (beds > near[best]!.beds ? i : best), 0)
    const [next] = near.splice(enough >= 0 ? enough : largest, 1)
    companions.push(next!)
    missing -= next!.beds
  }
  return companions
}
export const bedsOf = ({ stay, companions }: Lodging): number =>
  stay.beds + companions.reduce((sum, { beds }) => sum + beds, 0)

/** The numbers of learners and adults in each stay: filled one after the other, with adults in every one. */
export function assignBeds(
  { stay, companions }: Lodging,
  students: number,
  teachers: number,
): { stay: Stay; students: number; teachers: number }[] {
  const shares: { stay: Stay; students: number; teachers: number }[] = []
  let [learnersLeft, adultsLeft] = [students, teachers]
  const stays = [stay, ...companions]
  stays.forEach((one, i) => {
    const left = learnersLeft + adultsLeft
    const people = i === stays.length - 1 ? left : Math.min(one.beds, left)
    const adults = Math.min(
      adultsLeft,
      people,
      Math.max(people > 0 ? 1 : 0, Math.round((people * adultsLeft) / Math.max(1, left))),
    )
    const learners = Math.min(learnersLeft, people - adults)
    shares.push({ stay: one, students: learners, teachers: adults })
    learnersLeft -= learners
    adultsLeft -= adults
  })
  return shares.filter((share) => share.students + share.teachers > 0)
}
