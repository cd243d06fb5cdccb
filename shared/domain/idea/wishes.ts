import { pattern } from './pattern.ts'
import type { Reading, Stretch } from './reading.ts'

const NEGATION =
  /(?<![a-z])(?:no|not|without|don't|do not|dont|won't|never|avoid|except|instead of|rather than|geen|nie|sonder)(?![a-z]).*$/u
const SIGN_OFF =
  /(?:kind regards|best regards|regards|sincerely|faithfully|groete|yours in|many thanks|thank you|dankie)(?![a-z]).{0,120}$/su
const TITLED = pattern(
  "(?<![a-z])(?:mr|mrs|ms|miss|mnr|mev|dr|prof|mister)\\.? (?:van der |van |du |de )?[a-z'-]{2,20}(?: [a-z'-]{2,20})?",
)
const LONGEST = 90
const MOST = 40

/**
 * The text's own words for what the group would like to see and do, as clauses: what is left when the facts, the names
 * of places and what is not wanted are taken away. They are matched against what places offer and never shown.
 */
export function readWishes(reading: Reading, places: readonly Stretch[]): string[] {
  let text = reading.text
  for (const { start, end } of places) text = text.slice(0, start) + '~'.repeat(end - start) + text.slice(end)
  const clauses = text
    .replace(TITLED, '~')
    .replace(SIGN_OFF, '')
    .split(/[^a-z' -]|(?<![a-z])(?:but|maar)(?![a-z])/u)
    .map((clause) =>
      clause.replace(NEGATION, '').replace(/[ '-]/gu, ' ').replace(/ {2,}/gu, ' ').trim().slice(0, LONGEST),
    )
  return [...new Set(clauses.filter((clause) => clause.length > 2))].slice(0, MOST)
}
