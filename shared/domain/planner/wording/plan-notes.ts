import { hasKitchens } from './food.ts'
import { daysBetween, findPublicHoliday } from '#shared/domain/calendar'
import type { Facts } from '#shared/domain/catalogue/facts'
import type { AreaName, NamedFact, NearestPlace, Note } from '../../itinerary/notes.ts'
import { isFoodNeed } from '../../needs.ts'
import { type Area, groupSize, hasNeed, suitsGrades } from '../request/trip-request.ts'
import { isDayAtCamp } from '../schedule/camp-days.ts'
import { isPossible } from '../candidates/find-candidates.ts'
import { type IndexedPlace, readIndex } from '../places/facts-index.ts'
import { hasOffer } from '../places/offers.ts'
import {
  areasNotReached,
  comesToSuburb,
  isAroundRequestedArea,
  isInRequestedArea,
  LEAST_SHARE_AROUND_AREA,
  LEAST_SHARE_IN_AREA,
  reachesOf,
} from '../candidates/requested-area.ts'
import { payableCents } from '../answers/families-pay.ts'
import { namesAsked, teachesAny } from '../places/teaching.ts'
import { allProgrammes, allVisits, type Plan, spotsOf } from '../plan.ts'
import { driveLimitMinutes } from '../search/settings.ts'
import { legBetween } from '../roads/leg.ts'
import { fareCents } from '../price/flight-lines.ts'
import type { PlannedDay } from '../schedule/planned-day.ts'
import { leadDaysFor } from './requirements.ts'

const TOWN_KM = 120
/** The lowest difference between a learner's age and the grade. */
const GRADE_TO_AGE = 6
/** The most names in a note. */
const MOST_NAMES = 6
/** A day without a visit and with at least this much driving is called a day on the road. */
const DAY_ON_THE_ROAD_MINUTES = 180

const named = ({ id, name }: NamedFact): NamedFact => ({ id, name })
const areaName = ({ name, town }: Area): AreaName => ({ name, article: town?.article ?? null })

/** Requested towns and regions (if there are several), or the only suburb, without a visit or a night. */
function areasLeftOut(plan: Plan, facts: Facts): Note[] {
  const { request } = plan
  const reaches = reachesOf(request.areas)
  return areasNotReached(request.areas, spotsOf(plan)).map((area): Note => {
    const known = readIndex(facts).places.some((entry) => reaches(entry.place, area) && isPossible(entry, request))
    const why = !known ? 'no_place' : reaches === comesToSuburb ? 'no_room' : 'no_room_beside_others'
    return { code: 'area_left_out', params: { area: areaName(area), why } }
  })
}

/** The nearest suitable place that meets a condition and is no more than half a day's driving away; null if there is none. */
function nearestThat(isSo: (entry: IndexedPlace) => boolean, { request }: Plan, facts: Facts): NearestPlace | null {
  const area = request.areas[0]!
  const nearest = readIndex(facts)
    .places.filter((entry) => isSo(entry) && isPossible(entry, request))
    .map(({ place }) => ({ place, minutes: facts.roads.measure(area, place).minutes }))
    .filter(({ minutes }) => 2 * minutes <= driveLimitMinutes(request.gradeMin))
    .toSorted((a, b) => a.minutes - b.minutes || a.place.id.localeCompare(b.place.id))[0]?.place
  if (!nearest) return null
  const { roadKm, equivalentKm } = legBetween(facts.roads, area, nearest)
  return {
    ...named(nearest),
    road_km: equivalentKm === Infinity ? null : roadKm,
    area: areaName(area),
    at_a_time: groupSize(request) > nearest.max_group ? nearest.max_group : null,
  }
}

/** What was named in passing is no reason to drive farther than this. */
const ADVISED_KM = 200
const isNear = (nearest: NearestPlace | null): boolean =>
  nearest !== null && nearest.road_km !== null && nearest.road_km <= ADVISED_KM

const whyWithoutVisit = ({ driveMinutes, airMinutes }: PlannedDay) =>
  driveMinutes >= DAY_ON_THE_ROAD_MINUTES ? 'long_drive' : airMinutes > 0 ? 'flights' : 'nothing_open'

