import type { Place } from '../../catalogue/facts.ts'
import { DROWNING_HAZARDS } from '../../catalogue/hazards.ts'
import { stayActivityOf, type StayActivityCode } from '../../catalogue/stay-activities.ts'

/** A group that may not swim has no business there: on the water, or beside water that drowns. */
export const isWaterActivity = ({ water, hazards }: Place): boolean =>
  water === 'in' || (water !== 'none' && hazards.some((hazard) => DROWNING_HAZARDS.has(hazard)))
/** Water is near enough to be watched. */
export const isByTheWater = ({ water }: Place): boolean => water !== 'none'
/** What a stay offers to do in its pool or on its river. */
export const isOnWater = (activity: StayActivityCode): boolean => stayActivityOf(activity).water === 'in'
