import { pattern } from './pattern.ts'
import { type IdeaText, type Span, spanOf } from './idea-text.ts'
import { matchesOf } from '../matches-of.ts'

const TAG = pattern('<(?:script|style)[^<>]{0,200}>[^<]{0,2000}</(?:script|style)>|</?[a-z!][^<>]{0,300}>')
const COMMANDS = pattern(
  '(?:(?<=^|\\n)|(?<=[.!?>;] )|(?<=[.!?>;]))(?:system|assistant|developer|prompt) ?:[^.;\\n]{0,300}[.;\\n]|(?<![a-z])(?:ignore|disregard|forget|override) (?:all |any |the |your |every )?(?:of the )?(?:previous|prior|above|earlier|other|preceding)?[ ]?(?:instructions?|rules?|prompts?|text|constraints?)[^.;\\n]{0,300}(?:[.;\\n]|$)|(?<![a-z])(?:reply|respond|answer) (?:only )?with (?:only )?(?:the )?(?:word|json)[^.;\\n]{0,200}(?:[.;\\n]|$)|\\{\\{[^{}\\n]{0,200}\\}\\}|\\$\\{[^{}\\n]{0,200}\\}',
)
const CONTACTS = pattern(
  "[a-z0-9._%+'-]{1,64}@[a-z0-9-]{1,63}(?:\\.[a-z0-9-]{1,63}){1,4}|(?:https?://|www\\.)[^ \\n<>]{1,300}|(?<![\\d.,r])(?:\\+ ?27|0027|27)[ -]?(?:\\(0\\))?[ -]?\\d{2}[ -]?\\d{3}[ -]?\\d{4}(?!\\d)|(?<![\\d.,r])\\(?0\\d{2}\\)?[ -]?\\d{3}[ -]?\\d{4}(?!\\d)|(?<![\\d.,r])0\\d{2}[ -]?\\d{7}(?!\\d)|(?<!\\d)\\d{13}(?!\\d)",
)
const TIMES = pattern(
  "(?<![\\d.,:/r-])(?:[01]?\\d|2[0-3])[:h][0-5]\\d ?(?:am|pm|hrs?|h)?(?![\\d])(?: ?(?:-|to|tot|until|till) ?(?:[01]?\\d|2[0-3])[:h.]?[0-5]\\d ?(?:am|pm|hrs?|h)?(?!\\d))?|(?<![\\d.,:/r])(?:1[0-2]|0?\\d)(?:\\.[0-5]\\d)? ?(?:am|pm|a\\.m\\.?|p\\.m\\.?|o'clock|vm|nm)(?![a-z])|(?<![\\d.,:/])(?:[01]\\d|2[0-3])[0-5]\\d ?(?:hrs|hours|h)(?![a-z])|(?<![a-z])(?:1[0-2]|\\d)(?: ?- ?| to )(?:1[0-2]|\\d) ?(?:am|pm)(?![a-z])",
)
const DISTANCES = pattern(
  '(?<![\\d.,r])\\d{1,4}(?:[.,]\\d{1,2})? ?(?:km|kms|kilomet(?:er|re)s?|kilos|minutes?|mins?|hours?|hrs?|ure?|uur|metres?|meters?|m(?= )|ha|hectares?|litres?|kg|%|percent|persent)(?![a-z])',
)
const CHAT_HEADS = pattern(
  '(?<=^|\\n) ?\\[?(?:\\d{4}/\\d{1,2}/\\d{1,2}|\\d{1,2}/\\d{1,2}/\\d{2,4}|\\d{1,2}:\\d{2}), ?(?:\\d{1,2}:\\d{2}(?::\\d{2})?(?: ?[ap]m)?|\\d{4}/\\d{1,2}/\\d{1,2}|\\d{1,2}/\\d{1,2}/\\d{2,4})\\]?(?: -)? (?:[a-z+][^:\\n]{0,40}:)?',
)
/** The header of a mail. After its greeting come also the writer's job and the school's street. */
const MAIL_HEADS = pattern('(?<=^|\\n)(?:from|to|cc|van|aan) ?: ?[^\\n]{0,80}@[^\\n]{0,80}')
const SIGN_OFF = pattern(
  '(?:^|\\n)[^\\n]{0,30}(?:regards|groete|sincerely|faithfully|thank you|thanks|dankie|siyabonga)[ ,.!]{0,3}\\n',
)
const OF_THE_WRITER = pattern(
  "(?<=^|\\n)(?:hod|head|deputy|principal|vice|acting|subject|grade head|teacher|educator|co-?ordinator|secretary)(?![a-z])[^\\n]{0,100}|(?<!\\d)\\d{1,5} (?:[a-z'-]{2,16} ){1,3}(?:street|str|road|rd|avenue|ave|drive|lane|crescent|straat|weg|laan)(?![a-z])",
)
/** An earlier mail, quoted with ">". */
const QUOTED = pattern('(?<=^|\\n)>[^\\n]{0,1000}')
const NO_TRIP = pattern('(?<![a-z])(?:matric|matriek) (?:dance|farewell|ball)(?![a-z])')
const OF_THE_PAST =
  /(?<![a-z])(?<!(?:because of|due to|after|since|than|from|like|unlike|weens) )(?:last (?:year|time|term|january|february|march|april|may|june|july|august|september|october|november|december)|\d{1,2} (?:years?|yrs|jaar) (?:ago|back|gelede)|previous(?:ly)? (?:year|trip|tour)?|verlede (?:jaar|keer)|laas jaar|the year before|in the past|usually|normally we|before covid|our last (?:trip|tour|camp|outing))(?![a-z])/u
