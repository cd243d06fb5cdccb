import type { Gazetteer } from '../../catalogue/facts.ts'
import type { IdeaText, Span } from '../idea-text.ts'
import type { MentionInRole } from '../places.ts'
import { Account } from './account.ts'
import { readOwnEvents } from './own-events.ts'
import { catalogueSights, landmarksAsSights, regionsAsSights } from './catalogue-sights.ts'
import { findNamedActivities } from './named-activities.ts'
import { findBarred } from './barred.ts'
import { readConditions } from './conditions.ts'
import { forceOf, isAlternative, isChoiceOfQuestions, isListed } from './force.ts'
import { type FieldNumbers, leftNumbers } from './left-numbers.ts'
import { type CutText, cutText } from './cut-text.ts'
import { askedStretches, readClauses } from './read-clauses.ts'
import { giversAndGrounds } from './givers.ts'
import { isKindAlone, kindsOfThing, withKinds } from './kinds-of-thing.ts'
import { readLimits } from './limits.ts'
import { asBudget, isBudget } from './budget-again.ts'
import { findNames, isCapital } from './names.ts'
import { ownerSpans, personSpans } from './people.ts'
import { readNamedStays } from './named-stays.ts'
import { readNeedRequests } from './needs.ts'
import { ownSchools } from './own-schools.ts'
import { readQuestions, withQuestions } from './questions.ts'
import type { FoundRequest } from './reading.ts'
import { isCutFirst, refusesSeveral } from './refused.ts'
import type { Request } from './request.ts'
import { findSightsBySort, findVisited } from './sights.ts'
import { chatHeads, formLines, pastClauses, personalLines, signature } from './hidden-lines.ts'
import { backgroundOf, joinTalk, setStoriesAside, sportsIn } from './set-aside.ts'
import { findSmallTalk } from './small-talk.ts'
import { activity, ifKnown, inWords, requestInWords, sight } from './requests-of-spans.ts'
import { asksNothing, asNoStop, isInOtherTongue } from './no-stops.ts'
import { withPlaces } from './placed-sights.ts'
import { sortOfName } from './sort-nouns.ts'
import { withTopic } from './condition-topics.ts'
import { withSurroundings } from './surroundings.ts'
import { isOnlyTown } from './town-near.ts'
import type { TagWeights } from './tags.ts'
import { asWording, isOfBed, refusedIn } from './wording.ts'
import { isSentence } from './sentences.ts'
import { inSource, openSpans } from './source-spans.ts'

/** What the rules of the fields have read before. */
export interface ReadBefore {
  /** No part of the trip, and never shown: quoted mails, addresses. */
  hidden: readonly Span[]
  /** Past trips. */
  past: readonly Span[]
  /** Times of day, and distances and lengths of time. */
  times: readonly Span[]
  lengths: readonly Span[]
  /** Words that fields have taken. */
  fields: readonly Span[]
  /** The numbers that fields have. */
  numbers: FieldNumbers
  startDate: string | null
  mentions: readonly MentionInRole[]
  gazetteer: Gazetteer
  weights: TagWeights
}
export interface Requests {
  requests: Request[]
  notUnderstood: Span[]
  background: Span[]
  account: Account
  cut: CutText
}

