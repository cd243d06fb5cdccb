import type { Place } from '#shared/domain/catalogue/facts'
import { DROWNING_HAZARDS } from '#shared/domain/catalogue/hazards'

/** Not allowed for a group that may not swim: on the water, or beside water with a risk of drowning. */
export const isClosedToNonSwimmers = ({ water, hazards }: Pick<Place, 'water' | 'hazards'>): boolean =>
  water === 'in' || (water === 'beside' && hazards.some((code) => DROWNING_HAZARDS.has(code)))
