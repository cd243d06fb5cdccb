/** Uhambo's fee on what it arranges; the terms of service promise that it is shown before booking. VAT is charged on it. */
export const PLATFORM_FEE_PERCENT = 5
/** One registered guide for up to about 45 people (`rates.json`, staff). */
export const PEOPLE_PER_GUIDE = 45
/** The shortest trip on which a guide comes along; on shorter ones the guides of the places do. */
export const GUIDE_FROM_DAYS = { saver: Infinity, classic: 3, signature: 1 } as const
