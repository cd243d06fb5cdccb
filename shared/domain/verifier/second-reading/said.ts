import type { Facts } from '../../catalogue/facts.ts'
import { findTown } from '../derived/distance.ts'
import { type Amount, amountInWords, isPart } from './numbers.ts'
import { earlierTrips, type Mention, overlaps, type Word } from './words.ts'
import { matchesOf } from '../../matches-of.ts'

/** What a plan may say that the text does not give. */
export type Unsaid = 'dates' | 'length' | 'group' | 'adults' | 'grade' | 'budget' | 'place' | 'origin'

const MONTH =
  'january|february|april|june|july|august|september|october|november|december|januarie|februarie|maart|mei|junie|julie|augustus|oktober|desember'
const SHORT_MONTH = 'jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec'
const DATES = new RegExp(
  `(?<!\\p{L})(?:${MONTH}|(?:in|of|late|early|mid|next|this) (?:march|may)|\\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:march|may|${SHORT_MONTH})|(?:march|${SHORT_MONTH}) \\d{1,2}|\\d{1,2}[/.-]\\d{1,2}[/.-](?:20)?\\d{2}|20\\d{2}-\\d{2}-\\d{2}|(?:first|second|third|fourth|1st|2nd|3rd|4th) term|term [1-4]|kwartaal)(?!\\p{L})`,
  'giu',
)
/** Times that are no dates, and are no date that the plan may call unsaid; "not in the holidays" asks for none. */
const TIMES =
  /(?<!(?:not|nie|no|avoid|outside|except)(?: \p{L}+){0,4} )(?<!\p{L})(?:(?:after|na|before|voor) \d{1,2}\/\d{1,2}(?![\d/])|year[ -]end|jaareinde?|end of (?:the )?year|(?:second|first|third|1st|2nd|3rd) term recess|long weekend|langnaweek|date (?:to follow|will follow|follows)|datum volg)(?!\p{L})/giu
/** The whole of something whose size the text may not give. */
const GROUPS =
  /(?<!\p{L})(?:(?:the |our )?whole (?:school|grade|class)|\d{2,4} (?:voices|stemme|persons|people|mense)(?! (?:per|at a time|at once|max))|(?:two|three|four|five|\d) (?:classes|teams|klasse|spanne))(?!\p{L})/giu
const COSTS =
  /(?<!\p{L})(?:almost free|free of charge|affordable|bekostigbaar|cheap cheap|as cheap as possible|goedkoop)(?!\p{L})/giu
/** "R200 a month from January to July": when families save, and not when they travel. */
const SAVING =
  /(?<!\p{L})(?:a|per|each|every|'n|elke) (?:month|maand)(?: \p{L}+){0,2} \p{L}+ (?:to|till?|until|tot) \p{L}+/giu
const LENGTH =
  /(?<!\p{L})(?:day[ -]?trip|one day|full (?:mon|tues|wednes|thurs|fri|satur|sun)day|(?<![\d:])[5-9] (?:till|until|tot) (?:12|[1-6])(?![\d:])|(?<=^|\n)day 1(?!\d)[^\n]{0,120}\nday 2(?!\d)|overnight|weekend|dagtrip|daguitstappie|half[ -]day|naweek)(?!\p{L})/giu
const MATRIC =
  /(?<!\p{L})(?:matrics?|matrieks?|foundation phase|grade r|graad r)(?!\p{L})(?! (?:dance|farewell|ball|afskeid)(?!\p{L}))/giu
const GOING = new Set('to in at around near visit visiting na naby besoek explore'.split(' '))
const LEAVING = new Set('from van'.split(' '))

/** "In Bela Bela, no sorry, in Modimolle" */
const TAKEN_BACK = /^[ ,.-]{0,3}(?:no|nee|sorry|jammer|i mean|oops|correction)(?!\p{L})/iu

/** Towns of the catalogue that the text names after a word that says what they are. */
function townsAfter(words: readonly Word[], text: string, facts: Facts, before: ReadonlySet<string>): Mention[] {
  return words.flatMap((word, at): Mention[] => {
    if (!before.has(word.plain)) return []
    for (const length of [3, 2, 1]) {
      const run = words.slice(at + 1, at + 1 + length)
      if (run.length < length || !/^\p{Lu}/u.test(run[0]!.words) || run.some(({ gap }) => !/^[ '’-]{1,2}$/u.test(gap)))
        continue
      const name = text.slice(run[0]!.start, run.at(-1)!.end)
      if (TAKEN_BACK.test(text.slice(run.at(-1)!.end))) break
      if (findTown(facts.towns, name)) return [{ start: run[0]!.start, end: run.at(-1)!.end, words: name }]
    }
    return []
  })
}

/** Words that could be the thing that a plan calls unsaid. */
export function saidOf(
  text: string,
  words: readonly Word[],
  amounts: readonly Amount[],
  facts: Facts,
): Record<Unsaid, Mention[]> {
  const earlier = earlierTrips(text)
  const all = (find: RegExp): Mention[] =>
    matchesOf(text, find).map((match) => ({
      start: match.index,
      end: match.index + match[0].length,
      words: match[0],
    }))
  const of = (unit: Amount['unit']): Mention[] =>
    amounts
      .filter((amount) => amount.unit === unit && !isPart(amount, text))
      .map((amount) => ({ ...amount, words: amountInWords(amount) }))
  const said = {
    dates: [...all(DATES), ...all(TIMES)].filter((one) => !all(SAVING).some((span) => overlaps(span, one))),
    length: [...of('days'), ...all(LENGTH)],
    group: [...of('learners'), ...all(GROUPS)],
    adults: of('adults'),
    grade: [...of('grade'), ...all(MATRIC)],
    budget: [...of('rand'), ...all(COSTS)],
    place: townsAfter(words, text, facts, GOING),
    origin: townsAfter(words, text, facts, LEAVING),
  }
  for (const key of Object.keys(said) as Unsaid[])
    said[key] = said[key].filter((one) => !earlier.some((span) => overlaps(span, one)))
  return said
}
