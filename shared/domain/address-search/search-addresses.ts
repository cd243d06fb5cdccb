import type { AddressPlace } from '../catalogue/gazetteer.ts'
import { foldName } from '../fold-name.ts'
import { type AddressIndex, BEGINNING, type IndexedName, type IndexedPlace } from './address-index.ts'
import { countTypingErrors } from './typing-errors.ts'

/** If the exact letters find fewer places than this, places within one or two typing errors are added. */
const FEW = 3
const SHORTEST_WITH_ERROR = 4
const SHORTEST_WITH_TWO_ERRORS = 8
const MOST_WORDS = 8
/** How a name matches the typed text; lower is better. */
const WHOLE = 0
/** Above 0.1, so that a place one size smaller with this as its displayed name comes first. */
const WHOLE_OTHER = 0.15
const BEGINS = 1
const OTHER_BEGINS = 2
const BY_WORDS = 3
const KINDS = 4
/** Words that a school's name adds to the name of its place: "Laerskool Ermelo", "Hilton College". */
const SCHOOL =
  /(?<!\p{L})(?:schools?|skool|laerskool|hoërskool|hoerskool|college|kollege|academy|akademie|primary|primêre|high|secondary|sekondêre|combined|intermediate|junior|senior|preparatory|prep|girls['’]?|boys['’]?|technical|tegniese|l\/s|h\/s)(?!\p{L})/giu

interface Answer {
  place: AddressPlace
  order: number
}

/** Finds places whose name equals, starts with or is close to `typed`, which may end with the area: "Richmond KZN". */
export function searchAddresses(index: AddressIndex, typed: string, most: number): AddressPlace[] {
  const found = byLetters(index, typed)
  const withoutSchool = typed.replace(SCHOOL, ' ').trim()
  if (found.length === 0 && withoutSchool !== typed) found.push(...byLetters(index, withoutSchool))
  if (found.length < FEW) found.push(...byTypingErrors(index.all, foldName(typed)))
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

function byTypingErrors(index: readonly IndexedPlace[], folded: string): AddressPlace[] {
  if (folded.length < SHORTEST_WITH_ERROR) return []
  const most = folded.length < SHORTEST_WITH_TWO_ERRORS ? 1 : 2
  return inOrder(index, ({ names }) => {
    const fewest = Math.min(...names.map((name) => typingErrorsIn(name.folded, folded, most)))
    return fewest > most ? KINDS : fewest
  })
}

/** Two typing errors are allowed only if the first letter is right and the beginning is not entirely different. */
function typingErrorsIn(name: string, folded: string, most: number): number {
  if (name[0] === folded[0]) return countTypingErrors(name, folded, most)
  const isNear = name[1] === folded[1] || name[1] === folded[0] || name[0] === folded[1]
  const errors = isNear ? countTypingErrors(name, folded, 1) : KINDS
  return errors > 1 ? KINDS : errors
}

/** Orders by kind of match, then cities before towns before smaller places, then shorter names first. */
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
