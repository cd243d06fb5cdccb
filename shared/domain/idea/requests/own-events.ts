import { yearOf } from '../../calendar.ts'
import { capital } from '../../itinerary/words.ts'
import type { Span } from '../idea-text.ts'
import { WEEKDAY } from '../months-and-weekdays.ts'
import type { MentionInRole } from '../places.ts'
import { readContests } from './contests.ts'
import type { EventMention } from './event-mention.ts'
import { type EventPart, eventParts } from './event-parts.ts'
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
        mention.sort !== 'own-match' &&
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
/** "They finish at about 1.": a sentence about the hours of the event before it. */
const GOES_ON =
  /^[.!] ?(?:they|it|we|she|he|ons|hulle|dit|the (?:games?|match|concert|tournament))(?: (?:will|should|must|are|is|only|usually|sal|moet|is)){0,2} (?:start|starts|begin|begins|finish|finishes|end|ends|play|done|klaar|eindig)(?![a-z])/u
const HAS_ITS_DAY = new RegExp(`^(?: (?:is|are|on|op|the|die)){1,3} ${WEEKDAY}(?![a-z])`, 'u')
const stopFrom = (text: string, from: number): number =>
  from + (SENTENCE.exec(text.slice(from, from + 140))?.index ?? 140)
/** Of what is read with an event, the sentence that only tells its hours. */
function hoursAfter(text: string, stretch: Span, event: Span): Span[] {
  const stop = stopFrom(text, event.end)
  return stretch.end > stop ? [{ start: stop + 1, end: stretch.end }] : []
}
/** The sentence of a mention, with the one after it that only tells its hours. */
function sentenceOf(text: string, { start, end }: Span, next: number): Span {
  const before = text
    .slice(Math.max(0, start - 60), start)
    .split(SENTENCE)
    .at(-1)!
  // "We are there 5-7 March, the tournament is Saturday": the day that is said of it counts alone.
  const head = HAS_ITS_DAY.test(text.slice(end, end + 40)) ? '' : before
  const stop = stopFrom(text, end)
  const last = GOES_ON.test(text.slice(stop, stop + 60)) ? stopFrom(text, stop + 1) : stop
  return { start: start - head.length, end: Math.min(next, last, text.length) }
}

const ONE_OF = /(?:(?<=match|coach)es|s)$/u
/** One of the times of an event as a request of its own: the first has the words of the event too. */
function partOf(
  text: string,
  { start, end, words, sort, isContest }: EventMention,
  part: EventPart,
  at: number,
): FoundRequest {
  const { weekday, near, start: from, end: to, ...hours } = part
  return {
    start: at === 0 ? Math.min(start, from) : from,
    end: at === 0 ? Math.max(end, to) : to,
    text: `${words.replace(ONE_OF, '')}, ${capital(text.slice(from, to))}`,
    detail: {
      kind: 'activity',
      offer: null,
      sort,
      near,
      when: { weekdays: [weekday], ...hours, ...(isContest ? { comesFirst: true } : {}) },
    },
  }
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
  const events = named.flatMap(({ event, again }): (FoundRequest & { spans: Span[] })[] => {
    const all = [event, ...again]
    const others = found.filter((one) => !all.includes(one))
    const nextTo = (one: Span) =>
      Math.min(text.length, ...others.flatMap(({ start }) => (start > one.end ? [start] : [])))
    const stretches = all.map((one) => sentenceOf(text, one, nextTo(one)))
    const { spans, ...when } = eventTimes(text, stretches, startDate)
    const told = stretches.flatMap(({ start, end }) => hoursAfter(text, { start, end }, event))
    const { weekdays, from, until } = when
    const { start, end, sort, isContest } = event
    const ground = groundOf(text, event, mentions)
    const { times, each } = event.times === undefined ? onEachDay(event, weekdays) : event
    const isTimed = weekdays.length > 0 || from !== null || until !== null
    const year = startDate === null ? null : yearOf(startDate)
    const parts = event.times === undefined ? eventParts(text, stretches[0]!, mentions, year) : []
    if (parts.length > 0) return parts.map((part, at) => ({ ...partOf(text, event, part, at), spans: [] }))
    const whole: FoundRequest & { spans: Span[] } = {
      start,
      end: ground?.end ?? end,
      core: { start, end },
      ...(isContest && event.times === undefined && times !== undefined ? { text: `${event.words} × ${times}` } : {}),
      spans: [...spans, ...told],
      detail: {
        kind: 'activity',
        offer: null,
        sort,
        near: ground?.name ?? townNear({ text }, event, mentions),
        ...(times !== undefined && each !== undefined ? { times, each } : {}),
        ...(isTimed || isContest ? { when: { ...when, ...(isContest ? { comesFirst: true } : {}) } } : {}),
      },
    }
    return [whole]
  })
  const again = named.flatMap((one) => one.again)
  return {
    events: events.map(({ spans: _, ...event }) => event),
    taken: [...again, ...(found.length > 0 ? tours : tours.slice(1)), ...events.flatMap(({ spans }) => spans)],
  }
}
