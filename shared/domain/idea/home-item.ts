import { PEOPLE_WORDS } from './data/people-words.ts'
import { anyOf } from './pattern.ts'
import { LIST_GAP } from './place-cues.ts'
import type { Mention } from './place-mentions.ts'
import { isHeadedFor, isTown, type Role } from './place-roles.ts'

const LEARNERS = anyOf(
  ...PEOPLE_WORDS.filter(({ who }) => who === 'learner' || who === 'boy' || who === 'girl').flatMap(({ words }) => [
    ...words,
  ]),
)
const GROUP =
  '(?:schools?|skool|class(?:es)?|klas(?:se)?|group|groep|club|klub|choir|koor|team|span|squad|band|deaf|blind|teachers?|staff|onderwysers?|personeel|matrics?|matrieks?)'
/** An item of a list that is about the group, or a sentence that ends with one: "36 littlies, two classes, ". */
const AFTER_GROUP = new RegExp(
  `(?:[§~]|(?<![a-z])(?:${LEARNERS}|${GROUP}))(?:'s)?(?:[ /-][a-z§~%\\d/-]{1,12}){0,3} ?(?:[,;|]|[.:!?\\n]|\\(|[!?]{1,3}\\)|\\)) ?(?:(?:we are|we're|ons is|near|in|outside|here in) )?$`,
  'u',
)
/** The item is the name of the town and nothing else: "Durbanville)", "pta east.", "Qonce (KWT)." */
const END_OF_ITEM =
  /^(?:,? (?:side|area|east|west|north|south|central|oos|wes|noord|suid|omgewing|kant))?(?: \([^()\n]{2,20}\))?(?= ?(?:[,;.:|)!?\n]|$))/u
/** "University of Zululand (KwaDlangezwa)", "Robben Island, Cape Town": the town is of the name before it. */
const OF_PREVIOUS = new RegExp(`${LIST_GAP.source}|^ ?\\($`, 'u')
const BESIDE_GROUP = new RegExp(`^[,;.:|)\\n(]{1,2} ?(?:~|§|(?:\\d{1,3} ?)?(?:${LEARNERS}|${GROUP})(?![a-z]))`, 'u')

/** "Senior choir Rustenburg, 55 learners", "Grade 11 Phokeng, 23 learners": the town is a part of the group's name. */
const NAME_OF_GROUP = new RegExp(`(?:^|[,;.:|(\\n] ?|[a-z] )(?:§+|${GROUP}) $`, 'u')

/** A town that stands alone beside what the text says of the group is where it lives: "44 learners, Vryburg." */
export function isHomeItem(
  text: string,
  mention: Mention,
  mentions: readonly Mention[],
  roles: readonly Role[],
): boolean {
  const at = mentions.indexOf(mention)
  if (!isTown(mention.place) || isHeadedFor(text, mention) || roles[at] !== 'open') return false
  const before = text.slice(Math.max(0, mention.start - 60), mention.start)
  const [end = null] = END_OF_ITEM.exec(text.slice(mention.end, mention.end + 40)) ?? []
  if (end === null) return false
  const [previous, next] = [mentions[at - 1], mentions[at + 1]]
  const isListed = (gap: string, other: Mention) => LIST_GAP.test(gap) && other.place.town !== mention.place.town
  if (previous && OF_PREVIOUS.test(text.slice(previous.end, mention.start))) return false
  if (next && isListed(text.slice(mention.end, next.start), next)) return false
  const after = text.slice(mention.end + end.length, mention.end + end.length + 24)
  if (AFTER_GROUP.test(before)) return true
  const isAlone = /(?:[,;.:|(\n]| -) ?$/u.test(before) || (mention.start === 0 && /^[,;.:|\n]{1,2} ?§/u.test(after))
  const isOfGroup = mentions.length > 1 && NAME_OF_GROUP.test(before)
  return (isAlone || isOfGroup) && BESIDE_GROUP.test(after)
}
