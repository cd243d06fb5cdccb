import type { Facts, Place } from '../catalogue/facts.ts'
import { findArea } from '../planner/request/find-areas.ts'
import { UNKNOWN_SIGHT, type StopToArrange } from '../planner/request/stops-to-arrange.ts'
import type { TripRequest } from '../planner/request/trip-request.ts'
import type { OwnStop } from './change.ts'
import { refuse } from './refusal.ts'

export const ownIdOf = (at: number): string => `own-${at + 1}`
const USUAL_MINUTES = 60
const USUAL_HOURS = { opens: '08:00', closes: '17:00' }

function placeOf(stop: OwnStop, id: string, { areas }: TripRequest, facts: Facts): Place {
  const spot = stop.town === undefined ? areas[0]! : findArea(facts, stop.town)
  if (!spot) return refuse('bad_value', { detail: 'We do not know this town. Name a town near it.' }, { field: 'with' })
  const { opens, closes } = { opens: stop.opens ?? USUAL_HOURS.opens, closes: stop.closes ?? USUAL_HOURS.closes }
  return {
    id,
    name: stop.title,
    kind: 'workplace',
    province: spot.province,
    province_name: '',
    town: spot.name,
    lat: spot.lat,
    lon: spot.lon,
    coord_confidence: 'low',
    summary: '',
    trip_types: [],
    subjects: [],
    topics: [],
    offers: [],
    grades: [0, 12],
    duration_min: stop.minutes ?? USUAL_MINUTES,
    open_days: [1, 2, 3, 4, 5, 6, 7],
    opens,
    closes,
    learner_price_zar: stop.rand_per_learner ?? 0,
    adult_price_zar: 0,
    price_confidence: 'low',
    max_group: 1000,
    setting: 'indoor',
    water: 'none',
    hazards: [],
    wheelchair: 'partial',
    booking: 'required',
    by_appointment: true,
    verify: ['address', 'hours', 'price'],
    km_from_town: 0,
  }
}

/** The stops of the owner's own, as stops to arrange. */
export const ownStopsOf = (own: readonly OwnStop[], request: TripRequest, facts: Facts): StopToArrange[] =>
  own.map((stop, at) => {
    const id = ownIdOf(at)
    const rand = stop.rand_per_learner ?? 0
    return {
      requestId: id,
      sort: UNKNOWN_SIGHT,
      named: true,
      place: placeOf(stop, id, request, facts),
      price: [rand, rand],
    }
  })
