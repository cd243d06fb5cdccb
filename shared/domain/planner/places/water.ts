import type { Place } from '#shared/domain/catalogue/facts'
import { DROWNING_HAZARDS } from '#shared/domain/catalogue/hazards'

/** Where a group that may not swim is never taken: onto the water, or beside water that is deep or carries people away. */
export const isClosedToNonSwimmers = ({ water, hazards }: Place): boolean =>
  water === 'in' || (water === 'beside' && hazards.some((code) => DROWNING_HAZARDS.has(code)))
