/** A name as it is compared: lower case, without accents, spaces and marks. "King William's Town" → "kingwilliamstown". */
export const foldName = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
