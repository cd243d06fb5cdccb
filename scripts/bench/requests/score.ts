import type { Request } from '#shared/domain/idea/requests/request'
import type { RequestForce, RequestKind } from '#shared/domain/requests'

/** A request as an attentive reader takes it from the text. */
export interface GoldRequest {
  kind: RequestKind
  force: RequestForce | 'one_of'
  /** Words of the text. */
  words: string
  accept_kinds?: RequestKind[]
  accept_forces?: (RequestForce | 'one_of')[]
  /** Left to taste: counts neither as found nor as wrong. */
  optional?: boolean
}
/** What of a request is compared with the gold. */
export type ReadRequest = Pick<Request, 'kind' | 'force' | 'choice' | 'start' | 'end'>
export interface Judged<One extends ReadRequest = Request> {
  found: { gold: GoldRequest; request: One }[]
  missed: GoldRequest[]
  /** Overlap a gold request of another kind. */
  otherKind: { gold: GoldRequest; request: One }[]
  wrong: One[]
  otherForce: { gold: GoldRequest; request: One }[]
}

/**
 * A gold request is found if a request of its kind covers at least half of the letters of its words; each counts once.
 * A request is wrong if it touches no gold request.
 */
export function judgeRequests<One extends ReadRequest>(
  text: string,
  gold: readonly GoldRequest[],
  requests: readonly One[],
): Judged<One> {
  const judged: Judged<One> = { found: [], missed: [], otherKind: [], wrong: [], otherForce: [] }
  const placed = gold.map((one) => ({
    one,
    start: text.indexOf(one.words),
    end: text.indexOf(one.words) + one.words.length,
  }))
  const free = new Set(requests)
  for (const { one, start, end } of placed) {
    const covering = requests.filter(
      (request) =>
        2 * lettersIn(text, Math.max(start, request.start), Math.min(end, request.end)) >= lettersIn(text, start, end),
    )
    const own = covering.filter(({ kind }) => kind === one.kind || one.accept_kinds?.includes(kind))
    const request = own.find((each) => free.has(each))
    if (request) {
      free.delete(request)
      if (one.optional) continue
      judged.found.push({ gold: one, request })
      if (!hasForce(one, request)) judged.otherForce.push({ gold: one, request })
    } else if (!one.optional) {
      judged.missed.push(one)
      if (covering[0]) judged.otherKind.push({ gold: one, request: covering[0] })
    }
  }
  for (const request of free)
    if (!placed.some(({ start, end }) => start < request.end && request.start < end)) judged.wrong.push(request)
  return judged
}

const hasForce = ({ force, accept_forces = [] }: GoldRequest, request: ReadRequest): boolean =>
  [force, ...accept_forces].some((one) =>
    one === 'one_of'
      ? request.choice !== undefined
      : one === request.force && (one !== 'must' || request.choice === undefined),
  )

const lettersIn = (text: string, start: number, end: number): number =>
  text.slice(start, Math.max(start, end)).replace(/[^\p{L}\p{N}]/gu, '').length

export interface Rates {
  gold: number
  found: number
  wrong: number
  recall: number
  precision: number
  force: number
}

export function ratesOf(judged: readonly Judged<ReadRequest>[], kind: RequestKind | null = null): Rates {
  const of = <One>(all: readonly One[], kindOf: (one: One) => RequestKind) =>
    all.filter((one) => kind === null || kindOf(one) === kind).length
  const found = of(
    judged.flatMap((one) => one.found),
    ({ gold }) => gold.kind,
  )
  const missed = of(
    judged.flatMap((one) => one.missed),
    (gold) => gold.kind,
  )
  const wrong = of(
    judged.flatMap((one) => one.wrong),
    (request) => request.kind,
  )
  const otherForce = of(
    judged.flatMap((one) => one.otherForce),
    ({ gold }) => gold.kind,
  )
  return {
    gold: found + missed,
    found,
    wrong,
    recall: found / Math.max(1, found + missed),
    precision: found / Math.max(1, found + wrong),
    force: (found - otherForce) / Math.max(1, found),
  }
}
