import type { Request } from './request.ts'

/** Requests, by id, that come in this order where they are on one day. */
export type DayOrder = readonly string[]

const COMES_NEXT =
  /(?<![a-z])(?:then|there ?after|after(?:wards?| that| this| which)|next(?=,| we | is |: )|followed by|daarna|dan|vervolgens|aansluitend)(?![a-z])/u
const AFTER_IT = /(?<![a-z])(?:after|afterwards|next|later|daarna|na)[ ,]*(?:$|[.;!\n])/u
const BEGINS =
  /(?<![a-z])(?:first|firstly|eerste|eers|start(?:s|ing)?(?: off)? (?:at|with|in)|begin(?:s|ning)? (?:at|with|in|by)|in the (?:early )?morning|soggens|in die oggend)(?![a-z])/u
const ENDS =
  /(?<![a-z])(?:last|lastly|finally|laaste|end(?:s|ing)?(?: off)? (?:at|with|in)|finish(?:ing)?(?: off)? (?:at|with|in)|(?:in|for) the (?:late )?afternoon|smiddags|in die middag|after lunch|ná? middagete)(?![a-z])/u
const BEFORE = / (?:before|voor)(?: (?:going to|visiting|we go to|we visit|the|die))* *$/u
const AFTER = / (?:after|ná?)(?: (?:going to|visiting|the|die))* *$/u
/** Another day: what comes after it is in no order with what came before. */
const NEW_DAY =
  /(?<![a-z])(?:day|dag) ?(?:\d|one|two|three|four|five|een|twee|drie)|(?<![a-z])(?:next|following|second|third|last|volgende) (?:day|morning|dag|oggend)|(?<![a-z])(?:mon|tues|wednes|thurs|fri|satur|sun)day(?![a-z])/u

/** "Then A and B": what came before A comes before B too. */
const LISTED = /^,? ?(?:and|en|&|\+)?(?: (?:an?|the|die|'n))? ?$/u

const hasStop = ({ kind, force }: Request): boolean => (kind === 'sight' || kind === 'activity') && force !== 'not'

/** An activity may hold the sights where it is done. */
const holds = (one: Request, other: Request): boolean => one.start <= other.start && other.end <= one.end

/** Words of a request and around it, as far as the requests beside it leave them. */
interface Said {
  request: Request
  /** Between the request before and this one. */
  gap: string
  own: string
  /** Between this one and the next. */
  after: string
}

/** Whether the second comes after the first (1), before it (-1), or neither is said (0). */
function orderOf(first: Said, second: Said): -1 | 0 | 1 {
  const { gap } = second
  if (NEW_DAY.test(gap) || NEW_DAY.test(second.own)) return 0
  if (BEFORE.test(first.own + gap)) return 1
  if (AFTER.test(first.own + gap)) return -1
  // What stands between the two is said of the second; what its sentence says before the first, of the first.
  const [one, other] = [`${sentenceEnd(first.gap)} ${first.own}`, `${gap} ${second.own}`]
  const isNext = COMES_NEXT.test(gap) || COMES_NEXT.test(second.own) || AFTER_IT.test(`${second.own}${second.after}`)
  if (isNext || (BEGINS.test(`${one} ${firstWords(gap)}`) && ENDS.test(`${other}${firstWords(second.after)}`))) return 1
  return ENDS.test(`${one} ${firstWords(gap)}`) && BEGINS.test(`${other}${firstWords(second.after)}`) ? -1 : 0
}
const sentenceEnd = (words: string): string => words.split(/[.!?;\n]/u).at(-1)!
/** Up to the next mark: "in the morning," is said of what stands before it. */
const firstWords = (words: string): string => /^[^,.;!?\n]*/u.exec(words)![0].replace(/ (?:and|en|then)(?: .*)?$/u, '')

/** The orders that a text gives for what it asks for: "first A, then B", "A in the morning and B after". */
export function orderInDay(source: string, requests: readonly Request[]): DayOrder[] {
  const words = (start: number, end: number) =>
    source
      .slice(start, end)
      .toLowerCase()
      .replace(/[^\S\n]+/gu, ' ')
  const smallest = requests.filter(
    (one) => !requests.some((other) => other !== one && hasStop(other) && holds(one, other)),
  )
  const said = smallest.map((request, at): Said => {
    const [before, next] = [smallest[at - 1]?.end ?? 0, smallest[at + 1]?.start ?? source.length]
    return {
      request,
      gap: words(before, Math.max(before, request.start)),
      own: words(request.start, request.end),
      after: words(request.end, Math.max(request.end, next)),
    }
  })
  const orders: string[][] = []
  said.forEach((second, at) => {
    const first = said[at - 1]
    if (!first || !hasStop(first.request) || !hasStop(second.request)) return
    if (first.request.choice !== undefined && first.request.choice === second.request.choice) return
    const order = orderOf(first, second)
    const last = orders.at(-1)
    if (order === 1 && last?.at(-1) === first.request.id) last.push(second.request.id)
    else if (order === 1) orders.push([first.request.id, second.request.id])
    else if (order === -1) orders.push([second.request.id, first.request.id])
    else if (LISTED.test(second.gap) && last?.at(-1) === first.request.id)
      orders.push([...last.slice(0, -1), second.request.id])
  })
  return orders
}
