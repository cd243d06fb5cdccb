import type { Gazetteer } from '../../catalogue/facts.ts'
import { STOP_SORTS, type StopSort } from '../../catalogue/stop-sorts.ts'
import type { IdeaText, Span } from '../idea-text.ts'
import type { MentionInRole } from '../places.ts'
import { Account } from './account.ts'
import { catalogueSights, regionsAsSights } from './catalogue-sights.ts'
import { findBarred } from './barred.ts'
import { readConditions } from './conditions.ts'
import { forceOf, isAlternative, isListed } from './force.ts'
import { type AskedStretch, askedStretches, cutText, type CutText, readClauses } from './read-clauses.ts'
import { readLimits } from './limits.ts'
import { findNames, isCapital } from './names.ts'
import { ownerSpans, personSpans } from './people.ts'
import { readNamedStays } from './named-stays.ts'
import { readNeedRequests } from './needs.ts'
import { offerOfWords } from './offer-of-words.ts'
import { ownNouns } from './own-nouns.ts'
import { ownSchools } from './own-schools.ts'
import type { FoundRequest } from './reading.ts'
import type { Request } from './request.ts'
import { findSightsBySort, findVisited } from './sights.ts'
import { chatHeads, pastClauses, signature, writersLines } from './hidden-lines.ts'
import { backgroundOf, joinTalkToRequests, setStoriesAside } from './set-aside.ts'
import { findSmallTalk } from './small-talk.ts'
import { sortOfName } from './sort-nouns.ts'
import { withSurroundings } from './surroundings.ts'
import type { TagWeights } from './tags.ts'
import { isOnlyTown, townNear } from './town-near.ts'
import { asWording } from './wording.ts'

