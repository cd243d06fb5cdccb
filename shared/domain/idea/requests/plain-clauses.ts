import { EVENT_NOUNS, LEADING_WORDS, TRAILING_WORDS } from './data/activity-words.ts'
import { PLANNING_VERBS, STATE_VERBS } from './data/verb-rules.ts'
import { offerOfWords } from './offer-of-words.ts'
import { findSortNouns } from './sort-nouns.ts'
import type { SureKinds } from './sure-clauses.ts'
import { basesOf, singularsOf } from './words.ts'

const OPENING =
  '(?:(?:please|pls|plz|asb|asseblief|also|and|but|then|first|next|maybe|perhaps|definitely|ideally|if possible),? )*'
const GROUP =
  '(?:kids|learners|children|girls|boys|pupils|students|class|group|choir|team|matrics|child|learner|pupil|one)'
const PEOPLE = `(?:we|they|everyone|everybody|(?:(?:all|all of|each|every|the|our|my) )+(?:younger |older |little )?${GROUP})`
/** Words that may stand beside a verb of wanting, and change nothing. */
const MORE =
  "(?:(?:also|all|really|just|only|still|each|do|would|'d|will|always|never|not|please|able to|allowed to) )*"
const WANT = "(?:(?:want|wants|wish|hope|love|like|prefer|are keen|are eager) to|'d (?:like|love) to)"
const MUST = '(?:must|should|have to|has to|need to|needs to)'
const NOUN = '(?:the|our|all) [a-z-]{3,16}(?: [a-z-]{3,16})?'

