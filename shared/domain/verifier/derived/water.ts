import type { Place } from '../../catalogue/facts.ts'
import { DROWNING_HAZARDS } from '../../catalogue/hazards.ts'
import { stayActivityOf, type StayActivityCode } from '../../catalogue/stay-activities.ts'

/** Not allowed for a group that may not swim: on the water, or beside water with a risk of drowning. */
export const isWaterActivity = ({ water, hazards }: Place): boolean =>
  water === 'in' || (water !== 'none' && hazards.some((hazard) => DROWNING_HAZARDS.has(hazard)))
/** Water is so near that learners must be supervised. */
export const isNearWater = ({ water }: Place): boolean => water !== 'none'
/** Activities of a stay in or on the water. */
export const isOnWater = (activity: StayActivityCode): boolean => stayActivityOf(activity).water === 'in'