/** Requested things that the plan does not have, each with its reason. */
function leftOut(plan: Plan, facts: Facts): Note[] {
  const { request } = plan
  const visited = allVisits(plan).map(({ candidate }) => candidate.place)
  const list: Note[] = []
  // The list of what was asked for says of these what became of them.
  const answered = new Set([
    ...request.requests.flatMap((one) => (one.kind === 'sight' && one.placeId !== null ? [one.placeId] : [])),
    ...request.placesOfSorts.values(),
  ])
  for (const id of request.namedPlaceIds) {
    if (answered.has(id)) continue
    const entry = readIndex(facts).placeById.get(id)
    if (!entry || visited.includes(entry.place)) continue
    const { place } = entry
    const why = isPossible(entry, request) ? 'no_room' : suitsGrades(place, request) ? 'unsuitable' : 'grades'
    const [grade_min, grade_max] = place.grades
    list.push({ code: 'place_left_out', params: { place: named(place), why, grade_min, grade_max } })
  }
  for (const subject of request.subjects) {
    const names = namesAsked(facts.curriculum, subject, request)
    const done = allProgrammes(plan).some(({ subjects }) => names.some((name) => subjects.includes(name)))
    if (!done && !visited.some((place) => teachesAny(place, names))) {
      const nearest = nearestThat(({ place }) => teachesAny(place, names), plan, facts)
      list.push({ code: 'subject_left_out', params: { subject, nearest } })
    }
  }
  const within = plan.days.flatMap(({ steps }) =>
    steps.flatMap(({ own, within: done = [] }) => [own, ...done.map(({ stop }) => stop)]),
  )
  const given = [...visited, ...within.flatMap((stop) => (stop ? [stop.place] : []))]
  const themesGiven = new Set([...given, ...allProgrammes(plan)].flatMap(({ trip_types }) => trip_types))
  for (const theme of request.themes)
    if (!themesGiven.has(theme)) list.push({ code: 'theme_left_out', params: { theme } })
  const metOtherwise = new Set(
    plan.answers.flatMap(({ request: one, state }) => (one.kind === 'activity' && state === 'met' ? one.offer : [])),
  )
  for (const offer of request.offers)
    if (!metOtherwise.has(offer) && !given.some((place) => hasOffer(place, offer))) {
      const nearest = nearestThat(({ place }) => hasOffer(place, offer), plan, facts)
      list.push({ code: 'offer_left_out', params: { offer, nearest: isNear(nearest) ? nearest : null } })
    }
  list.push(...areasLeftOut(plan, facts))
  const area = areaName(request.areas[0]!)
  const near = visited.filter((place) => isAroundRequestedArea(place, request.areas)).length
  const there = visited.filter((place) => isInRequestedArea(place, request.areas)).length
  if (near < LEAST_SHARE_AROUND_AREA * visited.length) list.push({ code: 'few_near', params: { km: TOWN_KM, area } })
  else if (there < LEAST_SHARE_IN_AREA * visited.length)
    list.push({ code: 'few_there', params: { there, visits: visited.length, area } })
  plan.days.forEach((day, i) => {
    if (day.visits.length === 0 && !isDayAtCamp(day, request))
      list.push({
        code: 'day_without_visit',
        params: { day: i + 1, why: whyWithoutVisit(day) },
      })
  })
  return list
}

function needNotes(plan: Plan): Note[] {
  const { request } = plan
  const list: Note[] = []
  if (hasNeed(request, 'wheelchair')) list.push({ code: 'wheelchair_unconfirmed', params: {} })
  const needs = request.needs.filter(isFoodNeed)
  if (needs.length > 0)
    list.push({ code: 'food_unconfirmed', params: { needs, ...(hasKitchens(plan) ? {} : { from_home: true }) } })
  if (hasNeed(request, 'no-swimming')) list.push({ code: 'no_water_activity', params: {} })
  if (request.ashore !== null) list.push({ code: 'some_ashore', params: { people: request.ashore } })
  if (hasNeed(request, 'own-transport')) list.push({ code: 'own_transport', params: seatsShort(request) })
  return list
}