const OPENED = new RegExp(`^${OPENING}`, 'u')
const form = (words: string): RegExp => new RegExp(`^${OPENING}${words}$`, 'u')
/** "We want to bake", "they must see the harbour", "let them sing" */
const WANTED = form(
  `(?:${PEOPLE} ${MORE}(?:${WANT}|${MUST})|lets? (?:them|us|(?:the|our|all) ${GROUP}|everyone)) ${MORE}(.+)`,
)
/** "Visit the harbour", "we want a bakery", "ons wil die hawe besoek" */
const SEEN = /^(?:visit|see|tour (?=an? |the )|go to|stop at|besoek|include|add) ([a-z' -]+)$/u
const ASKED_FOR = form(`${PEOPLE} ${MORE}(?:wants?|(?<=would (?:really )?|'d )(?:like|love)) (?!to )([a-z' -]+)`)
const SEEN_IN_AFRIKAANS =
  /^(?:ons|hulle|die (?:kinders|leerders)) (?:wil|moet|gaan|sal) (?:graag |ook |asb )*([a-z' -]+) (?:besoek|sien)$/u
/** "See glass being blown", "see how bread is made": something is done and not only seen. */
const SEEN_DONE = /^(?:see|watch|visit) (?:how|what|where|[a-z' -]+ being) /u
const IS_DONE =
  /(?<![a-z])(?:being|how|(?<!(?:an?|the) )working|making|made|hoe|gemaak|wat|inside|where|why|what|born|hatch)(?![a-z])/u
/** "We want to change it a little": what becomes of the trip is nothing that is done on it. */
const TRIP_CHANGED =
  /^(?:change|adapt|adjust|improve|vary|shorten|extend|tweak|redo|rethink|update) (?:it|this|that|things|(?:the|our) (?:trip|tour|plan|programme|outing|route))(?![a-z])/u
/** "The beds must be on the ground floor", "nobody may walk alone", "we need a trailer" */
const HOW_IT_MUST_BE = form(`(?:${PEOPLE}|${NOUN}) ${MORE}(?:${MUST}|may (?=not|only)) ${MORE}([a-z-]+)(?: [a-z' -]+)?`)
const NOBODY_MAY = form(`(?:nobody|no one|no ${GROUP}) (?:may|can|must|should) [a-z' -]+`)
const NEEDED = form(`(?:we|they|${NOUN}) ${MORE}needs? (?:an?|some|enough|extra|our own) [a-z' -]+`)
/** "Farm visit for", "a mine tour", "museum trip please" */
const VISIT_OF = form(
  "[~§¤ ]*(?:(?:an?|our|the|'n|one) )?((?:(?!school|camp|day|bus|class|team|choir)[a-z'-]+ ){1,3})(?:visit|tour|outing|trip|excursion|besoek|uitstappie)(?: ?[~§¤^].*| (?:for|vir|please|pls|asb|if|in|with|on)(?: .*)?|[^a-z]*)",
)
/** "No swimming", "not the zoo" */
const NO_DOING = form("(?:no|skip|avoid|geen) (?!morning|evening|everything|anything)[a-z-]{2,}ing(?: [a-z' -]+)?")
const NOT_THE_SIGHT = form("(?:not (?:to )?(?:an?|the)|skip|avoid) [a-z' -]+")
/** "Then supper" */
const MEAL = form(
  '(?:(?:an?|late|early|light|quick) )*(?:lunch|supper|dinner|breakfast|brunch|middagete|aandete|ontbyt)',
)
/** "The oldest rocks on earth": an article, what places offer, and no verb. */
const NOUN_PHRASE = form("(?:an?|the|some|die|'n) (?:[a-z-]+ ){1,5}[a-z-]+")
const HAS_VERB =
  /(?<![a-z])(?:is|are|was|were|has|have|had|can|cant|cannot|will|would|may|do|does|pay|takes?|runs?|love|likes?|closes?|called|included)(?![a-z])/u
/** "How a car factory works" */
const HOW_IT_WORKS = form('how (?:an?|the) [a-z -]+ works?')
/** An item of a list, and the town in which it is. */
const ITEM = form("(?:(?:an?|the|some|any|die|'n|to|at) )?(?!no |not |geen |nie )(?:[a-z'-]+ ){0,3}[a-z'-]+")
const IN_TOWN = / (?:in|near|at|outside|naby|by) \^(?:[ ,]*\^)*$/u

const isOneOf = (word: string, words: ReadonlySet<string>): boolean => basesOf(word).some((one) => words.has(one))
const endsInEvent = (words: string): boolean =>
  singularsOf(words.split(' ').at(-1)!).some((one) => EVENT_NOUNS.has(one))
/** Where only a verb can stand, any word is one that is no helping word. */
const isDone = ([verb = '', ...rest]: readonly string[]): boolean =>
  rest.length > 0 &&
  !TRAILING_WORDS.has(verb) &&
  !LEADING_WORDS.has(verb) &&
  !isOneOf(verb, PLANNING_VERBS) &&
  !isOneOf(verb, STATE_VERBS) &&
  findSortNouns(verb).length === 0

/**
 * What a plain clause asks for, whatever the weights say. `clause` has marks for what fields and places took.
 * `endsInSight`: its last words are a sight; `before`: the kinds of the clause before it in a list.
 */
export function kindsOfPlainClause(clause: string, endsInSight: boolean, before: SureKinds | null): SureKinds | null {
  const said = clause.replace(IN_TOWN, '')
  const wanted = WANTED.exec(said)?.[1]
  const [, seen = null] =
    SEEN.exec(wanted ?? said.replace(OPENED, '')) ?? ASKED_FOR.exec(said) ?? SEEN_IN_AFRIKAANS.exec(said) ?? []
  if (seen !== null && !IS_DONE.test(seen) && !endsInEvent(seen)) {
    if (endsInSight) return ['sight']
    if (offerOfWords(seen) !== null) return ['sight', 'activity']
  }
  const [, visited = null] = VISIT_OF.exec(wanted ?? said) ?? []
  if (visited !== null && findSortNouns(visited.trim()).length > 0) return ['sight']
  if (wanted !== undefined && TRIP_CHANGED.test(wanted)) return ['nothing']
  if (wanted !== undefined && (SEEN_DONE.test(wanted) || isDone(wanted.split(' ')))) return ['activity']
  const state = HOW_IT_MUST_BE.exec(said)?.[1]
  if (NEEDED.test(said) || NOBODY_MAY.test(said) || (state !== undefined && isOneOf(state, STATE_VERBS)))
    return ['condition']
  if (MEAL.test(said)) return ['condition', 'nothing']
  if (endsInSight && HOW_IT_WORKS.test(said)) return ['sight']
  if (endsInSight && before?.[0] === 'sight' && ITEM.test(said)) return before
  if (NOUN_PHRASE.test(said) && !HAS_VERB.test(said) && offerOfWords(said) !== null) return ['activity', 'sight']
  return endsInSight && NOT_THE_SIGHT.test(said) ? ['sight'] : null
}
/** "No swimming", of which a field may have the type of the trip. */
export const refusesDoing = (said: string): boolean => NO_DOING.test(said)