/** Fills the requests of an idea, and what is left of its words. */
export function readRequests(ideaText: IdeaText, before: ReadBefore): Requests {
  const { hidden, past, fields, mentions, gazetteer, weights } = before
  const account = new Account(ideaText.normalised.text)
  const { text } = account
  const isCapitalAt = (at: number) => isCapital(ideaText, at)
  const neverShown = [...hidden, ...chatHeads(text), ...personalLines(text), ...signature(text)]
  const told = [...past, ...pastClauses(text), ...formLines(text)]
  account.give([...neverShown, ...told], 'hidden')
  const found: FoundRequest[] = []
  const keep = (requests: readonly FoundRequest[]) => {
    for (const request of longestFirst(requests)) {
      if (account.has(request, 'request') || account.has(request, 'hidden')) continue
      account.give([request], 'request')
      found.push(request)
    }
  }
  const readable = account.open
  keep(readNeedRequests(readable))
  const { events, taken } = readOwnEvents(readable, mentions, before.startDate)
  keep(events)
  account.give(taken, 'field')
  keep(readLimits(readable).filter((limit) => !isBudget(ideaText, limit)))
  const barred = findBarred(readable)
  keep(barred.flatMap(({ kind, start, end }) => (kind === 'condition' ? [inWords({ kind, start, end })] : [])))
  keep(readNamedStays(readable, gazetteer))
  const tellsHours = ({ start, end }: Span) => taken.some((span) => span.start < end && start < span.end)
  keep(readConditions(readable).filter((condition) => !tellsHours(condition)))
  const givers = giversAndGrounds(text)
  account.give(givers, 'field')
  const kinds = kindsOfThing(account.open)
  account.give(kinds, 'field')
  keep(catalogueSights(ideaText, mentions))
  keep(landmarksAsSights(ideaText, mentions, gazetteer))
  keep(regionsAsSights(ideaText, mentions))
  keep(barred.filter(({ kind }) => kind === 'activity').map((span) => activity(ideaText, span, mentions)))
  keep(findNamedActivities(account.open).map((span) => activity(ideaText, span, mentions)))
  account.give(
    [
      ...takenSpans(ideaText),
      ...ownSchools(ideaText),
      ...ownerSpans(account.open),
      ...personSpans(account.open, isCapitalAt),
    ],
    'field',
  )
  const certain = found.splice(0)
  const sorted = findSightsBySort(account.open, isCapitalAt)
  const named = findNames(ideaText, account.open)
  const visited = findVisited(account.open)
  keep(
    [
      ...named.map((span) => ({ ...span, sort: sortOfName(ideaText.normalised.text.slice(span.start, span.end)) })),
      ...sorted.filter(({ start, end }) => !named.some((name) => name.start < end && start < name.end)),
    ]
      .filter((span) => !isOnlyTown(text, span, mentions))
      .map((span) => {
        const found = sight(ideaText, span, mentions)
        return visited.some((one) => one.start < span.end && span.start < one.end) ? found : ifKnown(found)
      }),
  )
  keep(
    findVisited(account.open)
      .filter((span) => !isOnlyTown(text, span, mentions))
      .map((span) => sight(ideaText, span, mentions)),
  )
  account.give(mentions, 'place')
  const cut = cutText(ideaText, account, certain, found)
  const asked = askedStretches(cut, weights)
  const read = readClauses(ideaText, account, cut, asked, (one) => requestInWords(ideaText, one, mentions))
  const foreign = read.filter((one) => isInOtherTongue(text, one))
  // What they pay is a limit, and stays.
  const ofGivers = read.filter(
    (one) =>
      (one.detail.kind === 'sight' || one.detail.kind === 'activity') &&
      givers.some(({ start, end }) => start <= one.start && one.start < end),
  )
  account.move(ofGivers, 'request', 'background')
  const ofKinds = read.filter((one) => isKindAlone(one, kinds))
  account.move(ofKinds, 'request', 'field')
  const asking = read.filter((one) => !foreign.includes(one) && !ofGivers.includes(one) && !ofKinds.includes(one))
  const clauses = asking.filter((one) => !asksNothing(text, one)).map((one) => asBudget(ideaText, asNoStop(text, one)))
  account.move(
    asking.filter((one) => asksNothing(text, one)),
    'request',
    'background',
  )
  account.move(foreign, 'request', 'open')
  // "A day trip to the Karoo" and "East London to the Wild Coast" ask for nothing beside their places.
  const isTrip = (one: FoundRequest) =>
    (one.unsure === true || / (?:to|na) /u.test(text.slice(one.start, one.end))) && isOnlyTown(text, one, mentions)
  account.move(clauses.filter(isTrip), 'request', 'place')
  const questions = readQuestions(text).filter((one) => !account.has(one, 'hidden'))
  const whole = withQuestions(
    clauses.filter((one) => !isTrip(one)),
    questions,
  )
  account.give(fields, 'field')
  account.give(questions, 'request')
  setStoriesAside(account, found)
  const left = leftNumbers(ideaText, before, before.numbers)
  account.move([...left, ...sportsIn(text)], 'field', 'open')
  account.give(findSmallTalk(account.open, left), 'small_talk')
  joinTalk(account)
  const people = [...ownerSpans(text), ...personSpans(text, isCapitalAt)]
  return {
    requests: finished(ideaText, withPlaces(ideaText, withKinds(whole, kinds, text), mentions, gazetteer), barred),
    notUnderstood: openSpans(ideaText, account),
    background: inSource(ideaText, backgroundOf(account, told, [...neverShown, ...people])),
    account,
    cut,
  }
}

const longestFirst = (requests: readonly FoundRequest[]): FoundRequest[] =>
  requests.toSorted((a, b) => b.end - b.start - (a.end - a.start) || a.start - b.start)

/** Words that rules have replaced by marks: dates, amounts, grades, counts. */
function takenSpans({ unread, normalised: { text } }: IdeaText): Span[] {
  const spans: Span[] = []
  for (let at = 0; at < text.length; at++) {
    if (unread[at] === text[at]) continue
    const last = spans.at(-1)
    if (last?.end === at) last.end = at + 1
    else spans.push({ start: at, end: at + 1 })
  }
  return spans
}

/** "One night in chalets or a church hall": the other choice is a bed as well, whatever it is called. */
const isOfBeds = (request: Request): boolean =>
  request.kind === 'condition' &&
  (request.condition.code === 'bed' || (request.condition.code === 'other' && request.condition.about === 'beds'))
