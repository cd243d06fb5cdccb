import type { MealCode } from '../../../itinerary/itinerary.ts'
import type { Language } from '../../../language.ts'
import type { Need } from '../../../needs.ts'
import { phrase } from './phrase.ts'

export const MEALS: Record<Language, Record<MealCode, string>> = {
  en: {
    breakfast: 'Breakfast',
    packed_lunch: 'Packed lunch',
    lunch_from_home: 'Lunch from home',
    dinner: 'Dinner',
  },
  af: {
    breakfast: 'Ontbyt',
    packed_lunch: 'Kospakkie vir middagete',
    lunch_from_home: 'Padkos van die huis af',
    dinner: 'Aandete',
  },
}
const AF_DIETS: Partial<Record<Need, string>> = {
  halaal: 'halaal',
  kosher: 'kosjer',
  vegetarian: 'vegetaries',
  vegan: 'veganisties',
}
export const dietIn = (language: Language, diet: Need): string => (language === 'af' ? (AF_DIETS[diet] ?? diet) : diet)
export const onRequest = phrase(
  (diets: string) => ` (${diets} on request)`,
  (diets) => ` (${diets} op versoek)`,
)
