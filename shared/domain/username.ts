/** "Naledi", "Mokoena" → "naledi.mokoena": letters and digits without accents; "school" if none are left. */
export function usernameStem(name: string, lastname: string): string {
  const words = [name, lastname].map((word) =>
    word
      .normalize('NFKD')
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, ''),
  )
  return words.filter(Boolean).join('.').slice(0, 40) || 'school'
}

/**
 * The stem, or the stem with the lowest free number from 2 on. `taken` is in lower case. `skip` free names are left to
 * others who ask for the same one at the same moment.
 */
export function freeUsername(stem: string, taken: readonly string[], skip = 0): string {
  const known = new Set(taken)
  let skipped = 0
  for (let number = 1; ; number++) {
    const candidate = number === 1 ? stem : `${stem}${number}`
    if (!known.has(candidate) && skipped++ === skip) return candidate
  }
}
