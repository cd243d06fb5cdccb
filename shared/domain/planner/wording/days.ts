import type { Facts } from '#shared/domain/catalogue/facts'
import type { ItineraryDay, MealCode } from '../../itinerary/itinerary.ts'
import type { Language } from '../../language.ts'
import type { PlannedDay } from '../schedule/planned-day.ts'
import type { Plan } from '../plan.ts'
import { specialFoodOf } from '../request/special-food.ts'
import { dietsInWords } from './food.ts'
import { MEALS, onRequest } from './language/meal-phrases.ts'
import type { Writer } from './language/writer.ts'
import { stepInWords } from './steps.ts'
import { dayTitle } from './title.ts'

/** Between stays, whose towns have a comma. */
const AND: Record<Language, string> = { en: ' and ', af: ' en ' }

/** "Dinner (2 halaal, 3 vegan on request)"; a lunch from home has no diets. */
function mealInWords(meal: MealCode, request: Plan['request'], language: Language): string {
  const diets = dietsInWords(specialFoodOf(request), language)
  return `${MEALS[language][meal]}${diets === '' || meal === 'lunch_from_home' ? '' : onRequest[language](diets)}`
}
function mealsOf({ steps, lunchIncluded }: PlannedDay): MealCode[] {
  const roles = new Set(steps.map(({ role }) => role))
  return [
    ...(roles.has('breakfast') ? (['breakfast'] as const) : []),
    ...(roles.has('lunch') ? ([lunchIncluded ? 'packed_lunch' : 'lunch_from_home'] as const) : []),
    ...(roles.has('dinner') ? (['dinner'] as const) : []),
  ]
}

/** A day of the document, without its list of activities. */
export function dayInWords(plan: Plan, index: number, facts: Facts, writer: Writer): Omit<ItineraryDay, 'activities'> {
  const day = plan.days[index]!
  const { language, nameOf } = writer
  const meals = mealsOf(day)
  const lodging = plan.lodgings[index]
  const stays = lodging ? [lodging.stay, ...lodging.companions] : []
  return {
    day: index + 1,
    date: day.date,
    title: dayTitle(plan, index, writer),
    schedule: day.steps.map((step) => stepInWords(step, day, plan, facts, writer)),
    meals: meals.map((meal) => mealInWords(meal, plan.request, language)),
    accommodation: lodging ? stays.map(({ name, town }) => `${name}, ${nameOf(town)}`).join(AND[language]) : null,
    stay_id: lodging?.stay.id ?? null,
    meal_codes: meals,
    stay_ids: stays.map(({ id }) => id),
  }
}