const IN_WORDS: FoundRequest['detail'] = { kind: 'condition', condition: { code: 'other', about: 'beds' } }
const isInWordsAlone = ({ detail }: FoundRequest): boolean =>
  detail.kind === 'condition' && detail.condition.code === 'other'

const nameOf = (one: FoundRequest, text: string): string => text.slice((one.core ?? one).start, (one.core ?? one).end)

/** In the order of the text, with force, alternatives, numbers and our wording. */
function finished(
  ideaText: IdeaText,
  found: readonly FoundRequest[],
  barred: ReturnType<typeof findBarred>,
): Request[] {
  const { text } = ideaText.normalised
  const wordingOf = (one: FoundRequest) => asWording(one.text ?? ideaText.sourceWords(one))
  // What is nothing but a person's name has no words of its own.
  const inOrder = found.filter((one) => wordingOf(one) !== '').toSorted((a, b) => a.start - b.start)
  let choice = 0
  const requests: Request[] = []
  inOrder.forEach((one, index) => {
    const previous = inOrder[index - 1]
    const last = requests.at(-1)
    const gap = previous ? text.slice(previous.end, one.start) : '.'
    const said = one.force ?? forceOf(text, one.core ?? one)
    // A condition in words says its own "no": "no walking after dark" is asked for.
    const wanted = said === 'must' && isCutFirst(text, nameOf(one, text)) ? 'wish' : said
    const detail = withTopic(one.detail, text.slice(one.start, one.end))
    // A guide is hired where one is asked for: "we need no guide" asks for none.
    const isOfGuide = detail.kind === 'condition' && 'about' in detail.condition && detail.condition.about === 'guide'
    const own = wanted === 'not' && isInWordsAlone(one) && !isOfGuide ? 'must' : wanted
    const force =
      own === 'must' && last && one.force === undefined && isListed(gap) && last.kind === one.detail.kind
        ? last.force
        : own
    const isBed = last !== undefined && isAlternative(gap) && isOfBeds(last) && one.detail.kind === 'sight'
    const request: Request = {
      ...withTopic(isBed ? IN_WORDS : one.detail, text.slice(one.start, one.end)),
      id: `r${index + 1}`,
      ...ideaText.normalised.sourceSpan(one.start, one.end),
      force,
      text: force === 'not' && isOfBed(detail) ? refusedIn(ideaText, one) : wordingOf(one),
    }
    const against = force === 'not' ? undefined : barred.find(({ start, end }) => start < one.end && one.start < end)
    if (against) request.barred = against.barred
    if (force === 'not' && last && refusesSeveral(text.slice(one.core?.end ?? one.end, one.end + 90), gap))
      last.force = 'not'
    if (last && (isAlternative(gap) || isChoiceOfQuestions(gap, text.slice(one.end)))) {
      last.choice ??= ++choice
      request.choice = last.choice
    }
    requests.push(request)
  })
  return withoutTakenBack(withSurroundings(withDoubt(requests, text, inOrder), inOrder, text))
}

const isSameThing = (one: Request, other: Request): boolean =>
  one.kind === other.kind &&
  (one.text.toLowerCase() === other.text.toLowerCase() ||
    (one.kind === 'sight' && other.kind === 'sight' && one.placeId !== null && one.placeId === other.placeId))
/** "The brewery … no, not the brewery": what is refused in the next breath is one thing, and not wanted. */
const withoutTakenBack = (requests: readonly Request[]): Request[] =>
  requests.flatMap((request, at) => {
    const [before, next] = [requests[at - 1], requests[at + 1]]
    if (before && request.force === 'not' && before.force !== 'not' && isSameThing(before, request)) return []
    if (!next || next.force !== 'not' || request.force === 'not' || !isSameThing(request, next)) return [request]
    const { choice, ...one } = request
    return [{ ...one, end: next.end, force: 'not' as const }]
  })

/** In a list with something that is sure ("the zoo, Kwena and the harbour") the others are. */
function withDoubt(requests: readonly Request[], text: string, found: readonly FoundRequest[]): Request[] {
  const isListedWithNext = (at: number): boolean =>
    requests[at]?.kind === requests[at + 1]?.kind && isListed(text.slice(found[at]!.end, found[at + 1]!.start))
  const isSure = found.map(({ unsure }) => unsure === undefined)
  for (let at = 1; at < found.length; at++) isSure[at] ||= isSure[at - 1]! && isListedWithNext(at - 1)
  for (let at = found.length - 2; at >= 0; at--) isSure[at] ||= isSure[at + 1]! && isListedWithNext(at)
  return requests.map((request, at) =>
    isSure[at] || request.force === 'not'
      ? request
      : {
          ...request,
          unsure: true,
          ...(isSentence(nameOf(found[at]!, text)) ? { isTold: true } : {}),
        },
  )
}
