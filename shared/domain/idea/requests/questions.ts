import type { Span } from '../idea-text.ts'
import { pattern } from '../pattern.ts'
import { ASKS_ANYTHING, ASKS_PLAINLY, OPENS_QUESTION, QUESTION_WORDS } from './data/question-words.ts'
import type { FoundRequest } from './reading.ts'
import type { QuestionTopic } from './request.ts'
import { matchesOf } from '../../matches-of.ts'

const ASKED = pattern('(?:[^.!?\\n]|(?<=(?<![a-z])(?:min|max|approx|incl|excl|mt|st))\\.){3,200}\\?')
/** Where one part of a sentence ends and the next begins. */
const PARTS = pattern('[,;:()]| -{1,2} ')
/** "Is it enough?" is about what was said so many letters before it. */
const BEFORE = 80
/** A question of more letters is the whole wish: it takes no words from what else is read of it. */
const LONGEST = 110
const ENOUGH = pattern('(?<![a-z])(?:enough|genoeg)(?![a-z])')

const has = (words: string, said: RegExp): boolean => words.search(said) >= 0
const topicOf = (words: string): QuestionTopic | undefined => QUESTION_WORDS.find(({ said }) => has(words, said))?.about

function partsOf(text: string, { start, end }: Span): Span[] {
  const sentence = text.slice(start, end)
  const ends = matchesOf(sentence, PARTS).map(({ index, 0: mark }) => ({ at: index, next: index + mark.length }))
  return [...ends, { at: sentence.length, next: sentence.length }]
    .map(({ at }, index) => ({ start: start + (ends[index - 1]?.next ?? 0), end: start + at }))
    .filter((part) => text.slice(part.start, part.end).trim() !== '')
}

/** The question of a sentence that ends with its mark: from the part that begins to ask to the end. */
function questionIn(text: string, sentence: Span): (Span & { about: QuestionTopic }) | null {
  const parts = partsOf(text, sentence)
  const last = parts.at(-1)
  if (!last) return null
  const opens = parts.map((part) => has(text.slice(part.start, part.end), OPENS_QUESTION))
  // Of several questions in a row the first.
  const opening =
    parts.find((_, at) => opens[at] && parts.slice(at).every((__, after) => opens[at + after])) ??
    parts[opens.lastIndexOf(true)] ??
    last
  const asked = { start: opening.start, end: last.end }
  const words = text.slice(asked.start, asked.end)
  const about = topicOf(text.slice(last.start, last.end)) ?? topicOf(words)
  if (about) return { ...asked, about }
  if (!has(words, ASKS_ANYTHING) && !/(?:^|\s)(?:help dit|does it help)$/u.test(words)) return null
  const row = QUESTION_WORDS.find(({ said }) => has(text.slice(sentence.start, sentence.end), said))
  if (row)
    return {
      start: sentence.start + text.slice(sentence.start, sentence.end).search(row.said),
      end: last.end,
      about: row.about,
    }
  const before = has(words, ENOUGH) ? text.slice(Math.max(0, sentence.start - BEFORE), sentence.end) : ''
  return { ...asked, about: topicOf(before) ?? 'other' }
}

/** "Which is better, and is the road fit for a bus?": two questions, where each has a topic of its own. */
function questionsIn(text: string, sentence: Span): (Span & { about: QuestionTopic })[] {
  const asked = partsOf(text, sentence).flatMap(({ start, end }) => {
    const words = text.slice(start, end)
    const about = has(words, OPENS_QUESTION) ? topicOf(words) : undefined
    return about ? [{ start, end, about }] : []
  })
  const isSeveral = new Set(asked.map(({ about }) => about)).size > 1
  const upTo = (at: number) => asked[at + 1]?.start ?? sentence.end
  return isSeveral ? asked.map((one, at) => ({ ...one, end: upTo(at) })) : [questionIn(text, sentence) ?? []].flat()
}

/** "…, kindly advise": the sentence up to there. */
function plainlyAsked(text: string, match: RegExpExecArray): (Span & { about: QuestionTopic })[] {
  const end = match.index + match[0].length
  const after = (...marks: string[]) =>
    Math.max(0, end - 2 * BEFORE, ...marks.map((mark) => 1 + text.lastIndexOf(mark, match.index)))
  if (/^(?:which|can|want|need|like|love)(?![a-z])/u.test(match[0])) {
    const about = topicOf(match[0])
    return about ? [{ start: match.index, end, about }] : []
  }
  for (const start of [after('.', '!', '?', '\n', '('), after('.', '!', '?', '\n')]) {
    const about = topicOf(text.slice(start, end))
    if (about) return [{ start, end, about }]
  }
  return []
}

/** The direct questions of a text, and what each is about. */
export function readQuestions(text: string): FoundRequest[] {
  const marked = matchesOf(text, ASKED).flatMap(({ index, 0: words }) =>
    questionsIn(text, { start: index, end: index + words.length - 1 }),
  )
  const plain = matchesOf(text, ASKS_PLAINLY)
    .flatMap((match) => plainlyAsked(text, match))
    .filter((one) => !marked.some((other) => other.start < one.end && one.start < other.end))
  return [...marked, ...plain].map(({ start, end, about }) => {
    const lead = /^[^a-z0-9]*/u.exec(text.slice(start, end))![0].length
    return {
      start: start + lead,
      end,
      detail: { kind: 'condition', condition: { code: 'question', about } },
      force: 'must',
    }
  })
}

const isWeak = ({ unsure, detail }: FoundRequest, about: QuestionTopic): boolean =>
  unsure === true ||
  (detail.kind === 'condition' &&
    (detail.condition.code === 'other' || (about === 'seats' && detail.condition.code === 'vehicles'))) ||
  (detail.kind === 'limit' && (detail.limit.code === 'other' || detail.limit.code === 'in_hand'))

/** The requests with the questions: what only the words of a question made is the question. */
export function withQuestions(found: readonly FoundRequest[], questions: readonly FoundRequest[]): FoundRequest[] {
  const isOfQuestion = (one: FoundRequest) =>
    questions.some(({ start, end, detail }) => {
      const core = one.core ?? one
      const about =
        detail.kind === 'condition' && detail.condition.code === 'question' ? detail.condition.about : 'other'
      return end - start <= LONGEST && core.start < end && start < core.end && isWeak(one, about)
    })
  return [...found.filter((one) => !isOfQuestion(one)), ...questions]
}
