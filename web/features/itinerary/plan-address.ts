import { SITE } from '../../site.ts'

/** The public address of a plan. */
export const planAddress = (searchId: number): string => `${SITE.origin}/itinerary/${searchId}`
