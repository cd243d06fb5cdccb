import { pattern } from './pattern.ts'
import type { Reading } from './reading.ts'

export interface Ages {
  min: number
  max: number
  /** The text's own words. */
  words: string
}

const N = '([3-9]|1\\d|2[01])(?!\\d)'
const TO = '(?: ?- ?| to | tot | and | en | & | ?/ ?)'
const OLD = '(?:[ -]?(?:years?|yrs?|yr|jaar)[ -](?:olds?|oud)|[ -]?(?:yos?|y/o)|[ -]?jariges?)(?![a-z])'
const UNDER = pattern("(?<![a-z0-9])(?:under|u|o|onder)[ /-]?(?:9|1\\d|2[01])(?:s|'s|[ab])?(?![0-9a-z])")
const RULES: readonly RegExp[] = [
  pattern(
    `(?<![a-z])(?:ages?|aged|age group|age range|ouderdom(?:me)?)[ :]{0,2}(?:group|range|between|from|of)?[ :=]{0,2}${N}(?:${TO}${N})?(?: ?(?:years?|yrs?|jaar)(?: old| oud)?)?`,
  ),
  pattern(`(?<![0-9])${N}(?:${OLD.replace('(?![a-z])', '')})?${TO}${N}${OLD}`),
  pattern(`(?<![0-9])${N}(?: ?- ?| to | tot )${N} ?(?:years|yrs|jaar)(?! ago)(?![a-z])`),
  pattern(`(?<![0-9])${N}${OLD}`),
  // "20 learners (16 to 18)": a count is never written as a range in brackets after those it counts.
  pattern(
    `(?<=(?:learners|students|pupils|kids|children|boys|girls|youths|leerders|players) )\\(${N}(?: ?- ?| to | tot )${N}\\)`,
  ),
]

/** Ages of the learners; "under-17" names a league and fixes no age, so it is only taken out of the way. */
export function readAges(reading: Reading): Ages | null {
  let ages: Ages | null = null
  reading.take(UNDER, () => true)
  for (const rule of RULES) {
    reading.take(rule, (match) => {
      const numbers = [match[1], match[2]].filter((number) => number !== undefined).map(Number)
      const min = Math.min(...numbers)
      const max = Math.max(...numbers)
      ages = {
        min: ages ? Math.min(ages.min, min) : min,
        max: ages ? Math.max(ages.max, max) : max,
        words: ages?.words ?? reading.words(match.index, match.index + match[0].length),
      }
      reading.noteMatch('ageMin', match, 0.95)
      reading.noteMatch('ageMax', match, 0.95)
      return true
    })
  }
  return ages
}
