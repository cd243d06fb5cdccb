import type { Span } from '../idea-text.ts'
import type { MentionInRole } from '../places.ts'
import { readContests } from './contests.ts'
import type { EventMention } from './event-mention.ts'
import { eventTimes } from './event-times.ts'
import { readPerformances } from './performances.ts'
import type { FoundRequest } from './reading.ts'
import { townNear } from './town-near.ts'

/** A contest that is on several days takes a part of each of them. */
const MOST_DAYS = 5
const onEachDay = (
  { words, isContest }: EventMention,
  weekdays: readonly number[],
): Pick<EventMention, 'times' | 'each'> =>
  isContest && weekdays.length > 1 && weekdays.length <= MOST_DAYS ? { times: weekdays.length, each: words } : {}

const AT_GROUND = /^ ?(?:at|@|in|by|op|te|,|\(|:)? ?(?:the |die )?$/u
const ITS_KIND = /^ (?:pool|hall|stadium|arena|swembad|saal|stadion|astro|courts?|grounds?|velde?)(?![a-z])/u
/** The ground that is named right after an event is where it is, and no sight to visit. */
function groundOf(text: string, event: Span, mentions: readonly MentionInRole[]): { end: number; name: string } | null {
  const ground = mentions.find(
    ({ start, end, place }) =>
      place.placeId !== undefined &&
      ((start >= event.start && end <= event.end) ||
        (start >= event.end && start - event.end < 12 && AT_GROUND.test(text.slice(event.end, start)))),
  )
  if (!ground) return null
  const end = ground.end + (ITS_KIND.exec(text.slice(ground.end))?.[0].length ?? 0)
  return { end: Math.max(event.end, end), name: ground.place.name }
}

/** "Trials", "the provincial finals" and "finals" are one event, said again. */
const headOf = ({ words }: EventMention): string => words.split(' ').at(-1)!.replace(/s$/u, '')
const ANY_EVENT = new Set([
  'competition',
  'comp',
  'tournament',
  'final',
  'heat',
  'championship',
  'champ',
  'kompetisie',
  'toernooi',
])
/** Each event with the places of the text that name it. */
function asOne(found: readonly EventMention[]): { event: EventMention; again: EventMention[] }[] {
  const events: { event: EventMention; again: EventMention[] }[] = []
  for (const mention of found) {
    const isNamed = mention.words.includes(' ')
    const known = events.find(
      ({ event }) =>
        event.sort === mention.sort &&
        mention.sort === 'own-event' &&
        (headOf(event) === headOf(mention) || (ANY_EVENT.has(headOf(mention)) && ANY_EVENT.has(headOf(event)))) &&
        (!isNamed || !event.words.includes(' ') || event.words === mention.words),
    )
    if (known && isNamed && !known.event.words.includes(' ')) {
      known.again.push(known.event)
      known.event = mention
    } else if (known) known.again.push(mention)
    else events.push({ event: mention, again: [] })
  }
  return events
}

const SENTENCE = /[!?;\n]|\.(?= ?[^\d]|$)/u
/** The sentence of a mention, and of one that ends in a bracket or a colon what follows. */
function sentenceOf(text: string, { start, end }: Span, next: number): Span {
  const head = text
    .slice(Math.max(0, start - 60), start)
    .split(SENTENCE)
    .at(-1)!
  const stop = SENTENCE.exec(text.slice(end, end + 140))
  return { start: start - head.length, end: Math.min(next, end + (stop?.index ?? 140), text.length) }
}

/**
 * What a team, choir or squad itself takes part in: matches, competitions, performances, with their days and hours. A
 * ground that one can visit is no answer to it, so it is a stop to arrange with who receives the group. `taken`: words
 * that only say once more what it is, or when it ends.
 */
export function readOwnEvents(
  text: string,
  mentions: readonly MentionInRole[],
  startDate: string | null,
): { events: FoundRequest[]; taken: Span[] } {
  const { contests, tours } = readContests(text)
  const found = [...contests, ...readPerformances(text)]
    .toSorted((a, b) => a.start - b.start || b.end - a.end)
    .filter((one, at, all) => !all.some((other, i) => i < at && one.start < other.end))
  const named = asOne(found.length > 0 ? found : tours.slice(0, 1))
  const events = named.map(({ event, again }): FoundRequest & { spans: Span[] } => {
    const all = [event, ...again]
    const others = found.filter((one) => !all.includes(one))
    const stretches = all.map((one) =>
      sentenceOf(text, one, Math.min(text.length, ...others.flatMap(({ start }) => (start > one.end ? [start] : [])))),
    )
    const { weekdays, from, until, spans } = eventTimes(text, stretches, startDate)
    const { start, end, sort, isContest } = event
    const ground = groundOf(text, event, mentions)
    const { times, each } = event.times === undefined ? onEachDay(event, weekdays) : event
    const isTimed = weekdays.length > 0 || from !== null || until !== null
    return {
      start,
      end: ground?.end ?? end,
      core: { start, end },
      ...(isContest && event.times === undefined && times !== undefined ? { text: `${event.words} × ${times}` } : {}),
      spans,
      detail: {
        kind: 'activity',
        offer: null,
        sort,
        near: ground?.name ?? townNear({ text }, event, mentions),
        ...(times !== undefined && each !== undefined ? { times, each } : {}),
        ...(isTimed || isContest
          ? { when: { weekdays, from, until, ...(isContest ? { comesFirst: true } : {}) } }
          : {}),
      },
    }
  })
  const again = named.flatMap((one) => one.again)
  return {
    events: events.map(({ spans: _, ...event }) => event),
    taken: [...again, ...(found.length > 0 ? tours : tours.slice(1)), ...events.flatMap(({ spans }) => spans)],
  }
}
