import type { OfferCode } from '../../catalogue/offers.ts'
import { WEEKDAY } from '../months-and-weekdays.ts'
import { pattern } from '../pattern.ts'
import type { FoundRequest } from './reading.ts'
import {
  FACILITIES,
  HOW_IT_IS,
  ONLY_A_TRIP,
  ONLY_HOW,
  ONLY_NEAR,
  ONLY_SUBJECTS,
  OTHER_TONGUE,
  OTHERS_DO,
  QUALITIES,
  SHOWN_AT_VISITS,
  WORK_AT_VISITS,
} from './data/no-stop-words.ts'
import { withTopic } from './condition-topics.ts'
import { LIVES_BESIDE, OF_SCHOOLS, SAID_OF_US, SCRAPS, TOLD } from './data/scrap-words.ts'
import { inWords } from './requests-of-spans.ts'
import { isTelling } from './small-talk.ts'
import { wordsOf } from './words.ts'

/** "They must see" before "the production process" */
const SEES =
  /(?<![a-z])(?:must|should|can|to|will|moet|mag|kan|om) (?:also |all |ook |almal )?(?:see|watch|hear|observe|sien|hoor) (?:the |how |die )?$/u
/** "How far the closest hospital is" */
const NEAREST =
  /(?<![a-z])(?:(?:nearest|closest|naaste|nearby|near an?|close to an?|naby 'n) (?:hospita(?:l|al)|clinic|kliniek)|how far (?:the |is the |is a )?(?:hospital|clinic)|(?:hospita(?:l|al)|clinic|kliniek) (?:near|nearby|close|naby))/u
/** Words that say when, where or for whom, and nothing that is done. */
const INDEFINITE = new Set(
  'morning afternoon evening day days night half hour hours minutes calm quiet nice fun good lovely special somewhere something somebody someone anybody anyone anything everything give place places time way idea ideas plan oggend middag dag iewers iets iemand lekker rustig plek idees sides side story both people kids learners'.split(
    ' ',
  ),
)
/** "I've got the worksheets": the group has it, and nobody arranges it. */
const HAS_IT =
  /(?<![a-z])(?:(?:i|we|they|she|he)(?:'ve| have| already have|'ve already)(?: got)?|i got|we got|we bring|ons het|ek het|(?:is|are) bringing|bring along)(?: all)?(?: (?:the|our|my|own|die|ons|al die))* ?$/u
/** "One is a first aider" tells of the staff, and is no need. */
const IS_HELPER = /(?<![a-z])(?:first[- ]aiders?|paramedics?|nurse|medic|noodhulp)(?![a-z])/u
/** "An old diver to talk to them": no visit is a person. */
const IS_TALK =
  /(?<![a-z])(?:(?:talk|speak|chat|praat|gesels) (?:to|with|met)|met (?:hulle|ons|die kinders) te praat|(?:talk|praatjie) (?:by|from|deur|van))(?![a-z])/u
/** "Die busbestuurder" */
const IS_PERSON =
  /^(?:(?:the|our|die|ons|a|an|'n|one|bus) ?)*(?:bus ?)?(?:driver|drivers|drywer|drywers|bestuurder|bestuurders|busbestuurder|busdrywer|interpreter|tolk|nurse|verpleegster)$/u
/** "They must learn about the Nama people", "they're learning about farm animals" */
const LEARNS =
  /^(?:(?:to|they|they're|we|we're|are|is|kids|moet|must|also|ook|want to|have to|busy|besig) )*(?:learn(?:ing|s)?|leer|understand(?:ing)?|know|hear|study(?:ing)?|find(?:ing)? out|doing)(?: more)? (?:about|of|oor|van|wat|what|why|how) /u
/** "One nice dinner", "a braai on the last night": a meal of the days, and no stop. */
const ONLY_A_MEAL =
  /^(?:(?:one|an?|1|'n|een|the|nice|lekker|good|goeie|proper|big|festive|formal|special|last|final|decent) ){0,4}(?:dinner|supper|lunch|breakfast|braai|brunch|aandete|middagete|ontbyt)(?: out)?$/u
/** "Something about the past", "iets oor die see": a topic, and no place. */
const SOME_TOPIC =
  /^(?:something|anything|things|stuff|iets|enigiets|dinge)(?: (?:nice|interesting|fun|good|new|lekker|interessant))? (?:about|on|to do with|oor|rondom)(?![a-z])/u

/**
 * What the weights take for something done that is no stop: a part of the day, how the trip must be, what the group
 * brings, who comes along. An aim of learning is met by visits or by none.
 */
export function asNoStop(text: string, found: FoundRequest): FoundRequest {
  const { detail } = found
  if (detail.kind === 'need' && detail.need === 'other' && IS_HELPER.test(text.slice(found.start, found.end)))
    return { ...found, ...inWords({ kind: 'condition', start: found.start, end: found.end }) }
  if (detail.kind !== 'activity' && detail.kind !== 'sight') return found
  const { start, end } = found.core ?? found
  const words = text.slice(start, end)
  const asCondition = (): FoundRequest => {
    const { unsure, core, text: named, ...sure } = found
    return { ...sure, ...inWords({ kind: 'condition', start: found.start, end: found.end }) }
  }
  const isNamed = detail.kind === 'sight' && detail.placeId !== null
  if (!isNamed && detail.sort === 'care-home' && NEAREST.test(text.slice(Math.max(0, start - 24), end + 12)))
    return asCondition()
  if (!isNamed && isAny(words, [...QUALITIES, ...FACILITIES, OTHERS_DO, ONLY_A_MEAL])) return asCondition()
  if (SOME_TOPIC.test(words) && !isNamed) return asTopic(found, detail.kind === 'activity' ? detail.offer : null)
  if (detail.kind === 'activity' && LEARNS.test(words)) return { ...found, detail: { ...detail, noStop: true } }
  if (detail.kind === 'sight')
    return detail.placeId === null && detail.sort === null && IS_PERSON.test(words) ? asCondition() : found
  if (detail.offer !== null && IS_TALK.test(words)) return { ...found, detail: { ...detail, offer: null } }
  if (detail.offer === null && HOW_IT_IS.test(words)) return asShown(found, { ...detail, sort: null })
  if (detail.offer !== null || detail.sort !== null) return found
  const telling = wordsOf(words).filter((word) => !INDEFINITE.has(word.text))
  const own = (detail.nouns ?? []).filter((noun) => !INDEFINITE.has(noun))
  const saysNothing = telling.length === 0 || (detail.nouns !== undefined && own.length === 0)
  if (isAny(words, SHOWN_AT_VISITS) || SEES.test(text.slice(Math.max(0, start - 30), start)))
    return asShown(found, detail)
  const isNone = saysNothing || isAny(words, WORK_AT_VISITS) || HAS_IT.test(text.slice(Math.max(0, start - 40), start))
  const isWork = isAny(words, WORK_AT_VISITS) ? ({ isWork: true } as const) : {}
  return isNone ? { ...found, detail: { ...detail, noStop: true, ...isWork } } : found
}

/** What a host shows or tells at a visit: nobody goes anywhere for it. */
function asShown({ unsure: _unsure, ...found }: FoundRequest, detail: FoundRequest['detail'] & { kind: 'activity' }) {
  return { ...found, detail: { ...detail, noStop: true, isShown: true } as const }
}
function asTopic({ unsure: _unsure, ...found }: FoundRequest, offer: OfferCode | null): FoundRequest {
  return { ...found, detail: { kind: 'activity', offer, sort: null, near: null, noStop: true } }
}
const isAny = (words: string, forms: readonly RegExp[]): boolean => forms.some((one) => one.test(words))

/** "Winter skies are better" is an opinion, and nobody's need. */
const IS_OPINION =
  /(?<![a-z])(?:complaints?|complained|problems? last|accidents? last|klagtes?)(?![a-z])|(?<![a-z])(?:is|are|was|were) (?:much |far |so |baie )?(?:better|best|nicer|cheaper|warmer|cooler|nice|beautiful|great|worse|beter|mooi|beste)$/u
/** Whether a thing is named in a language that is not read: its words are shown as not understood. */
export const isInOtherTongue = (text: string, { detail, core, start, end }: FoundRequest): boolean =>
  (detail.kind === 'activity' || (detail.kind === 'sight' && detail.placeId === null)) &&
  OTHER_TONGUE.exec(text.slice(core?.start ?? start, core?.end ?? end))?.index === 0

/** "24 learners aged 11 to 15" has the ages of the group, which are a field. */
const ONLY_AGED =
  /^[~\d]{1,5} ?(?:learners|kids|children|pupils|girls|boys|leerders|kinders)?,? (?:aged?|ages|tussen|between) [~\d a-z-]{1,16}$/u
/** "Last year we lost two by the slides" */
const PAST_BEFORE =
  /(?<![a-z])(?<!(?:like|as|than|soos|as in) )(?:last (?:year|yr|time|term)|verlede (?:jaar|keer|kwartaal)|laas jaar)(?![a-z])[^,.;!?()\n]*$/u
/** Whether words only tell, explain or complain, or name the school that writes: nobody can visit or do them. */
function isScrap(text: string, { detail, core, start, end }: FoundRequest): boolean {
  const isOpen = detail.kind === 'activity' || (detail.kind === 'sight' && detail.placeId === null)
  if (!isOpen) return false
  const said = core ?? { start, end }
  const words = text.slice(said.start, said.end)
  const before = text.slice(Math.max(0, said.start - 60), said.start)
  return isAny(words, SCRAPS) || LIVES_BESIDE.test(before) || (OF_SCHOOLS.test(words) && SAID_OF_US.test(before))
}
/** "Any Friday", "'n weeksdag": a field has the days on which the trip may begin. */
const ONLY_WEEKDAYS = new RegExp(
  pattern(
    `^(?:(?:(?:any|an?|only|on|some|free|please|preferably|quiet|normal|school|'?n|enige|net|slegs|op|or|of|and|en|mornings?|afternoons?|oggend|middag|week ?days?|weeksdag|weeksdae|${WEEKDAY}s?),? ?){1,8})$`,
  ),
  'u',
)
/** "R220 including the bus": what the amount of the budget is for. */
const IS_IN_AMOUNT =
  /(?<![a-z])(?:incl(?:uding|udes?|usive of|\.)?|with|met|insluitend|ingesluit) (?:the |our |die )?(?:bus|transport|taxi|vervoer|entrance|toegang)$/u
function saysNoTopic(detail: FoundRequest['detail'], words: string): boolean {
  const { condition } = withTopic(detail, words) as typeof detail & { kind: 'condition' }
  return condition.code === 'other' && condition.about === undefined
}
/** "A hospital that will show them the jobs", "somewhere that shows the other side" */
const IS_SHOW = /^(?:show|shows|play|plays)(?![a-z])/u
const IS_VERB_BEFORE = /(?<![a-z])(?:will|that|'ll|to|can|could|must|which|who|would|wat|sal) $/u
/** "I'm at a rural school near Lusikisiki" */
const IS_OUR_SCHOOL =
  /(?<![a-z])(?:i'm|i am|we're|we are|ons is|ek is|i teach|ek gee|teach(?:es|ing)?|works?|based|here) (?:(?:at|from|in|by|van|skool) )?$/u
/** Whether the weights ask for what is only told, or for a single verb: "vat". */
export function asksNothing(text: string, { detail, core, start, end }: FoundRequest): boolean {
  const said = core ?? { start, end }
  const words = text.slice(said.start, said.end)
  if (isScrap(text, { detail, ...(core ? { core } : {}), start, end })) return true
  if (detail.kind === 'need' && detail.need === 'other') return ONLY_AGED.test(words) || IS_OPINION.test(words)
  if (detail.kind === 'condition' && IS_IN_AMOUNT.test(text.slice(Math.max(0, said.start - 14), said.end))) return true
  if (detail.kind === 'condition')
    return ONLY_WEEKDAYS.test(words) || (saysNoTopic(detail, words) && isAny(words, TOLD))
  if (
    detail.kind === 'sight' &&
    detail.sort === 'school' &&
    IS_OUR_SCHOOL.test(text.slice(Math.max(0, said.start - 24), said.start))
  )
    return true
  if (
    detail.kind === 'sight' &&
    detail.sort === 'show' &&
    IS_SHOW.test(words) &&
    IS_VERB_BEFORE.test(text.slice(Math.max(0, said.start - 16), said.start))
  )
    return true
  const isOpen = detail.kind === 'sight' || detail.kind === 'activity' ? detail.sort === null : false
  if (isOpen && (ONLY_SUBJECTS.test(words) || ONLY_HOW.test(words))) return true
  if (detail.kind === 'sight' && detail.placeId === null && detail.sort === null)
    return ONLY_NEAR.test(words) || !wordsOf(words).some(isTelling)
  if (detail.kind === 'activity' && detail.offer === null && detail.sort === null)
    return ONLY_A_TRIP.test(words) || PAST_BEFORE.test(text.slice(Math.max(0, said.start - 80), said.start))
  return (
    detail.kind === 'limit' &&
    detail.limit.code === 'other' &&
    /^(?:vat|take|takes|bring|brings|pay|betaal|kry|gee|give|gives)$/u.test(text.slice(said.start, said.end))
  )
}
