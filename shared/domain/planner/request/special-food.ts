import type { SpecialFood } from '../../itinerary/itinerary.ts'
import { type FoodNeed, isFoodNeed } from '../../needs.ts'
import type { TripRequest } from './trip-request.ts'

/** The need of a request that is the same diet. */
const REQUESTED: Record<FoodNeed, string> = {
  halaal: 'halaal',
  kosher: 'kosher',
  vegetarian: 'vegetarian',
  vegan: 'vegan',
  allergies: 'allergy',
}

/** Each diet and allergy of the group, with how many have it where the idea counts them all. */
export const specialFoodOf = ({ needs, requests }: Pick<TripRequest, 'needs' | 'requests'>): SpecialFood[] =>
  needs.filter(isFoodNeed).map((need) => {
    const counts = requests.flatMap((one) => (one.kind === 'need' && one.need === REQUESTED[need] ? [one.count] : []))
    const isCounted = counts.length > 0 && !counts.includes(null)
    return { need, people: isCounted ? counts.reduce<number>((sum, count) => sum + (count ?? 0), 0) : null }
  })
