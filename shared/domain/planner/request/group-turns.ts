import type { Place } from '../../catalogue/facts.ts'
import { hasOwnLength } from '../../catalogue/kinds.ts'

/** So many more than a place takes at once are asked for together, unless its limit is one of safety or of seats. */
const OVER_LIMIT = 1.1
const mayAskForMore = ({ kind, hazards, slots }: Place): boolean =>
  kind !== 'mine' && !hasOwnLength(kind) && !slots && !hazards.includes('underground') && !hazards.includes('heights')

/** In how many parts a group goes in, one after the other. */
export const groupTurnsAt = (place: Place, people: number): number =>
  mayAskForMore(place) && people <= place.max_group * OVER_LIMIT ? 1 : Math.ceil(people / place.max_group)
