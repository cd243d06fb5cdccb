import { SITE } from '../../site.ts'

/** Where anybody who is given it reads the plan. */
export const planAddress = (searchId: number): string => `${SITE.origin}/itinerary/${searchId}`
