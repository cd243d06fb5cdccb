import type { SpecialFood } from '../../itinerary/itinerary.ts'
import { listOf } from '../../itinerary/words.ts'
import type { Plan } from '../plan.ts'
import { specialFoodOf } from '../request/special-food.ts'
import type { PlannedDay } from '../schedule/planned-day.ts'
import type { PlannedStep } from '../schedule/planned-step.ts'

const MEALS: readonly PlannedStep['role'][] = ['lunch', 'dinner', 'breakfast']
const isDiet = ({ need }: SpecialFood): boolean => need !== 'allergies'

/** "3 vegan", "1 with an allergy", "halaal". */
function inWords({ need, people }: SpecialFood): string {
  if (need === 'allergies')
    return people === null ? 'allergies' : `${people} with ${people === 1 ? 'an allergy' : 'allergies'}`
  return people === null ? need : `${people} ${need}`
}
export const dietsInWords = (food: readonly SpecialFood[]): string => food.filter(isDiet).map(inWords).join(', ')

/** What those of the group eat apart at a meal: a lunch from home has the diet of its home, an allergy is of every table. */
export function foodAt(step: PlannedStep, day: PlannedDay, plan: Plan): SpecialFood[] {
  if (!MEALS.includes(step.role)) return []
  const food = specialFoodOf(plan.request)
  return step.role === 'lunch' && !day.lunchIncluded ? food.filter((one) => !isDiet(one)) : food
}

/** The same for the note of the meal. */
export function foodInWords(food: readonly SpecialFood[]): string {
  const diets = food.filter(isDiet).map(inWords)
  const allergies = food.filter((one) => !isDiet(one)).map(inWords)
  return [
    ...(diets.length > 0 ? [`To order apart: ${listOf(diets)}.`] : []),
    ...(allergies.length > 0
      ? [`For ${listOf(allergies)}: what harms them stays off every table, hands are washed, and nobody swaps food.`]
      : []),
  ].join(' ')
}

/** Whether somebody cooks for the group. */
export const hasKitchens = ({ lodgings, days }: Pick<Plan, 'lodgings' | 'days'>): boolean =>
  lodgings.length > 0 || days.some(({ lunchIncluded }) => lunchIncluded)

/** What the school does about the food of these few; null if nobody eats apart. */
export function foodRequirement(plan: Plan): string | null {
  const food = specialFoodOf(plan.request)
  if (food.length === 0) return null
  const words = listOf(food.map(inWords))
  const order = hasKitchens(plan)
    ? `${words}: to order in writing from every kitchen for every meal. They are in the price like the other meals; ask whether any costs more.`
    : `${words}: every meal comes from home, so nothing is ordered.`
  return food.every(isDiet)
    ? order
    : `${order} The letter asks every family to keep what harms a learner out of the lunch boxes; the emergency medicine goes with an adult who knows its use.`
}
