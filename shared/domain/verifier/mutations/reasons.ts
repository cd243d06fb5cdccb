import type { Reason, RequestLine } from '../../itinerary/requests.ts'
import { type Mutation, saying, stepsOf } from './mutation.ts'
import { changing, ECHOES, lineIn, linesOf, metSight } from './request-lines.ts'

const withReason = (why: Reason) => (line: RequestLine) => {
  line.why = why
  line.reason = 'a reason that sounds good'
}
const FALSE_REASONS: readonly Reason[] = [
  { code: 'closed', params: { dates: [] } },
  { code: 'grades', params: { grade_min: 1, grade_max: 3 } },
  { code: 'not_suitable', params: { why: 'wheelchair', at_a_time: null } },
  { code: 'not_suitable', params: { why: 'group_size', at_a_time: 10 } },
  { code: 'some_grades', params: { in_min: 1, in_max: 2, out_min: 3, out_max: 3 } },
  { code: 'too_far', params: { road_km: 193, drive_minutes: 170 } },
  { code: 'over_budget', params: { cents: -5 } },
  { code: 'no_time', params: { minutes: 1 } },
  { code: 'another_chosen', params: { chosen: 'the moon' } },
  { code: 'school_must_see', params: {} },
  { code: 'barred', params: { what: 'alcohol' } },
  { code: 'no_room', params: {} },
  { code: 'of_its_kind', params: { places: ['the moon'] } },
  { code: 'elsewhere', params: { places: ['the moon'], town: 'Pretoria', road_km: 50 } },
  { code: 'planned_dates', params: { start: '2027-01-01', end: '2027-01-01' } },
  { code: 'planned_hours', params: { begins: '00:01', ends: '23:59' } },
  { code: 'planned_meals', params: { meals: [] } },
  { code: 'planned_guides', params: { guides: 99 } },
  { code: 'guide_left_out', params: { cents: 1 } },
  { code: 'planned_adults', params: { adults: 99, learners: 1 } },
  { code: 'planned_price', params: { each_cents: 100, group_cents: 100 } },
  { code: 'planned_drives', params: { longest_minutes: 1, by_day: true } },
  { code: 'emergency_numbers', params: { own_vehicle: true } },
  { code: 'in_paperwork', params: { codes: [] } },
  { code: 'too_far_for_radius', params: { asked_km: 900, planned_km: 901 } },
  { code: 'after_dark', params: { home: '00:01', sunset: '17:30' } },
  { code: 'hour_open', params: { asked: '09:00' } },
  { code: 'on_sabbath', params: { dates: [] } },
  { code: 'entrance_prices', params: { places: [], trip_cents: 1 } },
  { code: 'free_adults', params: { places: [{ name: 'the moon', learners: 2 }] } },
  { code: 'road_to', params: { name: 'Robben Island Museum', road_km: 5, drive_minutes: 5 } },
  { code: 'seats_needed', params: { people: 1, wheelchairs: 0, seats: 1 } },
  { code: 'wheelchair_at', params: { open: ['the moon'], partly: [], closed: [] } },
  { code: 'health_risks', params: { malaria: true, unsafe_water: true } },
  { code: 'asked_and_planned', params: { asked: 99, planned: 99 } },
  { code: 'at_visits', params: { places: ['the moon'] } },
  { code: 'avoid_there', params: { places: ['the moon'] } },
  {
    code: 'opening_hours',
    params: { name: 'Robben Island Museum', date: '2020-01-01', opens: '01:00', closes: '02:00', is_open: true },
  },
  { code: 'suits_grades', params: { places: [{ name: 'Robben Island Museum', grade_min: 0, grade_max: 0 }] } },
  { code: 'at_a_time', params: { people: 1, places: [{ name: 'Robben Island Museum', at_a_time: 1 }] } },
  { code: 'papers_at', params: { places: [{ name: 'the moon', papers: ['passport'] }] } },
  {
    code: 'road_at',
    params: { name: 'Robben Island Museum', gravel_km: 99, low_bridge: true, no_coach: true },
  },
  {
    code: 'compared',
    params: {
      places: [
        { name: 'Robben Island Museum', road_km: 1, drive_minutes: 1, rand: 1 },
        { name: 'the moon', road_km: 2, drive_minutes: 2, rand: 0 },
      ],
    },
  },
  { code: 'ask', params: { whom: 'place', name: null } },
  { code: 'tell', params: { whom: 'families', names: [] } },
  { code: 'tell', params: { whom: 'stay', names: ['the moon'] } },
  { code: 'listed', params: { where: 'rain' } },
]
export const REASON_MUTATIONS: readonly Mutation[] = [
  {
    check: 'reasons_true',
    what: 'a place offered that nobody can reach',
    also: ['no_contradiction'],
    apply: (draft) => {
      const [place] = draft.facts.places
      const nearest = { id: place!.id, name: place!.name, area: { name: 'Pretoria', article: null }, at_a_time: null }
      saying(draft, { code: 'offer_left_out', params: { offer: 'caves', nearest: { ...nearest, road_km: 1046 } } })
    },
  },
  ...FALSE_REASONS.map(
    (why): Mutation => ({
      check: 'reasons_true',
      what: `the reason changed to ${JSON.stringify(why)}`,
      also: ECHOES,
      apply: changing('not_met', withReason(why), 'too_far'),
    }),
  ),
  {
    check: 'reasons_true',
    what: 'the entrances of some of the places as the answer',
    also: ECHOES,
    apply: changing(
      'not_met',
      (line, draft) => {
        const ids = stepsOf(draft, 'visit').map(({ step }) => step.place_id)
        const visited = draft.facts.places.filter(({ id }) => ids.includes(id)).slice(1)
        const places = visited.map(({ name, learner_price_zar: rand }) => ({ name, rand }))
        const trip_cents = Math.round(draft.itinerary.total_per_student * 100)
        withReason({ code: 'entrance_prices', params: { places, trip_cents } })(line)
      },
      'too_far',
    ),
  },
  {
    check: 'reasons_true',
    what: 'a price that is called over the budget by another amount',
    also: ECHOES,
    apply: changing(
      'not_met',
      (line, draft) => {
        const stops = linesOf(draft).filter(
          ({ kind, force }) => (kind === 'sight' || kind === 'activity') && force !== 'not',
        )
        const planned = stops.filter(({ where }) => where.length > 0).length
        withReason({ code: 'asked_and_planned', params: { asked: stops.length, planned, over_cents: 99 } })(line)
      },
      'too_far',
    ),
  },
  {
    check: 'reasons_true',
    what: 'a place that is called closed on all days and is open',
    also: ECHOES,
    apply: changing(
      'not_met',
      (line, { itinerary }) =>
        withReason({ code: 'closed', params: { dates: itinerary.daily_itinerary.map(({ date }) => date) } })(line),
      'too_far',
    ),
  },
  {
    check: 'reasons_true',
    what: 'a place that is called too far and lies beside a stop',
    also: ECHOES,
    apply: (draft) => {
      const line = lineIn(draft, 'not_met', 'too_far')
      const request = draft.idea.requests.find(({ id }) => id === line?.id)
      const stop = stepsOf(draft, 'visit')[0]?.step
      if (request?.kind !== 'sight' || request.placeId === null || !stop) return false
      const { latitude: lat, longitude: lon } = stop as Required<typeof stop>
      const beside = ({ id }: { id: string }) => (id === request.placeId ? { lat, lon } : {})
      draft.facts = { ...draft.facts, places: draft.facts.places.map((place) => ({ ...place, ...beside(place) })) }
      return true
    },
  },
  {
    check: 'reasons_true',
    what: 'an hour that the plan does not have',
    also: ECHOES,
    apply: changing(
      'not_met',
      withReason({ code: 'hours_not_kept', params: { asked: '07:30', planned: '07:31' } }),
      'hours_not_kept',
    ),
  },
  {
    check: 'reasons_true',
    what: 'entrances over their ceiling by another amount',
    also: ECHOES,
    apply: (draft) => {
      const line = linesOf(draft).find(({ kind, why }) => kind === 'limit' && why?.code === 'over_budget')
      if (line) line.why = { code: 'over_budget', params: { cents: 1 } }
      return line !== undefined
    },
  },
  {
    check: 'reasons_true',
    what: 'a sight that is visited and called missing',
    also: [...ECHOES, 'requests_answered'],
    apply: (draft) => {
      const met = metSight(draft)
      if (met)
        Object.assign(met.line, {
          state: 'not_met',
          why: { code: 'barred', params: { what: 'alcohol' } },
          reason: 'gone',
        })
      return met !== null
    },
  },
  {
    check: 'reasons_true',
    what: 'a sight that no school trip may have, visited all the same',
    also: [...ECHOES, 'requests_answered'],
    apply: (draft) => {
      const met = metSight(draft)
      const request = draft.idea.requests.find(({ id }) => id === met?.line.id)
      if (request) request.barred = 'gambling'
      return request !== undefined
    },
  },
  {
    check: 'reasons_true',
    what: 'an answer instead that is of another kind',
    apply: changing(
      'not_met',
      (line, { facts }) => {
        const waterfall = facts.places.find(({ kind }) => kind === 'waterfall')!
        line.instead = { id: waterfall.id, name: waterfall.name, road_km: 30 }
      },
      'too_far',
    ),
  },
  {
    check: 'reasons_true',
    what: 'the same place instead of itself',
    apply: (draft) => {
      const line = lineIn(draft, 'not_met', 'too_far')
      const request = draft.idea.requests.find(({ id }) => id === line?.id)
      const place = draft.facts.places.find(({ id }) => request?.kind === 'sight' && id === request.placeId)
      if (!line || !place) return false
      line.instead = { id: place.id, name: place.name, road_km: 30 }
      return true
    },
  },
  {
    check: 'reasons_true',
    what: 'a place instead that nobody knows',
    apply: changing(
      'not_met',
      (line) => {
        line.instead = { id: 'atlantis', name: 'Atlantis', road_km: 3 }
      },
      'too_far',
    ),
  },
]
