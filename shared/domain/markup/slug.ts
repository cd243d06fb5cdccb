const MOST_CHARACTERS = 80

/** Makes a slug from a title: lower case, hyphens for spaces, no accents and no other characters. */
export function slugOf(title: string): string {
  return title
    .normalize('NFKD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, MOST_CHARACTERS)
    .replaceAll(/^-|-$/g, '')
}