/** What the rules of the fields have read before. */
export interface ReadBefore {
  /** No part of the trip, and never shown: quoted mails, addresses. */
  hidden: readonly Span[]
  /** Past trips. */
  past: readonly Span[]
  /** Words that fields have taken. */
  fields: readonly Span[]
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
export function readRequests(
  ideaText: IdeaText,
  { hidden, past, fields, mentions, gazetteer, weights }: ReadBefore,
): Requests {
  const account = new Account(ideaText.normalised.text)
  const { text } = account
  const isCapitalAt = (at: number) => isCapital(ideaText, at)
  const neverShown = [...hidden, ...chatHeads(text), ...writersLines(text), ...signature(text)]
  const told = [...past, ...pastClauses(text)]
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
  keep(readLimits(readable).filter((limit) => !isBudget(ideaText, limit)))
  const barred = findBarred(readable)
  keep(barred.flatMap(({ kind, start, end }) => (kind === 'condition' ? [inWords({ kind, start, end })] : [])))
  keep(readNamedStays(readable, gazetteer))
  keep(readConditions(readable))
  keep(catalogueSights(ideaText, mentions))
  keep(regionsAsSights(ideaText, mentions))
  keep(barred.filter(({ kind }) => kind === 'activity').map((span) => activity(ideaText, span, mentions)))
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
  keep(
    [
      ...named.map((span) => ({ ...span, sort: sortOfName(ideaText.normalised.text.slice(span.start, span.end)) })),
      ...sorted.filter(({ start, end }) => !named.some((name) => name.start < end && start < name.end)),
    ]
      .filter((span) => !isOnlyTown(span, mentions))
      .map((span) => sight(ideaText, span, mentions)),
  )
  keep(
    findVisited(account.open)
      .filter((span) => !isOnlyTown(span, mentions))
      .map((span) => sight(ideaText, span, mentions)),
  )
  account.give(mentions, 'place')
  const cut = cutText(ideaText, account, certain, found)
  const asked = askedStretches(cut, weights)
  const whole = readClauses(ideaText, account, cut, asked, (one) => requestInWords(ideaText, one, mentions))
  account.give(fields, 'field')
  setStoriesAside(account, cut.clauses, weights)
  const talk = findSmallTalk(account.open)
  joinTalkToRequests(account, talk)
  account.give(talk, 'small_talk')
  const people = [...ownerSpans(text), ...personSpans(text, isCapitalAt)]
  return {
    requests: finished(ideaText, whole, barred),
    notUnderstood: openSpans(ideaText, account),
    background: backgroundOf(account, cut.clauses, told, [...neverShown, ...people]).map(({ start, end }) =>
      ideaText.normalised.sourceSpan(start, end),
    ),
    account,
    cut,
  }
}

const longestFirst = (requests: readonly FoundRequest[]): FoundRequest[] =>
  requests.toSorted((a, b) => b.end - b.start - (a.end - a.start) || a.start - b.start)

/** An amount that the budget has taken limits no part. */
const isBudget = ({ evidence, normalised }: IdeaText, { start, end, detail }: FoundRequest): boolean => {
  if (detail.kind !== 'limit' || detail.limit.code !== 'ceiling') return false
  const span = normalised.sourceSpan(start, end)
  return evidence.budget !== undefined && evidence.budget.start < span.end && span.start < evidence.budget.end
}

function requestInWords(
  ideaText: IdeaText,
  { kind, start, end }: AskedStretch,
  mentions: ReadBefore['mentions'],
): FoundRequest {
  if (kind === 'activity') return activity(ideaText, { start, end }, mentions)
  if (kind === 'sight') return sight(ideaText, { start, end, sort: null }, mentions)
  return inWords({ kind, start, end })
}
/** A condition, need or limit of which only the words are known. */
function inWords({ kind, start, end }: Span & { kind: 'condition' | 'need' | 'limit' }): FoundRequest {
  if (kind === 'need') return { start, end, detail: { kind, need: 'other', count: null } }
  return {
    start,
    end,
    detail: kind === 'limit' ? { kind, limit: { code: 'other' } } : { kind, condition: { code: 'other' } },
  }
}

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

function activity(ideaText: IdeaText, span: Span, mentions: ReadBefore['mentions']): FoundRequest {
  const words = ideaText.normalised.text.slice(span.start, span.end)
  return {
    ...span,
    detail: {
      kind: 'activity',
      offer: offerOfWords(words),
      sort: sortOfName(words),
      near: townNear(ideaText.normalised, span, mentions),
      ...ownNouns(ideaText.normalised.text, span, mentions),
    },
  }
}
/** "Sunrise Dairy" is one dairy, "a dairy" is any; in a text of capitals alone nothing tells. */
const isProperName = (words: string): boolean => /(?:^|[ (-])\p{Lu}\p{Ll}/u.test(words)

/** "Aquarium" alone is a sort, whatever its first letter. */
const NOUNS: ReadonlySet<string> = new Set(
  STOP_SORTS.flatMap(({ nouns }: StopSort) => [...nouns.en, ...(nouns.af ?? [])]),
)

/** A sight; something that places offer ("the oldest rocks") is an activity, which any of them meets. */
function sight(
  ideaText: IdeaText,
  { start, end, sort }: Span & { sort: ReturnType<typeof sortOfName> },
  mentions: ReadBefore['mentions'],
): FoundRequest {
  const near = townNear(ideaText.normalised, { start, end }, mentions)
  const words = ideaText.normalised.text.slice(start, end)
  const named = isProperName(ideaText.sourceWords({ start, end })) && !NOUNS.has(words)
  const offer = named || sort ? null : offerOfWords(words)
  const nouns = named ? {} : ownNouns(ideaText.normalised.text, { start, end }, mentions)
  return offer
    ? { start, end, detail: { kind: 'activity', offer, sort: null, near, ...nouns } }
    : { start, end, detail: { kind: 'sight', named, placeId: null, sort, near, ...nouns } }
}

const isInWordsAlone = ({ detail }: FoundRequest): boolean =>
  detail.kind === 'condition' && detail.condition.code === 'other'

/** In the order of the text, with force, alternatives, numbers and our wording. */
function finished(
  ideaText: IdeaText,
  found: readonly FoundRequest[],
  barred: ReturnType<typeof findBarred>,
): Request[] {
  const { text } = ideaText.normalised
  const inOrder = found.toSorted((a, b) => a.start - b.start)
  let choice = 0
  const requests: Request[] = []
  inOrder.forEach((one, index) => {
    const previous = inOrder[index - 1]
    const last = requests.at(-1)
    const gap = previous ? text.slice(previous.end, one.start) : '.'
    const said = one.force ?? forceOf(text, one.core ?? one)
    // A condition in words says its own "no": "no walking after dark" is asked for.
    const own = said === 'not' && isInWordsAlone(one) ? 'must' : said
    const force =
      own === 'must' && last && one.force === undefined && isListed(gap) && last.kind === one.detail.kind
        ? last.force
        : own
    const request: Request = {
      ...one.detail,
      id: `r${index + 1}`,
      ...ideaText.normalised.sourceSpan(one.start, one.end),
      force,
      text: asWording(one.text ?? ideaText.sourceWords(one)),
    }
    const against = force === 'not' ? undefined : barred.find(({ start, end }) => start < one.end && one.start < end)
    if (against) request.barred = against.barred
    if (last && isAlternative(gap)) {
      last.choice ??= ++choice
      request.choice = last.choice
    }
    requests.push(request)
  })
  return withSurroundings(requests, inOrder, text)
}

/** What is left, as spans of the source; letters and digits only. */
function openSpans({ normalised }: IdeaText, { open }: Account): Span[] {
  return [...open.matchAll(/[a-z0-9](?:[^~\n]{0,200}[a-z0-9])?/gu)].map(({ index, 0: words }) =>
    normalised.sourceSpan(index, index + words.length),
  )
}
