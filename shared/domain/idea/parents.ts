import { PEOPLE_WORDS } from './data/people-words.ts'
import { matchesOf } from '../matches-of.ts'
import { anyOf, pattern } from './pattern.ts'

const wordsFor = (...who: readonly string[]): string =>
  anyOf(...PEOPLE_WORDS.filter((row) => who.includes(row.who)).flatMap(({ words }) => [...words]))
const PARENT = '(?:parents?|ouers?|moms?|mums?|dads?|mothers?|fathers?|helpers?|volunteers?|chaperones?)'
/** They come along in a vehicle of their own, or they give something. */
const NOT_ON_THE_BUS =
  '(?! (?:who |wat |can |will |must |have to |kan |sal ){0,2}(?:drives?|driving|follows?|following|have|has|lends?|pays?|donates?|brings?|takes?|transport|offered|ry|bestuur|betaal|bring|volg|het|with (?:their |own )|in (?:their |own )|met hul))'
const BESIDE_TEACHERS = pattern(
  `(?<=\\d ?(?:${wordsFor('teacher', 'coach')})(?: \\([^()\\n]{1,20}\\))?)(?:,? ?(?:and|plus|with|en|met|\\+|&)|,) ?(?<count>\\d{1,2}) ${PARENT}(?![a-z'])${NOT_ON_THE_BUS}`,
)
/** "Parents: 2", on a form that counts teachers too */
const LABELLED = pattern(
  `(?<=(?:^|\\n) ?(?:no\\.? of |number of |aantal )?)${PARENT} ?[:=] ?(?<labelled>\\d{1,2})(?![\\d:/])`,
)
const SELF = /(?<![a-z'])(?:me|myself|i|ek)(?![a-z'])[^.;\n]{0,40}$/u

/** The parents who come along beside the teachers that the text counts: "3 teachers and 2 parents" are 2. */
export function readParents(text: string): number {
  const beside = matchesOf(text, BESIDE_TEACHERS).filter(
    ({ index }) => !SELF.test(text.slice(Math.max(0, index - 40), index)),
  )
  const [match] = [...beside, ...matchesOf(text, LABELLED)]
  return Number(match?.groups?.count ?? match?.groups?.labelled ?? 0)
}
