/** What a group may ask for beyond places and dates; the only values a `needs` list may hold. */
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
