import { PEOPLE_WORDS } from './data/people-words.ts'
import { anyOf, pattern } from './pattern.ts'
import { type IdeaText, spanOf } from './idea-text.ts'

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
const LEARNERS = anyOf(...PEOPLE_WORDS.flatMap(({ who, words }) => (who === 'learner' ? words : [])), 'boys', 'girls')
const RULES: readonly RegExp[] = [
  pattern(
    `(?<![a-z])(?:ages?|aged|age group|age range|ouderdom(?:me)?)[ :]{0,2}(?:group|range|between|from|of)?[ :=]{0,2}${N}(?:${TO}${N})?(?: ?(?:years?|yrs?|jaar)(?: old| oud)?)?`,
  ),
  pattern(`(?<![0-9])${N}(?:${OLD.replace('(?![a-z])', '')})?${TO}${N}${OLD}`),
  pattern(`(?<![0-9])${N}(?: ?- ?| to | tot )${N} ?(?:years|yrs|jaar)(?! ago)(?![a-z])`),
  pattern(`(?<![0-9])${N}/${N} ?(?:years?|yrs?|jaar)(?! ago)(?![a-z])`),
  pattern(`(?<=(?<![a-z])(?:${LEARNERS}|ages?|aged)(?: of)? )${N}\\+(?!\\d)`),
  pattern(
    `(?<=(?<![a-z])(?:all|most|they|learners)(?: of them)? are (?:about )?)${N} (?:or|and|to) ${N}(?=$|[.,;)\\n])`,
  ),
  pattern(`(?<![0-9])${N} ?(?:years?|yrs?|jaar) (?:to|tot) ${N} ?(?:years?|yrs?|jaar)(?! ago)(?![a-z])`),
  pattern(`(?<![0-9])${N}${OLD}`),
  pattern(`(?<![a-z])youngest(?: is)? ${N}[ ,]{1,2}(?:and |en )?(?:the )?oldest(?: is)? ${N}`),
  pattern(
    `(?<=(?<![a-z])(?:children|kids|kinders|teens|tweens) (?:of )?(?:from )?(?:about )?)${N}(?: to | tot | ?- ?)${N}(?=$|[.,;)\\n]| (?:and|en|with|plus)(?![a-z]))`,
  ),
  pattern(`(?<=(?<![a-z])${LEARNERS}(?:,? who are)? )between ${N} and ${N}(?! ?${LEARNERS})`),
  pattern(`(?<=(?<![a-z])(?:of|between|tussen|van) )${N}(?: and | en | or )${N} ?(?:years|yrs|jaar)(?! ago)(?![a-z])`),
  // "20 learners (16 to 18)": a range in brackets after the learners is their age and not their number.
  pattern(`(?<=(?<![a-z])${LEARNERS} )\\(${N}(?: ?- ?| to | tot )${N}\\)`),
]

/** Ages of the learners. "Under-17" is a league and not an age: it is taken and ignored. */
export function readAges(ideaText: IdeaText): Ages | null {
  let ages: Ages | null = null
  ideaText.take(UNDER, () => true)
  for (const rule of RULES) {
    ideaText.take(rule, (match) => {
      const numbers = [match[1], match[2]].filter((number) => number !== undefined).map(Number)
      const min = Math.min(...numbers)
      const max = Math.max(...numbers)
      ages = {
        min: ages ? Math.min(ages.min, min) : min,
        max: ages ? Math.max(ages.max, max) : max,
        words: ages?.words ?? ideaText.sourceWords(spanOf(match)),
      }
      ideaText.noteMatch('ageMin', match, 0.95)
      ideaText.noteMatch('ageMax', match, 0.95)
      return true
    })
  }
  return ages
}
