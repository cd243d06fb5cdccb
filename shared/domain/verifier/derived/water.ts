import type { Place } from '../../catalogue/facts.ts'
import { DROWNING_HAZARDS } from '../../catalogue/hazards.ts'
import { stayActivityOf, type StayActivityCode } from '../../catalogue/stay-activities.ts'
import type { Idea } from '../../idea/idea.ts'
import type { RequestNeed } from '../../idea/requests/request.ts'
import type { Itinerary } from '../../itinerary/itinerary.ts'
import type { PlanUnderTest, TimedStep } from './plan-under-test.ts'

/** Not allowed for a group that may not swim: on the water, or beside water with a risk of drowning. */
export const isWaterActivity = ({ water, hazards }: Place): boolean =>
  water === 'in' || (water !== 'none' && hazards.some((hazard) => DROWNING_HAZARDS.has(hazard)))
/** Water is so near that learners must be supervised. */
export const isNearWater = ({ water }: Place): boolean => water !== 'none'
/** Activities of a stay in or on the water. */
export const isOnWater = (activity: StayActivityCode): boolean => stayActivityOf(activity).water === 'in'

/** How many have a need, where the idea counts them and they are fewer than the learners; null: it holds for the group, or nobody said. */
export function countedAmong(
  { idea, itinerary }: { idea: Idea; itinerary: Itinerary },
  need: RequestNeed,
): number | null {
  const said = idea.requests.filter((one) => one.kind === 'need' && one.need === need)
  const people = said.reduce((sum, one) => sum + ((one.kind === 'need' && one.count) || NaN), 0)
  return said.length > 0 && people < itinerary.group_details.students ? people : null
}
/** How many may not swim while the others do. */
export const nonSwimmersAmong = (plan: { idea: Idea; itinerary: Itinerary }): number | null =>
  countedAmong(plan, 'no_swimming')
/** Whether so many of the group have another part in a step because of a need. */
export const hasApart = ({ apart = [] }: TimedStep, need: RequestNeed, people: number): boolean =>
  apart.some((one) => one.need === need && one.people === people)

/** The steps at places or with programmes and activities of a sort. */
function stepsThat(
  { seen, days, facts }: PlanUnderTest,
  is: {
    place: (place: Place) => boolean
    activity: (code: StayActivityCode) => boolean
    programme: (one: PlanUnderTest['facts']['programmes'][number]) => boolean
  },
): TimedStep[] {
  const at = seen.filter(({ place }) => is.place(place)).map(({ step }) => step)
  const programmes = new Set<string | undefined>(facts.programmes.filter(is.programme).map(({ id }) => id))
  return days
    .flatMap(({ steps }) => steps)
    .filter(
      (step) =>
        at.includes(step) ||
        step.stay_activities?.some(is.activity) ||
        programmes.has(step.programme_id) ||
        programmes.has(step.visit_programme?.programme_id),
    )
}
/** The steps on the water, or beside water with a risk of drowning. */
export const wetSteps = (plan: PlanUnderTest): TimedStep[] =>
  stepsThat(plan, { place: isWaterActivity, activity: isOnWater, programme: ({ water }) => water !== 'none' })
/** The steps that are hard for whoever walks with difficulty. */
export const hardSteps = (plan: PlanUnderTest): TimedStep[] =>
  stepsThat(plan, {
    place: ({ wheelchair }) => wheelchair !== 'yes',
    activity: (code) => stayActivityOf(code).onFoot === true,
    programme: ({ wheelchair }) => wheelchair === 'no',
  })
