import type { Span } from '../idea-text.ts'
import { matchesOf } from '../../matches-of.ts'

/** Where a clause ends: a mark with a space after it, a bracket, or a word that joins two things. */
export const BREAK =
  /[.;:!?,](?=[ \n)"~]|$)|[\n()[\]|"/]| - |-> ?| \+ |(?<!(?:must|may|do|is|are|will|can|does|should|could|would|was|has|have|why|or|did|maar|mag|kan|moet|wil|het|if|and|but|we|they|definitely) ) (?=not )|(?<![a-z])(?:and|then|plus|or|but|en|dan|maar|asook|ook|also|as well as|after that|afterwards|followed by|thereafter|daarna|because|bcos|cos|since|omdat|so that|while|if|unless|as dit|when|which|although|of|before that|else|otherwise|instead|either)(?![a-z])/gu

/** The mark of an item of a list is no part of its clause. */
const ITEM_MARK = /^\s*(?:- )?\s*/u

/** In English "of" joins the words of one name; in Afrikaans it is "or". */
const AFRIKAANS = /(?<![a-z])(?:nie|vir|ons|sien|asb|leerders|kinders|graad|hulle|wil)(?![a-z])/u

export interface Clause extends Span {
  /** The word or mark before it: "because". */
  lead: string
}

/** The clauses of a text. A break inside one of the `wholes` is none. */
export function clausesOf(text: string, wholes: readonly Span[] = []): Clause[] {
  const clauses: Clause[] = []
  const isWhole = new Uint8Array(text.length)
  for (const { start, end } of wholes) isWhole.fill(1, start, end)
  let start = 0
  let lead = ''
  const add = (end: number) => {
    const words = text.slice(start, end)
    const from = start + ITEM_MARK.exec(words)![0].length
    const to = start + words.trimEnd().length
    if (from < to) clauses.push({ start: from, end: to, lead })
  }
  const isAfrikaans = AFRIKAANS.test(text)
  for (const { index, 0: gap } of matchesOf(text, BREAK)) {
    if (isWhole[index] === 1 || (gap === 'of' && !isAfrikaans)) continue
    add(index)
    start = index + gap.length
    lead = gap.trim()
  }
  add(text.length)
  return clauses
}
