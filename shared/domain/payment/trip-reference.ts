/** Banks print at most 20 characters of a reference. */
const MOST_CHARACTERS = 20

/** The trip's id in characters that a bank accepts: letters, digits and hyphens; empty if none are left. */
export const tripReference = (tripId: string): string =>
  tripId
    .normalize('NFKD')
    .replaceAll(/[^A-Za-z0-9-]/g, '')
    .slice(0, MOST_CHARACTERS)
    .replaceAll(/^-+|-+$/g, '')
    .toUpperCase()

/** Digits, alone or after "UH-", as in "UH-2741": a reference that can carry no message to a stranger. */
export const isPlainReference = (reference: string): boolean => /^(?:UH-)?\d+$/.test(reference)
