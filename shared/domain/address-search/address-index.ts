import type { AddressPlace } from '../catalogue/gazetteer.ts'
import { foldName } from '../fold-name.ts'
import type { Province } from '../provinces.ts'

/** A name in the form used for comparison: folded, as a whole and word by word. */
export interface IndexedName {
  folded: string
  words: readonly string[]
}

export interface IndexedPlace {
  place: AddressPlace
  /** The displayed name first, then the others. */
  names: readonly IndexedName[]
  /** Words for the area of the place: its city, its province and other names of the province. */
  area: readonly string[]
}

export interface AddressIndex {
  all: readonly IndexedPlace[]
  /** Places with a name, or a word in a name, that starts with these two letters. */
  byBeginning: ReadonlyMap<string, readonly IndexedPlace[]>
}
export const BEGINNING = 2

const PROVINCE_WORDS: Record<Province, string> = {
  GP: 'GP Gauteng',
  WC: 'WC Western Cape Wes-Kaap Weskaap',
  KZN: 'KZN KwaZulu-Natal KwaZulu Natal',
  EC: 'EC Eastern Cape Oos-Kaap Ooskaap',
  FS: 'FS Free State Freestate Vrystaat',
  LP: 'LP Limpopo',
  MP: 'MP Mpumalanga',
  NC: 'NC Northern Cape Noord-Kaap Noordkaap',
  NW: 'NW North West Northwest Noordwes',
}

/** The words of a text, folded. Words joined by a hyphen are given both separately and as one word. */
function wordsOf(text: string): string[] {
  const parts = text.split(/[\s,;./()]+/u)
  const apart = parts.flatMap((part) => part.split(/[^\p{L}\p{N}'’]+/u))
  return [...new Set([...apart, ...parts].map(foldName))].filter(Boolean)
}

/** The text itself first, then with abbreviations written out and words abbreviated: "Mt Fletcher", "Saint Lucia". */
const spellingsOf = (name: string): string[] => [
  ...new Set([name, name.replace(/^Mount /u, 'Mt '), name.replace(/(?<=^| )St\.? /u, 'Saint ')]),
]

export function indexPlaces(places: readonly AddressPlace[]): AddressIndex {
  const areaOf = new Map<string, readonly string[]>()
  const byBeginning = new Map<string, IndexedPlace[]>()
  const all = places.map((place): IndexedPlace => {
    const where = `${place.city ?? ''} ${PROVINCE_WORDS[place.province]}`
    const area = areaOf.get(where) ?? wordsOf(where)
    areaOf.set(where, area)
    const names = [place.name, ...place.aliases]
      .flatMap(spellingsOf)
      .map((name) => ({ folded: foldName(name), words: wordsOf(name) }))
    const indexed = { place, names, area }
    const begun = names.flatMap(({ folded, words }) => [folded, ...words]).map((one) => one.slice(0, BEGINNING))
    for (const beginning of new Set(begun)) {
      const known = byBeginning.get(beginning)
      if (known) known.push(indexed)
      else byBeginning.set(beginning, [indexed])
    }
    return indexed
  })
  return { all, byBeginning }
}
