import { type Span, spanOf } from '../idea-text.ts'
import { pattern } from '../pattern.ts'

const CHAT_HEAD = pattern('(?<=^|\\n) ?\\[?\\d{1,2}:\\d{2}\\]?[ -]{1,3}[^:\\n]{1,30}: ?')
/** "[08:41] Coach Pule:" */
export const chatHeads = (text: string): Span[] => [...text.matchAll(CHAT_HEAD)].map(spanOf)
/** Lines of a form that name people, dates or numbers and ask for nothing. */
const WRITERS_LINE = pattern(
  '(?<=^|\\n)[ -]{0,3}(?:name(?: of (?:school|organi[sz]er|teacher|contact))?|organi[sz]er|contact(?: person)?|tel|cell|phone|school(?: name)?|skool|naam|grades?|graad|date|datum|attention|getal|vak|subjects?|phase|fase|teachers|numbers?|number|learners|players|singers|(?:to|from|subject|re|att)(?= ?:))(?: [a-z]{2,10}){0,2} ?: ?[^\\n]{0,120}',
)
export const writersLines = (text: string): Span[] =>
  [...text.matchAll(WRITERS_LINE)]
    .map(spanOf)
    .filter((span) => !/wheel|halaal|allerg|blind|deaf|diab|epilep/u.test(text.slice(span.start, span.end)))
