/** What a trip is for besides lessons: a reward or farewell, matches, or singing and playing. */
export const OCCASIONS = ['reward', 'sport', 'music'] as const
export type Occasion = (typeof OCCASIONS)[number]
