import type { Itinerary } from '#shared/contracts/itinerary'

export type RequestLine = NonNullable<Itinerary['requests']>[number]
export type RequestState = RequestLine['state']

/** A line of "What you asked for": a request, or several of which one is enough. */
export interface AskedLine {
  id: string
  /** "A", or "A or B". */
  text: string
  state: RequestState
  force: RequestLine['force']
  /** The requests that the state is about: of "A or B" the one that is met, or both. */
  requests: RequestLine[]
}

/** What is missing stands first, what is met last. */
const BY_WEIGHT: readonly RequestState[] = ['not_met', 'unclear', 'partly', 'to_arrange', 'met']
/** Of "A or B", the better state counts. */
const BEST_FIRST: readonly RequestState[] = ['met', 'to_arrange', 'partly', 'unclear', 'not_met']
const FORCES: readonly RequestLine['force'][] = ['must', 'wish', 'example', 'not']

/** The requests as lines, the most important first, and what was left out because nobody wants it. */
export function askedLinesOf(requests: readonly RequestLine[]): { lines: AskedLine[]; leftOut: string[] } {
  const isLeftOut = ({ force, state }: RequestLine) => force === 'not' && state === 'met'
  const lines = groupsOf(requests.filter((request) => !isLeftOut(request))).map(toLine)
  const rank = ({ state, force }: AskedLine) => BY_WEIGHT.indexOf(state) * FORCES.length + FORCES.indexOf(force)
  return {
    lines: lines.toSorted((a, b) => rank(a) - rank(b)),
    leftOut: requests.filter(isLeftOut).map(({ text }) => text),
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

function toLine(group: RequestLine[]): AskedLine {
  const states = group.map(({ state }) => state)
  const state = BEST_FIRST.find((one) => states.includes(one))!
  return {
    id: group[0]!.id,
    text: group.map(({ text }) => text).join(' or '),
    state,
    force: FORCES.find((one) => group.some(({ force }) => force === one))!,
    requests: group.filter((request) => request.state === state),
  }
}

/** How many lines of each state there are, the most important first: "3 not met, 2 met". */
export function countsOf(lines: readonly AskedLine[]): string {
  const counts = BY_WEIGHT.map((state) => [lines.filter((line) => line.state === state).length, state] as const)
  return counts
    .filter(([count]) => count > 0)
    .map(([count, state]) => `${count} ${STATE_WORDS[state].toLowerCase()}`)
    .join(', ')
}

export const STATE_WORDS: Record<RequestState, string> = {
  met: 'Met',
  to_arrange: 'To arrange',
  partly: 'Partly',
  not_met: 'Not met',
  unclear: 'Unclear',
}
