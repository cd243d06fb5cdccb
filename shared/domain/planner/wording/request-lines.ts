import type { RequestLine } from '../../itinerary/requests.ts'
import { reasonInAfrikaans } from '../../itinerary/language/reason-words-af.ts'
import { reasonInWords } from '../../itinerary/request-words.ts'
import { clockOf } from '../../itinerary/words.ts'
import type { Language } from '../../language.ts'
import type { Answer } from '../answers/answer.ts'
import type { Plan } from '../plan.ts'
import { askedInAfrikaans } from './language/asked-words-af.ts'
import type { Writer } from './language/writer.ts'

export const askedIn = (language: Language, request: Answer['request']): string =>
  language === 'af' ? askedInAfrikaans(request) : request.text
export const reasonIn = (language: Language, why: NonNullable<Answer['why']>): string =>
  language === 'af' ? reasonInAfrikaans(why) : reasonInWords(why)

const isOnePlace = (request: Answer['request']): boolean => request.kind === 'sight' && request.placeId !== null
/** The place that was found for what was not asked for by its name. */
function namedAt(request: Answer['request'], { visit }: Answer['steps'][number]['step']): { name?: string } {
  const place = visit?.candidate.arranged ? undefined : visit?.candidate.place
  return place && !(isOnePlace(request) && place.name.startsWith(request.text)) ? { name: place.name } : {}
}

/** "What you asked for", a line for each request in the order of the text. */
export const requestLinesOf = ({ answers }: Plan, { language }: Writer): RequestLine[] =>
  answers.map(({ request, state, steps, why, instead }) => ({
    id: request.id,
    text: askedIn(language, request),
    kind: request.kind,
    force: request.force,
    state,
    ...(request.kind === 'sight' && request.placeId !== null ? { place_id: request.placeId } : {}),
    where: steps.map(({ day, step }) => ({
      day,
      start: clockOf(step.start),
      ...(state === 'met' ? namedAt(request, step) : {}),
    })),
    ...(why ? { reason: reasonIn(language, why), why } : {}),
    ...(instead ? { instead: { id: instead.place.id, name: instead.place.name, road_km: instead.roadKm } } : {}),
    ...(request.choice === undefined ? {} : { choice: request.choice }),
  }))
