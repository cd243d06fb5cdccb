import type { Span } from '../idea-text.ts'
import type { MentionInRole } from '../places.ts'
import { eventDaysIn, type EventTimes, partAfter } from './event-times.ts'
import { townNear } from './town-near.ts'

/** One of several times at which a team plays, with its own day, part of the day and town. */
export interface EventPart extends Span, Pick<EventTimes, 'from' | 'until' | 'isWhole' | 'isPart'> {
  weekday: number
  near: string | null
}

/**
 * "Fixtures on Friday afternoon (Stellenbosch) and Saturday morning (Paarl)": the days of an event, where each has an hour
 * or a town of its own; none where they are alike.
 */
export function eventParts(
  text: string,
  stretch: Span,
  mentions: readonly MentionInRole[],
  year: number | null,
): EventPart[] {
  const parts = eventDaysIn(text, stretch, year).map(({ weekday, at, until }): EventPart => {
    const part = partAfter(text, until)
    const span = { start: at, end: part?.end ?? until }
    return { from: null, until: null, ...part, ...span, weekday, near: townNear({ text }, span, mentions) }
  })
  const isOwn = (one: EventPart) => one.near !== null || one.from !== null || one.until !== null
  return parts.length > 1 && parts.every(isOwn) ? parts : []
}
