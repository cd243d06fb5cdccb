/** Banks print 20 characters of a reference. */
const MOST_CHARACTERS = 20

/** The trip's id as a bank's form takes it: letters, digits and hyphens; empty where nothing is left of it. */
export const tripReference = (tripId: string): string =>
  tripId
    .normalize('NFKD')
    .replaceAll(/[^A-Za-z0-9-]/g, '')
    .slice(0, MOST_CHARACTERS)
    .replaceAll(/^-+|-+$/g, '')
    .toUpperCase()
