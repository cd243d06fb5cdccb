/** Uhambo's fee. The terms of service promise that it is shown before booking. VAT is added to it. */
export const PLATFORM_FEE_PERCENT = 5
/** One registered guide for up to about 45 people (`rates.json`, staff). */
export const PEOPLE_PER_GUIDE = 45
/** The shortest trip with a guide that nobody asked for; on shorter trips the places' own guides are enough. */
export const GUIDE_FROM_DAYS = { saver: Infinity, classic: 3, signature: 1 } as const
