import { type Span, spanOf } from '../idea-text.ts'
import { pattern } from '../pattern.ts'
import { matchesOf } from '../../matches-of.ts'

const CHAT_HEAD = pattern(
  '(?<=^|\\n) ?\\[?(?:\\d{1,4}[/.-]\\d{1,2}(?:[/.-]\\d{2,4})?,? )?\\d{1,2}:\\d{2}(?::\\d{2})?(?: [ap]m)?\\]?[ -]{1,3}[^:\\n]{1,30}: ?',
)
/** "[08:41] Coach Pule:", "[11/20, 21:04] Mrs Jacobs:" */
export const chatHeads = (text: string): Span[] => matchesOf(text, CHAT_HEAD).map(spanOf)
const lineOf = (labels: string): RegExp =>
  pattern(`(?<=^|\\n)[ -]{0,3}(?:${labels})(?: [a-z]{2,10}){0,2} ?: ?(?:[^\\n;|.]|(?<![a-z]{3})\\.|\\.(?! )){0,120}`)
/** Lines of a form that name people. */
const PERSONAL_LINE = lineOf(
  'name(?: of (?:school|organi[sz]er|teacher|contact))?|organi[sz]er|contact(?: person)?|tel|cell|phone|school(?: name)?|skool|naam|attention|(?:to|from|att)(?= ?:)',
)
/** Lines of a form that give dates, subjects or numbers and ask for nothing. */
const FORM_LINE = lineOf(
  'grades?|graad|date|datum|getal|vak|phase|fase|teachers|numbers?|number|learners|players|singers',
)
const linesOf = (text: string, line: RegExp): Span[] =>
  matchesOf(text, line)
    .map(spanOf)
    .filter((span) => !/wheel|halaal|allerg|blind|deaf|diab|epilep/u.test(text.slice(span.start, span.end)))
export const personalLines = (text: string): Span[] => linesOf(text, PERSONAL_LINE)
/** A line that says more than its value: "Date: must be at spring low tide". */
const ASKS = /(?<![a-z])(?:must|should|please|moet|asb)(?![a-z])/u
export const formLines = (text: string): Span[] =>
  linesOf(text, FORM_LINE).filter(({ start, end }) => !ASKS.test(text.slice(start, end)))

/** From the last greeting to the end: who writes. */
const SIGN_OFF =
  /(?:^|\n)[^\n]{0,40}(?:regards|groete|sincerely|faithfully|thank you|thanks|dankie|yours|cheers|siyabonga|enkosi|hear from you)(?![a-z])[^\n]{0,40}\n(?!.{0,20}(?:ps|p\.s\.|nb)(?![a-z]))[^]{1,140}$/u
/** "Regards\nR200 each is the most": who names a sum after the greeting still asks. */
const SUM = /(?<![a-z])r ?\d/u
export function signature(text: string): Span[] {
  const match = SIGN_OFF.exec(text)
  return match && !SUM.test(match[0]) ? [spanOf(match)] : []
}

const PAST_CLAUSES =
  /(?<![a-z])(?:where|waar|which|that|wat) (?:we|they|i|ons|hulle|(?:the|our|die) [a-z]+)(?: have| had|'ve| all| also| already| het)* (?:stayed|slept|camped|visited|went|were|was|been|saw|stood|spent|ate|sang|played|won|gebly|geslaap|gekamp)(?![a-z])[^,.;:!?\n)]{0,40}/gu
/** "…, where we stayed before": what the writer tells of an earlier trip. */
export const pastClauses = (text: string): Span[] =>
  matchesOf(text, PAST_CLAUSES).map(({ index, 0: words }) => ({ start: index, end: index + words.length }))