/** A verb in the past before a year up to 2025; it counts only if the text also mentions the present. */
const IN_A_PAST_YEAR =
  /(?<![a-z])(?:did|went|visited|was|were|travelled|toured|paid|took)(?= [^.;\n]{0,50}(?<![\d ])(?: in)? ?20(?:1\d|2[0-5])(?!\d))/u
/** "Last year: the rooms were dirty; R1 900 each; …": so is the whole line. */
const LINE_OF_PAST = /^[ -]{0,3}(?:last year|last time|verlede jaar|laas jaar) ?:/u
const A_GRADE = pattern(
  "(?<![a-z])(?:(?:our|my|ons|die|the) )?(?:grade|graad|gr)s? ?(?:1[0-2]|\\d)(?!\\d)(?:'?s(?![a-z]))?",
)
const PRESENT =
  /(?<![a-z])(?:this (?:year|time)|hierdie (?:jaar|keer)|vanjaar|now|nou|next year|volgende jaar|but|maar|however|in 202[7-9]|for 202[7-9]|we would like|we want|we need|we'd like|would like to|ons wil)(?![a-z])/u

export interface Noise {
  hidden: Span[]
  past: Span[]
  /** Times of day. */
  times: Span[]
  /** Distances, and lengths of time. */
  lengths: Span[]
}

/**
 * Removes what does not describe the trip: markup, commands to a language model, telephone numbers, addresses, times
 * of day, distances, and sentences about past years. Returns what it removed: what is never shown, what tells of the
 * past, and times and lengths, which are part of the trip and would only be misread as numbers of something else.
 */
export function removeNoise(ideaText: IdeaText): Noise {
  const take = (rule: RegExp) => ideaText.take(rule, () => true)
  const noise = [QUOTED, MAIL_HEADS, CHAT_HEADS, TAG, COMMANDS, CONTACTS].flatMap(take)
  const times = take(TIMES)
  const lengths = take(DISTANCES)
  const otherTrips = take(NO_TRIP)
  const hidden = [...noise, ...removeTheWriter(ideaText)]
  return { hidden, past: [...otherTrips, ...removeThePast(ideaText)], times, lengths }
}

function removeTheWriter(ideaText: IdeaText): Span[] {
  const signedAt = matchesOf(ideaText.unread, SIGN_OFF).at(-1)?.index
  if (signedAt === undefined) return []
  const written = matchesOf(ideaText.unread, OF_THE_WRITER)
    .filter(({ index }) => index > signedAt)
    .map(spanOf)
  ideaText.blank(written)
  return written
}

function removeThePast(ideaText: IdeaText): Span[] {
  let start = 0
  const past: Span[] = []
  let isOfPast = false
  const isOnlyGroup = matchesOf(ideaText.unread, A_GRADE).length === 1
  for (const sentence of ideaText.unread.split(/(?<=[.;!?](?=[ \n]))|(?<=\n)|(?=\()|(?<=\))/u)) {
    if (LINE_OF_PAST.test(sentence)) isOfPast = true
    if (isOfPast) past.push({ start, end: start + sentence.length })
    else if (OF_THE_PAST.test(sentence)) past.push(...pastIn(sentence, start, isOnlyGroup))
    else if (IN_A_PAST_YEAR.test(sentence) && !PRESENT.test(sentence) && PRESENT.test(ideaText.unread))
      past.push({ start, end: start + sentence.length })
    if (sentence.endsWith('\n')) isOfPast = false
    start += sentence.length
  }
  ideaText.blank(past)
  return past
}

/** The clauses from the first one about the past to the next one about the present. */
function pastIn(sentence: string, offset: number, isOnlyGroup: boolean): Span[] {
  const stretches: Span[] = []
  let at = offset
  let past = false
  for (const clause of sentence.split(/(?<=,(?= ))|(?= (?:but|maar|while|whereas|however|this year|hierdie jaar) )/u)) {
    if (OF_THE_PAST.test(clause)) past = true
    else if (PRESENT.test(clause)) past = false
    if (past) {
      const stretch = nearThePast(clause, at)
      stretches.push(...(isOnlyGroup ? withoutWho(stretch, clause, at) : [stretch]))
    }
    at += clause.length
  }
  return stretches
}

/** "Last year we took our Grade 10s": the trip is past, but the group may be the one that asks. */
function withoutWho({ start, end }: Span, clause: string, at: number): Span[] {
  const [who] = matchesOf(clause, A_GRADE)
  const from = who ? at + who.index : end
  const to = who ? from + who[0].length : end
  return [
    { start, end: Math.max(start, Math.min(from, end)) },
    { start: Math.max(start, Math.min(to, end)), end },
  ]
}

/** Dictated text has no full stops: of a clause longer than this only the words near "last year" are about the past. */
const LONG_CLAUSE = 200
const ABOUT_IT = 60

function nearThePast(clause: string, at: number): Span {
  const said = clause.length > LONG_CLAUSE ? OF_THE_PAST.exec(clause) : null
  if (!said) return { start: at, end: at + clause.length }
  const from = at + Math.max(0, said.index - ABOUT_IT)
  return { start: from, end: Math.min(at + clause.length, at + said.index + ABOUT_IT) }
}
