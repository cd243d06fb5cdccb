import type { AddressPlace } from '../catalogue/gazetteer.ts'
import { foldName } from '../fold-name.ts'
import { type AddressIndex, BEGINNING, type IndexedName, type IndexedPlace } from './address-index.ts'
import { slipsToBegin } from './slips.ts'

/** Fewer than this many by the letters typed, and what is a slip or two away is offered as well. */
const FEW = 3
const SHORTEST_WITH_SLIP = 4
const SHORTEST_WITH_TWO = 8
const MOST_WORDS = 8
/** How a name answers what was typed, the best first. */
const WHOLE = 0
/** Behind a place a size smaller that is called so itself. */
const WHOLE_OTHER = 0.15
const BEGINS = 1
const OTHER_BEGINS = 2
const BY_WORDS = 3
const KINDS = 4
/** What a school's name has around its place's: "Laerskool Ermelo", "Hilton College". */
const SCHOOL =
  /(?<!\p{L})(?:schools?|skool|laerskool|hoërskool|hoerskool|college|kollege|academy|akademie|primary|primêre|high|secondary|sekondêre|combined|intermediate|junior|senior|preparatory|prep|girls['’]?|boys['’]?|technical|tegniese|l\/s|h\/s)(?!\p{L})/giu

interface Answer {
  place: AddressPlace
  order: number
}

/** Places with a name that `typed` is, begins or comes near to; their area may be typed after it: "Richmond KZN". */
export function searchAddresses(index: AddressIndex, typed: string, most: number): AddressPlace[] {
  const found = byLetters(index, typed)
  const withoutSchool = typed.replace(SCHOOL, ' ').trim()
  if (found.length === 0 && withoutSchool !== typed) found.push(...byLetters(index, withoutSchool))
  if (found.length < FEW) found.push(...bySlips(index.all, foldName(typed)))
  return [...new Set(found)].slice(0, most)
}

function byLetters({ all, byBeginning }: AddressIndex, typed: string): AddressPlace[] {
  const words = [...new Set((typed.match(/[\p{L}\p{N}'’]+/gu) ?? []).map(foldName))]
    .filter(Boolean)
    .slice(0, MOST_WORDS)
  const folded = foldName(typed)
  if (folded === '') return []
  const [first = ''] = words
  const index = first.length < BEGINNING ? all : (byBeginning.get(first.slice(0, BEGINNING)) ?? [])
  return inOrder(index, (one) => {
    const kinds = one.names.map((name, at) => kindOf(name, at === 0, one.area, folded, words))
    return Math.min(...kinds)
  })
}

function kindOf(
  name: IndexedName,
  isShown: boolean,
  area: readonly string[],
  folded: string,
  words: readonly string[],
): number {
  const whole = isShown ? WHOLE : WHOLE_OTHER
  if (name.folded === folded) return whole
  if (name.folded.startsWith(folded)) return isShown ? BEGINS : OTHER_BEGINS
  const begins = (known: readonly string[]) => (word: string) => known.some((one) => one.startsWith(word))
  const [first = '', ...others] = words
  const isNamed = begins(name.words)
  if (!isNamed(first) || !others.every((word) => isNamed(word) || begins(area)(word))) return KINDS
  return others.length > 0 && folded.startsWith(name.folded) ? whole : BY_WORDS
}

function bySlips(index: readonly IndexedPlace[], folded: string): AddressPlace[] {
  if (folded.length < SHORTEST_WITH_SLIP) return []
  const most = folded.length < SHORTEST_WITH_TWO ? 1 : 2
  return inOrder(index, ({ names }) => {
    const fewest = Math.min(...names.map((name) => slipsIn(name.folded, folded, most)))
    return fewest > most ? KINDS : fewest
  })
}

/** Two slips only behind a first letter that is right, and none that changes the whole beginning. */
function slipsIn(name: string, folded: string, most: number): number {
  if (name[0] === folded[0]) return slipsToBegin(name, folded, most)
  const isNear = name[1] === folded[1] || name[1] === folded[0] || name[0] === folded[1]
  const slips = isNear ? slipsToBegin(name, folded, 1) : KINDS
  return slips > 1 ? KINDS : slips
}

/** Best kind first; in each cities before towns before what is smaller, and shorter names before longer ones. */
function inOrder(index: readonly IndexedPlace[], kindOfPlace: (one: IndexedPlace) => number): AddressPlace[] {
  const answers: Answer[] = []
  for (const one of index) {
    const kind = kindOfPlace(one)
    if (kind >= KINDS) continue
    const { place } = one
    const behind = place.isSight && kind >= BEGINS ? KINDS : 0
    answers.push({ place, order: (behind + kind) * 1000 + place.rank * 100 + Math.min(place.name.length, 99) })
  }
  return answers.sort((a, b) => a.order - b.order).map(({ place }) => place)
}
