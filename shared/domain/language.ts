/** The languages in which a plan is written. What is stored for the API is in English. */
export const LANGUAGES = ['en', 'af'] as const
export type Language = (typeof LANGUAGES)[number]
