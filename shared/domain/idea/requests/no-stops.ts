import type { FoundRequest } from './reading.ts'
import { inWords } from './requests-of-spans.ts'
import { isTelling } from './small-talk.ts'
import { wordsOf } from './words.ts'

/** Words that say when, where or for whom, and nothing that is done. */
const INDEFINITE = new Set(
  'morning afternoon evening day days night half calm quiet nice fun good lovely special somewhere something somebody someone anybody anyone anything everything place places time way idea ideas plan oggend middag dag iewers iets iemand lekker rustig plek idees sides side story both people kids learners'.split(
    ' ',
  ),
)
/** "Must be affordable to the community" */
const HOW_IT_MUST_BE = /^(?:must|should|has to|have to|needs? to|moet) (?:be|not|wees|nie)(?![a-z])/u
/** "I've got the worksheets": the group has it, and nobody arranges it. */
const HAS_IT =
  /(?<![a-z])(?:(?:i|we|they|she|he)(?:'ve| have| already have|'ve already)(?: got)?|i got|we got|we bring|ons het|ek het|(?:is|are) bringing|bring along)(?: all)?(?: (?:the|our|my|own|die|ons|al die))* ?$/u
/** "Die busbestuurder" */
const IS_PERSON =
  /^(?:(?:the|our|die|ons|a|an|'n|one|bus) ?)*(?:bus ?)?(?:driver|drivers|drywer|drywers|bestuurder|bestuurders|busbestuurder|busdrywer|interpreter|tolk|nurse|verpleegster)$/u
/** "They must learn about the Nama people" */
const LEARNS =
  /^(?:(?:to|they|kids|moet|must|also|ook|want to|have to) )*(?:learn|leer|understand|know|hear|study|find out)(?: more)? (?:about|of|oor|van|wat|what|why|how) /u

/**
 * What the weights take for something done that is no stop: a part of the day, how the trip must be, what the group
 * brings, who comes along. An aim of learning is met by visits or by none.
 */
export function asNoStop(text: string, found: FoundRequest): FoundRequest {
  const { detail } = found
  if (detail.kind !== 'activity' && detail.kind !== 'sight') return found
  const { start, end } = found.core ?? found
  const words = text.slice(start, end)
  const asCondition = (): FoundRequest => {
    const { unsure, ...sure } = found
    return { ...sure, ...inWords({ kind: 'condition', start: found.start, end: found.end }) }
  }
  if (detail.kind === 'sight')
    return detail.placeId === null && detail.sort === null && IS_PERSON.test(words) ? asCondition() : found
  if (detail.offer !== null || detail.sort !== null) return found
  const telling = wordsOf(words).filter((word) => !INDEFINITE.has(word.text))
  const own = (detail.nouns ?? []).filter((noun) => !INDEFINITE.has(noun))
  const saysNothing = telling.length === 0 || (detail.nouns !== undefined && own.length === 0)
  const isNone =
    saysNothing ||
    HOW_IT_MUST_BE.test(words) ||
    LEARNS.test(words) ||
    HAS_IT.test(text.slice(Math.max(0, start - 40), start))
  return isNone ? { ...found, detail: { ...detail, noStop: true } } : found
}

/** "Last year we lost two by the slides" */
const PAST_BEFORE =
  /(?<![a-z])(?<!(?:like|as|than|soos|as in) )(?:last (?:year|yr|time|term)|verlede (?:jaar|keer|kwartaal)|laas jaar)(?![a-z])[^,.;!?()\n]*$/u
/** Whether the weights ask for what is only told, or for a single verb: "vat". */
export function asksNothing(text: string, { detail, core, start, end }: FoundRequest): boolean {
  const said = core ?? { start, end }
  if (detail.kind === 'sight' && detail.placeId === null && detail.sort === null)
    return !wordsOf(text.slice(said.start, said.end)).some(isTelling)
  if (detail.kind === 'activity' && detail.offer === null && detail.sort === null)
    return PAST_BEFORE.test(text.slice(Math.max(0, said.start - 80), said.start))
  return (
    detail.kind === 'limit' &&
    detail.limit.code === 'other' &&
    /^(?:vat|take|takes|bring|brings|pay|betaal|kry|gee|give|gives)$/u.test(text.slice(said.start, said.end))
  )
}
