import type { SpecialFood } from '../../itinerary/itinerary.ts'
import type { Language } from '../../language.ts'
import { dietIn } from './language/meal-phrases.ts'
import { NEEDS_PHRASES } from './language/needs-phrases.ts'
import { REQUIREMENT_PHRASES } from './language/requirement-phrases.ts'
import type { Writer } from './language/writer.ts'
import type { Plan } from '../plan.ts'
import { specialFoodOf } from '../request/special-food.ts'
import type { PlannedDay } from '../schedule/planned-day.ts'
import type { PlannedStep } from '../schedule/planned-step.ts'

const MEALS: readonly PlannedStep['role'][] = ['lunch', 'dinner', 'breakfast']
const isDiet = ({ need }: SpecialFood): boolean => need !== 'allergies'

/** "3 vegan", "1 with an allergy", "halaal". */
function inWords({ need, people }: SpecialFood, language: Language): string {
  if (need === 'allergies') return NEEDS_PHRASES.allergy[language](people)
  return people === null ? dietIn(language, need) : `${people} ${dietIn(language, need)}`
}
export const dietsInWords = (food: readonly SpecialFood[], language: Language): string =>
  food
    .filter(isDiet)
    .map((one) => inWords(one, language))
    .join(', ')

/** What those of the group eat apart at a meal: a lunch from home has the diet of its home, an allergy is of every table. */
export function foodAt(step: PlannedStep, day: PlannedDay, plan: Plan): SpecialFood[] {
  if (!MEALS.includes(step.role)) return []
  const food = specialFoodOf(plan.request)
  return step.role === 'lunch' && !day.lunchIncluded ? food.filter((one) => !isDiet(one)) : food
}

/** The same for the note of the meal. */
export function foodInWords(food: readonly SpecialFood[], { language, grammar }: Writer): string {
  const wordsOf = (some: readonly SpecialFood[]) => grammar.list(some.map((one) => inWords(one, language)))
  const [diets, allergies] = [food.filter(isDiet), food.filter((one) => !isDiet(one))]
  return [
    ...(diets.length > 0 ? [NEEDS_PHRASES.toOrder[language](wordsOf(diets))] : []),
    ...(allergies.length > 0 ? [NEEDS_PHRASES.atTable[language](wordsOf(allergies))] : []),
  ].join(' ')
}

/** Whether somebody cooks for the group. */
export const hasKitchens = ({ lodgings, days }: Pick<Plan, 'lodgings' | 'days'>): boolean =>
  lodgings.length > 0 || days.some(({ lunchIncluded }) => lunchIncluded)

/** What the school does about the food of these few; null if nobody eats apart. */
export function foodRequirement(plan: Plan, { language, grammar }: Writer): string | null {
  const food = specialFoodOf(plan.request)
  if (food.length === 0) return null
  const words = grammar.list(food.map((one) => inWords(one, language)))
  const { orderFood, foodFromHome, allergies } = REQUIREMENT_PHRASES
  const order = (hasKitchens(plan) ? orderFood : foodFromHome)[language](words)
  return food.every(isDiet) ? order : `${order}${allergies[language]()}`
}
