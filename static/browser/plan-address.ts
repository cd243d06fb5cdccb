/** Stands where the public address of a plan stands on the site; a plan of a local copy has none. */
export const planAddress = (_searchId: number): string =>
  'This plan is kept in one browser and has no address of its own.'
