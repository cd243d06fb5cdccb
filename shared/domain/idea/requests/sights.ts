import type { Span } from '../idea-text.ts'
import { LEADING_WORDS, TRAILING_WORDS, VISIT_WORDS } from './data/activity-words.ts'
import { NOUNS_THAT_NEED_A_NAME, NOUNS_THAT_NEED_A_VISIT } from './data/sight-words.ts'
import { findSortNouns, type SortNoun } from './sort-nouns.ts'
import { type Word, wordsOf } from './words.ts'
import { matchesOf } from '../../matches-of.ts'

export interface FoundSight extends Span {
  sort: SortNoun['sort'] | null
}

const DETERMINER =
  /^(?:an?|the|some|any|local|die|'n|n|this|that|another|one|1|your|somebody's|someone's|nearby|real|big|small|old|nice|working|proper|famous|2|two|few|different|actual|good)$/u
const NO_MODIFIER =
  /^(?:our|my|their|his|her|ons|hul|your|its|visit|visits|visiting|see|seeing|tour|tours|stop|go|going|trip|trips|na|by|van|vir|met|saam|watch|same|every|each|more|less|near|close|outside|inside|learners?|kids|teachers?|gr|grade|graad|take|use|have|has|like|love|between|through|into|onto|around|past|behind|besoek|sien|gaan|kyk|toer|no|not|where|which|walk|visited|say|maybe|perhaps|school's|instead|either|than|onto|off|over|along|up|down|under|op|uit|langs|teen|toe|geen|nie|soos|such|eg|e.g|versus|vs|against|called|named|being|via|like|some|any|all|also)$/u
const CUE = new RegExp(
  `(?<![a-z])(?:${VISIT_WORDS.join('|')}|visits|visiting|seeing|touring|tours|going to|trip to|outing to|excursion to|to|at|around|into|inside|through|stop|look around|behind the scenes (?:at|of)|kyk|by|na|in|near|where|include|including|like|of|a|an|must see|wish list|sights?|see:|places?|activities|visit:|want|love|add|with|plus|and|or|en|on|then|toer|take|rather|prefer|options?|e\\.g\\.|maybe|perhaps)[ :]{1,2}(?:[a-z0-9'-]{1,14}[ ,]{1,2}){0,3}$`,
  'u',
)
const OF_THE_GROUP =
  /(?<![a-z])(?:our|my|ons|ons se|from (?:an?|the|our)|we are an?|we're an?|i am (?:at|from) an?|i'm at an?|teach(?:er|ers|ing)? (?:at|in) an?|ons is 'n|at our|back (?:at|to)(?: the| our)?|home to|leave(?: from)?(?: the)?|situated (?:at|in) an?|in a|a no-fee|public|rural|small|farm|township|village)(?: [a-z-]{1,14}){0,2} $/u
/** "Farm visit", "mine tour" */
const IS_VISITED = /^ (?:visit|tour|outing|trip|excursion|experience|besoek|toer|uitstappie)s?(?![a-z])/u
const TAIL =
  /^ (?:of|van|for|vir) (?:the |die )?[a-z][a-z'-]{2,16}(?: [a-z][a-z'-]{2,16})?(?=$|[.,;)\n~]| (?:and|in|on|at|or|en)(?![a-z]))/u

/** Short names of campuses that are words too: "up", "cut". */
const IS_SHORT_NAME = /^(?:up|ul|cut|mut|tut|vut|dut|spu|ump|wsu|uj|iec)$/u
/** Schools that are visited, and not the group's own. */
const RECEIVES =
  /(?<![a-z])(?:host|sister|partner|twin|special|receiving|other|another|susterskool|boarding|neighbouring|deaf|blind)(?![a-z])/u

/** Sights by their sort: "a glassworks", "the magistrate's court", with the words that say which. */
export function findSightsBySort(open: string, isCapital: (at: number) => boolean): FoundSight[] {
  const words = wordsOf(open)
  return findSortNouns(open).flatMap((noun): FoundSight[] => {
    const at = words.findIndex(({ start }) => start === noun.start)
    const first = firstModifier(open, words, at)
    const before = open
      .slice(Math.max(0, first - 70), first)
      .split(/[.;!?\n]/u)
      .at(-1)!
    const isAlone = first === noun.start
    if (OF_THE_GROUP.test(` ${before}`) && NOUNS_THAT_NEED_A_VISIT.has(noun.noun)) return []
    if (noun.noun.length <= 3 && IS_SHORT_NAME.test(noun.noun) && !isCapital(noun.start)) return []
    if (noun.noun === 'camp' || noun.noun === 'kamp') return []
    if (noun.sort === 'school' && !RECEIVES.test(open.slice(first, noun.end))) return []
    if (noun.noun === 'see' && !/(?<![a-z])die $/u.test(before)) return []
    const isVisited = IS_VISITED.test(open.slice(noun.end, noun.end + 16))
    if (isAlone && NOUNS_THAT_NEED_A_NAME.has(noun.noun) && !isVisited) return []
    if (
      NOUNS_THAT_NEED_A_VISIT.has(noun.noun) &&
      !isVisited &&
      !CUE.test(` ${before}`) &&
      !/(?:^|~)[ :,-]*$/u.test(before)
    )
      return []
    const tail = TAIL.exec(open.slice(noun.end, noun.end + 50))?.[0].length ?? 0
    return [{ start: first, end: noun.end + tail, sort: noun.sort }]
  })
}

/** Where the words begin that describe the noun: "sunrise bread bakery". */
function firstModifier(open: string, words: readonly Word[], at: number): number {
  let first = at
  while (first > 0 && at - first < 4) {
    const word = words[first - 1]!
    // A dash between spaces begins another thought.
    if (!/^(?: ?|-)$/u.test(open.slice(word.end, words[first]!.start)) || /\d/u.test(word.text)) break
    if (
      DETERMINER.test(word.text) ||
      NO_MODIFIER.test(word.text) ||
      LEADING_WORDS.has(word.text) ||
      TRAILING_WORDS.has(word.text)
    )
      break
    first--
  }
  return words[first]?.start ?? 0
}

const AFTER_VISIT =
  /(?<![a-z])(?:visit(?:s|ing)?(?: to)?|tour(?:s|ing)? of|stop(?:ping)? (?:at|by|in at)|pop in at|trip to|outing to|excursion to|besoek(?: aan)?) (?:the |a |an |die |'n |some )?([a-z][a-z'-]{2,20}(?: (?!and |or |en |on |for |with |in |at |to |from )[a-z][a-z'-]{1,20}){0,3})/gu

/** What is visited by name in small letters, where no word tells what it is: "visit bo kaap". */
export const findVisited = (open: string): FoundSight[] =>
  matchesOf(open, AFTER_VISIT).flatMap((match) => {
    const words = wordsOf(match[1]!)
    const kept = words.slice(
      0,
      words.findIndex(({ text }) => LEADING_WORDS.has(text) || TRAILING_WORDS.has(text)) >>> 0,
    )
    const last = kept.at(-1)
    const start = match.index + match[0].length - match[1]!.length
    return last ? [{ start, end: start + last.end, sort: null }] : []
  })