/** The seats of the school's own vehicles, where they are too few for the group. */
function seatsShort(request: Plan['request']): { seats?: number; people?: number } {
  const people = groupSize(request)
  return request.ownSeats !== undefined && request.ownSeats < people ? { seats: request.ownSeats, people } : {}
}

/** What a person pays for the flights there and back, from the lowest fare to the highest. */
function fareNotes({ request: { journey, flights } }: Plan, { rates }: Facts): Note[] {
  if (!journey || flights?.tickets === 'in_hand') return []
  const [low_cents, high_cents] = (['low', 'high'] as const).map((end) => fareCents(journey, 'learners', rates, end))
  return [{ code: 'fares_estimated', params: { low_cents: low_cents!, high_cents: high_cents! } }]
}

function priceNotes(plan: Plan, facts: Facts): Note[] {
  const { request, price } = plan
  const places = allVisits(plan).flatMap(({ candidate }) => (candidate.arranged ? [] : [candidate.place]))
  const list: Note[] = [...price.notes, { code: 'prices_estimated', params: {} }, ...fareNotes(plan, facts)]
  if (price.lines.some(({ item }) => 'for' in item && item.for === 'adults'))
    list.push({ code: 'adults_in_price', params: {} })
  const unsure = places.filter((place) => place.price_confidence === 'low' && place.learner_price_zar > 0)
  if (unsure.length > 0)
    list.push({ code: 'prices_unsure', params: { places: unsure.slice(0, MOST_NAMES).map(named) } })
  const dearer = places.filter(
    ({ adult_price_from_age }) => request.gradeMax + GRADE_TO_AGE >= (adult_price_from_age ?? Infinity),
  )
  if (dearer.length > 0) list.push({ code: 'adult_price_for_older', params: { places: dearer.map(named) } })
  return list
}

function dateNotes(plan: Plan, facts: Facts): Note[] {
  const { request } = plan
  const list: Note[] = []
  const lead = leadDaysFor(plan, facts)
  const left = daysBetween(request.today, request.startDate)
  if (left >= 0 && left < lead) list.push({ code: 'short_notice', params: { days_left: left, lead_days: lead } })
  for (const { date } of plan.days) {
    const name = findPublicHoliday(facts.calendar, date)
    if (name) list.push({ code: 'public_holiday', params: { date, name } })
  }
  return list
}

function groupNotes(plan: Plan): Note[] {
  const people = groupSize(plan.request)
  const list: Note[] = []
  const turns = allVisits(plan)
    .filter(({ candidate }) => candidate.groupTurns > 1)
    .map(({ candidate: { place } }) => ({ ...named(place), at_a_time: place.max_group }))
  if (turns.length > 0) list.push({ code: 'takes_turns', params: { people, places: turns } })
  const lodging = plan.lodgings.find(({ companions }) => companions.length > 0)
  if (lodging) {
    const stays = [lodging.stay, ...lodging.companions].map((stay) => ({ ...named(stay), beds: stay.beds }))
    list.push({ code: 'stays_split', params: { people, stays } })
  }
  return list
}

function budgetNotes(plan: Plan): Note[] {
  const { budgetCents } = plan.request
  const cents = payableCents(plan)
  if (budgetCents === null || cents > budgetCents) return []
  return [{ code: 'under_budget', params: { cents: budgetCents - cents, budget_cents: budgetCents } }]
}

/** Dates that we chose are not called early enough where approval takes longer. */
const sayingLate = (notes: readonly Note[], isLate: boolean): Note[] =>
  notes.map((note) =>
    isLate && (note.code === 'dates_default' || note.code === 'dates_backwards')
      ? ({ code: note.code, params: { ...note.params, late: true } } as Note)
      : note,
  )

/** All notes of a plan: its assumptions, what is missing, and what to know. */
export const notesOfPlan = (plan: Plan, facts: Facts): Note[] => {
  const dates = dateNotes(plan, facts)
  const isLate = dates.some(({ code }) => code === 'short_notice')
  return [
    ...sayingLate([...plan.request.notes, ...plan.notes], isLate),
    ...leftOut(plan, facts),
    ...dates,
    ...groupNotes(plan),
    ...needNotes(plan),
    ...budgetNotes(plan),
    ...priceNotes(plan, facts),
  ]
}
