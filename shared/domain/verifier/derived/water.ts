import type { Place } from '../../catalogue/facts.ts'
import { DROWNING_HAZARDS } from '../../catalogue/hazards.ts'
import { stayActivityOf, type StayActivityCode } from '../../catalogue/stay-activities.ts'
import type { Idea } from '../../idea/idea.ts'
import type { Itinerary } from '../../itinerary/itinerary.ts'
import type { PlanUnderTest, TimedStep } from './plan-under-test.ts'

/** Not allowed for a group that may not swim: on the water, or beside water with a risk of drowning. */
export const isWaterActivity = ({ water, hazards }: Place): boolean =>
  water === 'in' || (water !== 'none' && hazards.some((hazard) => DROWNING_HAZARDS.has(hazard)))
/** Water is so near that learners must be supervised. */
export const isNearWater = ({ water }: Place): boolean => water !== 'none'
/** Activities of a stay in or on the water. */
export const isOnWater = (activity: StayActivityCode): boolean => stayActivityOf(activity).water === 'in'

/** How many may not swim, where the idea counts them and they are fewer than the learners; null: it holds for the group. */
export function nonSwimmersAmong({ idea, itinerary }: { idea: Idea; itinerary: Itinerary }): number | null {
  const said = idea.requests.filter((one) => one.kind === 'need' && one.need === 'no_swimming')
  const people = said.reduce((sum, one) => sum + ((one.kind === 'need' && one.count) || NaN), 0)
  return said.length > 0 && people < itinerary.group_details.students ? people : null
}

/** The steps on the water, or beside water with a risk of drowning. */
export const wetSteps = ({ seen, days, facts }: PlanUnderTest): TimedStep[] => {
  const places = seen.filter(({ place }) => isWaterActivity(place)).map(({ step }) => step)
  const isWetProgramme = (id: string | undefined) =>
    facts.programmes.some((one) => one.id === id && one.water !== 'none')
  return days
    .flatMap(({ steps }) => steps)
    .filter(
      (step) =>
        places.includes(step) ||
        step.stay_activities?.some(isOnWater) ||
        isWetProgramme(step.programme_id) ||
        isWetProgramme(step.visit_programme?.programme_id),
    )
}
