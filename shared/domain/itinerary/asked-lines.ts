import { onceEachNeed } from './once-each-need.ts'
import type { RequestLine, RequestState } from './requests.ts'

/** What stands before a line: its state, or that it is left for the school to pass on. */
export type Mark = RequestState | 'to_tell'

/** A line of "What you asked for": a request, several of which one is enough, or several with one answer. */
export interface AskedLine {
  id: string
  /** "A", "A or B", or "A; B" where both have one answer. */
  text: string
  state: RequestState
  mark: Mark
  force: RequestLine['force']
  /** The requests that the state is about: of "A or B" the one that is met, or both. */
  requests: RequestLine[]
}

/** What is missing stands first, what is met last. */
const BY_WEIGHT: readonly Mark[] = [
  'not_met',
  'unclear',
  'partly',
  'to_arrange',
  'to_ask',
  'to_tell',
  'answered',
  'met',
]
/** Of "A or B", the better state counts. */
const BEST_FIRST: readonly RequestState[] = ['met', 'answered', 'to_arrange', 'partly', 'to_ask', 'unclear', 'not_met']
const FORCES: readonly RequestLine['force'][] = ['must', 'wish', 'example', 'not']

/** The requests of a plan as its page has them. */
export interface AskedLines {
  /** The most important first. */
  lines: AskedLine[]
  /** What was left out because nobody wants it. */
  leftOut: string[]
  /** What no part of a plan can hold and nobody is told: in the words of the idea, in one place. */
  others: string[]
}
const isLeftOut = ({ force, state }: RequestLine): boolean => force === 'not' && state === 'met'
const isOther = ({ why }: RequestLine): boolean => why?.code === 'school_must_see'
const textsOf = (requests: readonly RequestLine[]): string[] => [...new Set(requests.map(({ text }) => text))]

export function askedLinesOf(requests: readonly RequestLine[], or: string): AskedLines {
  const groups = groupsOf(onceEachNeed(requests.filter((request) => !isLeftOut(request) && !isOther(request))))
  const lines = withOneAnswer(groups.map((group) => toLine(group, or)))
  const rank = ({ mark, force }: AskedLine) => BY_WEIGHT.indexOf(mark) * FORCES.length + FORCES.indexOf(force)
  return {
    lines: lines.toSorted((a, b) => rank(a) - rank(b)),
    leftOut: textsOf(requests.filter(isLeftOut)),
    others: textsOf(requests.filter((request) => isOther(request) && !isLeftOut(request))),
  }
}

/** Requests of one choice together, where the first of them stands. */
function groupsOf(requests: readonly RequestLine[]): RequestLine[][] {
  const groups = new Map<string, RequestLine[]>()
  for (const request of requests) {
    const key = request.choice === undefined ? request.id : `choice ${request.choice}`
    groups.set(key, [...(groups.get(key) ?? []), request])
  }
  return [...groups.values()]
}

/** The answer of a line that names no step, as a key; null if there is none. */
function answerOf({ requests: [first, ...others] }: AskedLine): string | null {
  return first?.why && others.length === 0 && first.where.length === 0 ? JSON.stringify(first.why) : null
}
/** Lines with the same answer as one, so that it is not said twice: the state that weighs more counts. */
function withOneAnswer(lines: readonly AskedLine[]): AskedLine[] {
  const merged: AskedLine[] = []
  for (const line of lines) {
    const answer = answerOf(line)
    const at = answer === null ? -1 : merged.findIndex((one) => answerOf(one) === answer && one.force === line.force)
    const same = merged[at]
    if (!same) merged.push(line)
    else {
      const [first] = [same, line].toSorted((a, b) => BY_WEIGHT.indexOf(a.mark) - BY_WEIGHT.indexOf(b.mark))
      merged[at] = { ...first!, text: `${same.text}; ${line.text}` }
    }
  }
  return merged
}

function toLine(group: RequestLine[], or: string): AskedLine {
  const states = group.map(({ state }) => state)
  const state = BEST_FIRST.find((one) => states.includes(one))!
  const counting = group.filter((request) => request.state === state)
  return {
    id: group[0]!.id,
    text: group.map(({ text }) => text).join(or),
    state,
    mark: markOf(counting),
    force: FORCES.find((one) => group.some(({ force }) => force === one))!,
    requests: counting,
  }
}

/** The plan has all of it, and only the school can do the rest; else the state of the requests. */
const TO_DO: Partial<Record<NonNullable<RequestLine['why']>['code'], Mark>> = {
  tell: 'to_tell',
  listed: 'answered',
  planned_dates: 'answered',
  planned_hours: 'answered',
  planned_meals: 'answered',
  planned_price: 'answered',
  planned_adults: 'answered',
  planned_drives: 'answered',
  planned_guides: 'answered',
  in_paperwork: 'answered',
  emergency_numbers: 'answered',
}
function markOf([first, ...others]: readonly RequestLine[]): Mark {
  const mark = first?.state === 'partly' && first.why ? TO_DO[first.why.code] : undefined
  return mark && others.every(({ why }) => why?.code === first?.why?.code) ? mark : first!.state
}

/** How many lines of each state there are, the most important first: "3 not met, 2 met". */
export function countsOf(lines: readonly AskedLine[], marks: Record<Mark, string>): string {
  const counts = BY_WEIGHT.map((mark) => [lines.filter((line) => line.mark === mark).length, mark] as const)
  return counts
    .filter(([count]) => count > 0)
    .map(([count, mark]) => `${count} ${marks[mark].toLowerCase()}`)
    .join(', ')
}
