import type { Occasion } from '../occasions.ts'
import type { IdeaText } from './idea-text.ts'
import { pattern } from './pattern.ts'

const words = (said: string): RegExp => new RegExp(pattern(`(?<![a-z])(?:${said})(?![a-z])`), 'u')
const SPORTS =
  'cricket|rugby|netball|hockey|soccer|football|athletics|swimming|tennis|chess|krieket|netbal|hokkie|sokker|atletiek|sports?'

/** The first row that has words of the text decides. */
const ROWS: readonly { occasion: Occasion; said: RegExp }[] = [
  {
    occasion: 'sport',
    said: words(
      `(?:${SPORTS}) (?:tour|festival|tournament|fixtures|matches|squad|derby|competition)|(?:krieket|rugby|netbal|hokkie|sokker|sport)toer`,
    ),
  },
  {
    occasion: 'music',
    said: words(
      '(?:choir|orchestra|marimba|band) (?:tour|trip|festival|competition)|eisteddfod|koortoer|koorfees|koorkompetisie',
    ),
  },
  {
    occasion: 'reward',
    said: words(
      'farewell (?:trip|outing|tour)|reward(?: (?:day|trip|outing|tour))?|year[ -]end (?:trip|outing|function|tour)|end[ -]of[ -](?:the[ -])?year (?:trip|outing|tour)|matric outing|fun day|bederf(?:dag)?|afskeid(?:suitstappie)?|beloning|jaareinde? uitstappie',
    ),
  },
]

/** What the trip is for, if the text says so by the name of an occasion; null if it says nothing of one. */
export const readOccasion = ({ normalised }: IdeaText): Occasion | null =>
  ROWS.find(({ said }) => said.test(normalised.text))?.occasion ?? null
