import type { Span } from '../idea-text.ts'
import type { MentionInRole } from '../places.ts'
import { wordsOf } from './words.ts'

/** Words around the name of a town or region that make no sight of it: "a day trip to the Karoo", "Brits side". */
const OF_A_TRIP = new Set(
  'a an the to in of for our my day one trip trips tour outing visit excursion school class camp weekend toer uitstappie besoek dag na die area side region surroundings district or and en omgewing kant streek kontrei se'.split(
    ' ',
  ),
)
/** Whether words name towns, regions or parks and nothing else; of a long name ("the Cradle of Humankind") any words. */
export function isOnlyTown(text: string, span: Span, mentions: readonly MentionInRole[]): boolean {
  const towns = mentions.filter(
    ({ start, end, place }) =>
      place.kind !== 'place' && place.placeId === undefined && start < span.end && span.start < end,
  )
  const ofName = new Set(towns.flatMap(({ place }) => wordsOf(place.name.toLowerCase()).map((word) => word.text)))
  const isOfTown = (at: number) => towns.some(({ start, end }) => start <= at && at < end)
  return (
    towns.length > 0 &&
    wordsOf(text.slice(span.start, span.end)).every(
      (word) => isOfTown(span.start + word.start) || OF_A_TRIP.has(word.text) || ofName.has(word.text),
    )
  )
}

/** The town that stands in the words or directly after them. */
export function townNear({ text }: { text: string }, span: Span, mentions: readonly MentionInRole[]): string | null {
  const near = mentions.find(
    ({ place, start, end }) =>
      place.kind !== 'place' &&
      place.kind !== 'province' &&
      ((start >= span.start && end <= span.end) ||
        (start >= span.end &&
          start - span.end < 20 &&
          /^[ ,(]{0,2}(?:in|at|near|outside|by|op|te|naby|of)? ?(?:the |die )?$/u.test(text.slice(span.end, start)))),
  )
  return near?.place.name ?? null
}
