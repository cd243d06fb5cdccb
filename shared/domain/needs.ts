/** What a group may need apart from places and dates; the only values of a `needs` list. */
export const NEEDS = [
  'wheelchair',
  'halaal',
  'kosher',
  'vegetarian',
  'vegan',
  'allergies',
  'no-swimming',
  'own-transport',
  'no-overnight',
] as const
export type Need = (typeof NEEDS)[number]

/** The needs that concern meals. */
export const FOOD_NEEDS = ['halaal', 'kosher', 'vegetarian', 'vegan', 'allergies'] as const satisfies readonly Need[]
export type FoodNeed = (typeof FOOD_NEEDS)[number]
export const isFoodNeed = (need: Need): need is FoodNeed => (FOOD_NEEDS as readonly Need[]).includes(need)
