/** Small modules that a page runs once it has loaded, without waking React; a route names one as its `afterLoad`. */
export const PAGE_MODULES = {
  hero: 'web/features/hero/play-hero.ts',
  plan: 'web/features/itinerary/enliven-plan.ts',
} as const
export type PageModule = keyof typeof PAGE_MODULES
