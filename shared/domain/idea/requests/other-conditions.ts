import { spanOf } from '../idea-text.ts'
import { pattern } from '../pattern.ts'
import type { FoundRequest } from './reading.ts'
import type { Condition } from './request.ts'
import { matchesOf } from '../../matches-of.ts'

const REST = '[^.;,\\n]{0,40}'
/** Conditions that have no code: a school reads them in its own words. */
const SAID = [
  // "home before dark", "done by lunch"
  '(?:be )?(?:home|back|bak|done|finished|out|away|terug|tuis|sibuye) (?:again )?(?:well )?(?:by|before|b4|teen|voor|for|ngo-?) ?(?:the )?(?:dark|donker|lunch(?:time)?|supper|dinner|noon|midday|sunset|school (?:is )?out|break|evening service|church|assembly|aftercare|night ?fall|sundown|tea)',
  '(?:not|never) after dark|not before \\d{1,2}',
  // "in groups of 20", "half do this first"
  `(?:in |per |max )?groups? of (?:about |max |no more than )?\\d{1,3}|in \\d{1,2} groups|\\d{1,3} ?(?:min|minutes) apart|half (?:of them )?(?:do|does|go|goes|first)${REST}`,
  // "we bring our own mask"
  '(?:bring|bringing|carry|have|got) (?:our |their |your |my |his |her )?own [a-z]{3,14}(?: [a-z]{3,14})?',
  // "no other school there", "no more than two girls to a room"
  `no other (?:school|group)s?${REST}|no more than \\d{1,2} (?:girls?|boys?|learners|kids|people)? ?(?:to|in|per|a|on) [^.;,\\n(]{2,24}`,
  '(?:under|less than|no longer than|not longer than|max(?:imum)?|at most|not more than|no more than) \\d{1,2} ?(?:hours?|hrs?|h|minutes?|mins?)(?: (?:altogether|in total|max|tops))?(?= ?[.,;\\n)]|$)',
  // "how far the closest hospital is"
  '(?:how far (?:away )?(?:is )?)?(?:the |die )?(?:nearest|closest|naaste) (?:hospital|clinic|hospitaal|kliniek|doctor|dokter)(?: is)?',
  // isiZulu, isiXhosa and Sesotho: when we leave and come back
  `(?:siphuma|sisuka|sibuye|sibuya|siyobuya|re tswa ka|re kgutla)${REST}`,
  'hostels? of (?:a|the) [a-z]{4,12}',
  `(?:must |will |can )(?:follow|drive|come) (?:by|in|with) (?:car|her own car|his own car|their own cars)${REST}`,
].map((words) => pattern(`(?<![a-z])(?:${words})(?![a-z])`))

const BACK_BY_DARK =
  /^(?:be )?(?:home|back|bak|terug|tuis|sibuye)(?![a-z]).*(?:dark|donker|sunset|sundown|night ?fall)$/u

const OWN_LUNCH = /own (?:food|lunch(?:es)?|sandwich(?:es)?|meals?|kos|padkos|picnic)(?![a-z])/u
function conditionOf(words: string): Condition {
  if (OWN_LUNCH.test(words)) return { code: 'food', what: 'own_lunch' }
  return { code: BACK_BY_DARK.test(words) ? 'back_by_dark' : 'other' }
}

export const readOtherConditions = (text: string): FoundRequest[] =>
  SAID.flatMap((said) => matchesOf(text, said)).map((match) => ({
    ...spanOf(match),
    detail: { kind: 'condition', condition: conditionOf(match[0]) },
    force: 'must',
  }))
