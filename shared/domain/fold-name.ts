/**
 * A name in the form used for comparison: lower case, no accents, spaces or punctuation. "King William's Town" →
 * "kingwilliamstown".
 */
export const foldName = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
