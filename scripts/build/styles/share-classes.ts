/** The words of what the browser fetches as one, and the sheet that always comes with it, where it has one. */
export interface Words {
  sheet: string | undefined
  words: Iterable<string>
}

export interface Shares {
  everyPage: string[]
  bySheet: Map<string, string[]>
}

/** From as many sheets on, a class costs all pages less in the sheet of every page than in each of these. */
const SHARED_BY = 14

/** Decides for each word in which sheets its class stands: in every page's, or in those of the few that name it. */
export function shareClasses(frame: Iterable<string>, units: readonly Words[]): Shares {
  const everyPage = new Set(frame)
  const users = new Map<string, Set<string>>()
  for (const { sheet, words } of units)
    for (const word of words) {
      if (sheet === undefined) everyPage.add(word)
      else users.set(word, (users.get(word) ?? new Set()).add(sheet))
    }
  const bySheet = new Map<string, string[]>()
  for (const [word, sheets] of users) {
    if (sheets.size >= SHARED_BY) everyPage.add(word)
    if (everyPage.has(word)) continue
    for (const sheet of sheets) bySheet.set(sheet, [...(bySheet.get(sheet) ?? []), word])
  }
  return { everyPage: [...everyPage], bySheet }
}
