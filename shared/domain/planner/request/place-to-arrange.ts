import type { Place } from '../../catalogue/facts.ts'
import { type StopSort, stopSortOf, themesOfSort } from '../../catalogue/stop-sorts.ts'
import { capital } from '../../itinerary/words.ts'
import { offersAskedFor } from '../places/offers.ts'
import type { Inside, StopRequest } from './stops-to-arrange.ts'
import type { Spot } from './trip-request.ts'

/** Nobody knows the days of a name that tells no sort, nor of what a host does by arrangement. */
const hasOwnDays = (request: StopRequest): boolean =>
  request.sort !== null && (request.kind === 'sight' || stopSortOf(request.sort).at === undefined)

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
    subjects: [],
    topics: [],
    offers: [
      ...new Set([
        ...(request.kind === 'activity' && request.offer !== null ? [request.offer] : []),
        ...offersAskedFor([request.text]),
      ]),
    ],
    grades: [0, 12],
    duration_min: said.minutes ?? sort.minutes,
    open_days: hasOwnDays(request) ? [...sort.days] : [1, 2, 3, 4, 5, 6, 7],
    opens: said.opens ?? sort.opens,
    closes: said.closes ?? sort.closes,
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
