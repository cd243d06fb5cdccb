import { NEEDS, type Need } from '../needs.ts'
import { NEED_WORDS } from './data/need-words.ts'
import type { IdeaText } from './idea-text.ts'
import { phraseFinder } from './phrase-finder.ts'
import { isOfStings } from './stings.ts'

const findNeeds = phraseFinder(NEED_WORDS)
/** Needs whose own words are a denial ("no swimming"), so that a "no" before them does not cancel them. */
const SAID_BY_DENIAL: ReadonlySet<Need> = new Set(['no-swimming', 'no-overnight', 'own-transport'])
const NEGATED_BEFORE =
  /(?<![a-z\d])(?:no|nobody|no one|none|noone|not|without|don't|do not|doesn't|does not|won't|will not|didn't|isn't|aren't|never|nie|niemand|geen|neither|nor|no special|zero|any|0)(?: (?:[a-z'-]{1,14})){0,4} $/u
const NEGATED_NEAR =
  /(?<![a-z\d])(?:no|nobody|no one|none|noone|without|niemand|geen|zero|neither|nor|0)(?: (?:[a-z',-]{1,14})){0,4} $/u
const NEGATED_AFTER =
  /^(?:[ -](?:users?|access|accessible|learners?|food|meals?|kos|needs|requirements?|needed|options?)){0,2} ?(?:: (?:no|none|n\/a|nil|geen|0)(?![a-z])|(?:is |are )?not (?:needed|required|necessary|applicable)|nie nodig|-free zone|\(no\))/u
const LISTED_ZERO = /^ ?[:=-] ?(?:0|no|none|nil|n\/a|geen)(?![a-z0-9])/u

/** What the group needs; "nobody needs a wheelchair" asks for nothing. */
export function readNeeds(ideaText: IdeaText): Need[] {
  const { unread: text } = ideaText
  const said = findNeeds(text).filter(({ row: { need }, start, end }) => {
    const before = text.slice(Math.max(0, start - 60), start).replace(/^.*[.;\n(]/su, '')
    const after = text.slice(end, end + 50)
    if (need === null || LISTED_ZERO.test(after)) return false
    if (need === 'allergies' && isOfStings(text, { start, end })) return false
    return SAID_BY_DENIAL.has(need) || !(isDenied(before) || NEGATED_AFTER.test(after))
  })
  return NEEDS.filter((need) => {
    const first = said.find(({ row }) => row.need === need)
    if (first) ideaText.note('needs', first, 0.93)
    return first !== undefined
  })
}

function isDenied(before: string): boolean {
  if (/(?<![a-z])(?:none|nobody|no one|noone|niemand|not one|geeneen)[^.;,\n]{0,30}$/u.test(before)) return true
  if (/(?<![a-z])(?:not only|can't|cannot) (?:[a-z]{1,12} ){0,2}$/u.test(before)) return false
  const clause = before.replace(/^.*(?:,| but | maar | and one | and 1 | and \d| en \d)/su, '')
  return (
    NEGATED_BEFORE.test(` ${clause}`) ||
    (NEGATED_NEAR.test(` ${before}`) && !/\d/u.test(clause) && !/ (?:but|maar|all|alle) /u.test(before))
  )
}
