import { type PlaceEntry, PlaceEntryList } from '#shared/contracts/catalogue-entry'
import type { Itinerary } from '#shared/contracts/itinerary'
import { type ApiFetch, callApi } from '../../../api/client.ts'
import { shownMinutes, shownRand } from '../shown-figures.ts'

/** Places of the catalogue with these words, the nearest to a point ("-29.86,31.03") first; none if the call fails. */
export async function findPlaces(
  apiFetch: ApiFetch,
  words: string,
  near: string,
  options: { signal?: AbortSignal } = {},
): Promise<readonly PlaceEntry[]> {
  const query = new URLSearchParams({ q: words, near })
  const reply = await callApi(apiFetch, `/api/catalogue?${query}`, PlaceEntryList, options)
  return 'answer' in reply ? reply.answer.items : []
}

/** Where the last stop of a day lies that has a position, as the search takes it. */
export function positionOfDay(day: Itinerary['daily_itinerary'][number] | undefined): string {
  const at = day?.schedule.findLast(({ latitude }) => latitude !== undefined)
  return at ? `${at.latitude},${at.longitude}` : ''
}

/** "Kimberley · 1 h 30 min · R50 a learner · 08:00 to 17:00" */
export const placeInWords = ({ town, duration_min, learner_price, opens, closes }: PlaceEntry): string =>
  [
    town,
    shownMinutes(duration_min),
    learner_price === 0 ? 'free entry' : `${shownRand(learner_price)} a learner`,
    `${opens} to ${closes}`,
  ].join(' · ')

/** How many were found, in words. */
export const foundInWords = (count: number): string =>
  count === 0
    ? 'We know no such place. You can add it as a stop of your own.'
    : `${count} ${count === 1 ? 'place' : 'places'}`
