import { findTown } from '../request/find-areas.ts'
import type { Area, TripRequest } from '../request/trip-request.ts'
import { areaInWords } from '../../itinerary/note-words.ts'
import type { Writer } from './language/writer.ts'
import { readIndex } from '../places/facts-index.ts'
import type { Facts } from '#shared/domain/catalogue/facts'
import { PROVINCES } from '#shared/domain/provinces'

/** The location of the trip: the town of a single place, else the area itself. */
function areaOrTown(request: TripRequest, facts: Facts): Pick<Area, 'name' | 'town'> {
  const area = request.areas[0]!
  if (area.kind !== 'place') return area
  const place = readIndex(facts).places.find(({ place: { name } }) => name === area.name)?.place
  return place ? { name: place.town, town: findTown(facts, place.town) ?? undefined } : area
}
const AF_PREPOSITIONS = { in: 'in', on: 'aan', at: 'by', along: 'langs' } as const
/** "in Durban", "on the Wild Coast", "on the West Rand", "along the Garden Route"; "aan die Wildekus". */
export function areaPhrase(request: TripRequest, facts: Facts, { language, nameOf }: Writer): string {
  const area = areaOrTown(request, facts)
  if (language === 'af')
    return `${area.town?.preposition_af ?? AF_PREPOSITIONS[area.town?.preposition ?? 'in']} ${nameOf(area.name)}`
  return `${area.town?.preposition ?? 'in'} ${areaInWords({ name: area.name, article: area.town?.article ?? null })}`
}
/** "Drakensberg, KwaZulu-Natal". */
export function locationOf(request: TripRequest, facts: Facts, { nameOf }: Writer): string {
  const area = request.areas[0]!
  // On its own, a name has no article.
  const [name, province] = [areaOrTown(request, facts).name, PROVINCES[area.province]].map((one) =>
    nameOf(one!).replace(/^die /u, ''),
  )
  return area.kind === 'province' ? province! : `${name}, ${province}`
}
