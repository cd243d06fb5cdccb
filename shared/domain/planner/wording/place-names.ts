import { findTown } from '../request/find-areas.ts'
import type { Area } from '../request/trip-request.ts'
import type { Plan } from '../plan.ts'
import { whereItIs } from './where-it-is.ts'
import { areaInWords } from '../../itinerary/note-words.ts'
import type { Writer } from './language/writer.ts'
import { readIndex } from '../places/facts-index.ts'
import type { Facts } from '#shared/domain/catalogue/facts'
import { PROVINCES } from '#shared/domain/provinces'

/** The location of the trip: the town of a single place, else the area itself. */
function areaOrTown(area: Area, facts: Facts): Pick<Area, 'name' | 'town'> {
  if (area.kind !== 'place') return area
  const place = readIndex(facts).places.find(({ place: { name } }) => name === area.name)?.place
  return place ? { name: place.town, town: findTown(facts, place.town) ?? undefined } : area
}
const AF_PREPOSITIONS = { in: 'in', on: 'aan', at: 'by', along: 'langs' } as const
/** "in Durban", "on the Wild Coast", "on the West Rand", "along the Garden Route"; "aan die Wildekus". */
export function areaPhrase(plan: Plan, facts: Facts, { language, nameOf }: Writer): string {
  const area = areaOrTown(whereItIs(plan, facts), facts)
  if (language === 'af')
    return `${area.town?.preposition_af ?? AF_PREPOSITIONS[area.town?.preposition ?? 'in']} ${nameOf(area.name)}`
  return `${area.town?.preposition ?? 'in'} ${areaInWords({ name: area.name, article: area.town?.article ?? null })}`
}
/** "Drakensberg, KwaZulu-Natal". */
export function locationOf(plan: Plan, facts: Facts, { nameOf }: Writer): string {
  const area = whereItIs(plan, facts)
  // On its own, a name has no article.
  const [name, province] = [areaOrTown(area, facts).name, PROVINCES[area.province]].map((one) =>
    nameOf(one!).replace(/^die /u, ''),
  )
  return area.kind === 'province' ? province! : `${name}, ${province}`
}
