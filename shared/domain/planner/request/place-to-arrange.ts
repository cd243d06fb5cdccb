import type { Place } from '../../catalogue/facts.ts'
import { STOP_LESSONS } from '../../catalogue/stop-lessons.ts'
import { isOwnEvent, type StopSort, type StopSortCode, stopSortOf, themesOfSort } from '../../catalogue/stop-sorts.ts'
import { capital, clockOf } from '../../itinerary/words.ts'
import type { ActivityRequest } from '../../idea/requests/request.ts'
import { minutesOf } from '../../itinerary/clock.ts'
import { LUNCH_EARLIEST, LUNCH_LATEST, LUNCH_MINUTES } from '../roads/settings.ts'
import { offersAskedFor } from '../places/offers.ts'
import type { Inside, StopRequest } from './stops-to-arrange.ts'
import type { Spot } from './trip-request.ts'

/** Nobody knows the days of a name that tells no sort, nor of what a host does by arrangement. */
const hasOwnDays = (request: StopRequest): boolean =>
  request.sort !== null && (request.kind === 'sight' || stopSortOf(request.sort).at === undefined)

const NO_OWN_TIME: NonNullable<ActivityRequest['when']> = { weekdays: [], from: null, until: null }
/** A team warms up, a choir takes its place: so long before an hour that the text gives the group is there. */
const READY_MINUTES = 30
const readyFor = (from: number) => [{ starts: clockOf(from), check_in_min: READY_MINUTES }]
/** Days and hours of an event as the text gives them; the rest is usual for its sort. */
function ownHours(sort: StopSort, { weekdays, from, until }: NonNullable<ActivityRequest['when']>) {
  const [opens, closes] = [minutesOf(sort.opens), minutesOf(sort.closes)]
  const usualEnd = from === null ? closes : Math.max(DAY_ENDS, from + LEAST_OF_EVENT)
  const longest = from === null ? closes : Math.min(LATEST_END, from + sort.minutes, usualEnd)
  // Where its end is not known, a group that comes before lunch time eats after it, in time.
  const eatsAfter = from !== null && from - READY_MINUTES < LUNCH_EARLIEST + LUNCH_MINUTES
  const end = until ?? (eatsAfter ? Math.min(longest, LUNCH_LATEST) : longest)
  const begin = from ?? (until === null ? opens : Math.max(Math.min(opens, until - SHORTEST), until - sort.minutes))
  const minutes = Math.min(sort.minutes, Math.max(SHORTEST, end - begin))
  return {
    days: weekdays.length > 0 ? [...weekdays] : [...sort.days],
    opens: clockOf(begin),
    closes: clockOf(Math.max(end, begin + minutes)),
    minutes,
  }
}
const SHORTEST = 60
/** Where its end is not known, an event of the afternoon is over when the group's day usually is, or takes so long. */
const DAY_ENDS = 17 * 60
const LEAST_OF_EVENT = 90
const LATEST_END = 22 * 60

/** A stop to arrange as a place of the catalogue, with what is usual for its sort. */
export function placeToArrange(
  request: StopRequest,
  sort: StopSort,
  spot: Spot & Pick<Place, 'province'>,
  inside: Inside | null,
): Place {
  const { name, lat, lon, province } = spot
  const [low, high] = sort.price
  const said = (request.kind === 'sight' && request.said) || {}
  const when = (request.kind === 'activity' && request.when) || NO_OWN_TIME
  const own = ownHours(sort, when)
  const slots =
    when.from !== null && when.isPart !== true && isOwnEvent(sort.code as StopSortCode) ? readyFor(when.from) : null
  return {
    id: `to-arrange-${request.id}`,
    name: request.kind === 'sight' && request.named ? request.text : capital(request.text),
    kind: 'workplace',
    province,
    province_name: '',
    town: name,
    lat,
    lon,
    coord_confidence: 'low',
    summary: '',
    trip_types: request.sort === null ? [] : [...themesOfSort(request.sort)],
    subjects: request.sort === null ? [] : [...STOP_LESSONS[request.sort].subjects],
    topics: [],
    offers: [
      ...new Set([
        ...(request.kind === 'activity' && request.offer !== null ? [request.offer] : []),
        ...offersAskedFor([request.text]),
      ]),
    ],
    grades: [0, 12],
    // As for a tour of the catalogue, the time before the hour is counted with it.
    duration_min: (said.minutes ?? own.minutes) + (slots?.[0]?.check_in_min ?? 0),
    ...(slots ? { slots } : {}),
    open_days: hasOwnDays(request) ? own.days : [1, 2, 3, 4, 5, 6, 7],
    opens: said.opens ?? own.opens,
    closes: said.closes ?? own.closes,
    // The entrance of the sight where it is done is paid for.
    learner_price_zar: said.rand ?? (inside?.venue === 'sight' ? low : Math.round((low + high) / 2)),
    adult_price_zar: 0,
    price_confidence: 'low',
    max_group: 400,
    setting: sort.setting,
    water: sort.water,
    hazards: [...sort.hazards],
    wheelchair: 'partial',
    booking: 'required',
    by_appointment: true,
    verify: ['address', 'hours', 'price'],
    km_from_town: 0,
  }
}
