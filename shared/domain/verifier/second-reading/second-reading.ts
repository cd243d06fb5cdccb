import type { Facts } from '../../catalogue/facts.ts'
import { activitiesOf } from './activity-words.ts'
import { capitalisedNames, catalogueNames, type NameOfSight } from './names.ts'
import { type Amount, amountsOf } from './numbers.ts'
import { withoutOwnFacts } from './own-facts.ts'
import { type WholeNumber, wholeNumbers } from './number-words.ts'
import { saidOf, type Unsaid } from './said.ts'
import { type Mention, overlaps, wordsOf } from './words.ts'

/**
 * An idea as the verifier reads it: by plain words and patterns of its own, and never by the parser, so that it sees
 * what the parser missed. It finds less than the parser does and claims nothing that it is not sure of.
 */
export interface SecondReading {
  text: string
  /** Names of sights. */
  names: NameOfSight[]
  amounts: Amount[]
  /** Whole numbers, with or without a unit. */
  numbers: WholeNumber[]
  activities: Mention[]
  /** Words of the text that a note "you did not say …" must not deny. */
  said: Record<Unsaid, Mention[]>
}

export function readAgain(whole: string, facts: Facts): SecondReading {
  const text = withoutOwnFacts(whole)
  const words = wordsOf(text)
  const known = catalogueNames(text, words, facts)
  const others = capitalisedNames(text, words, facts).filter((name) => !known.some((one) => overlaps(one, name)))
  const amounts = amountsOf(text, words)
  return {
    text,
    names: [...known, ...others].toSorted((a, b) => a.start - b.start),
    amounts,
    numbers: wholeNumbers(text, words),
    activities: activitiesOf(text),
    said: saidOf(text, words, amounts, facts),
  }
}
