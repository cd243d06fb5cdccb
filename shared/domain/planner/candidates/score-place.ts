import type { Facts, Place } from '#shared/domain/catalogue/facts'
import type { PlaceKind } from '#shared/domain/catalogue/kinds'
import type { TripType } from '#shared/domain/trip-types'
import { kmBetween } from '../../geo.ts'
import { type IndexedPlace, readIndex } from '../places/facts-index.ts'
import { hasOffer } from '../places/offers.ts'
import { namesAsked, teachesAny, topicsFor, topicStems } from '../places/teaching.ts'
import { stopsThatFill } from '../request/event-stops.ts'
import { groupTurnsAt } from '../request/group-turns.ts'
import { type Area, groupSize, hasNeed, type TripRequest } from '../request/trip-request.ts'
import type { ScorePart, ScoreReason } from './candidates.ts'

/** The points of every place, and what each subject and theme asked for adds, up to two of each. */
const ANY_PLACE_POINTS = 14
const SUBJECT_POINTS = 26
const THEME_POINTS = 20
/** More than a subject, which many places teach. */
const OFFER_POINTS = 38
const MOST_COUNTED = 2
/** Points that a place loses if it gives nothing that was asked for, or is indoors and the theme is an outdoor one. */
const OFF_TOPIC_COST = 200
/** Where sights are named, a place that gives no subject or offer that was asked for is worth less than the time it takes. */
const BESIDE_ASKED_COST = 100
/** The same where what was asked for fills the days: it has the time, and the group is home earlier. */
const FILLED_COST = 170
/** What was asked for fills a day trip with so many minutes, and each day of a longer one. */
const FILLED_MINUTES = { dayTrip: 120, day: 240 } as const
const OUTDOOR_THEMES: ReadonlySet<TripType> = new Set([
  'Sports & outdoor',
  'Leadership & team-building',
  'Beach / Coastal',
  'Mountain / Nature park',
])
/** A stem of a CAPS topic of the group's grades: taught in the term of the trip or all year, or in another term. */
const TOPIC_POINTS = { inTerm: 6, otherTerm: 4, most: 18 } as const
const KEYWORD_POINTS = 9
const CURRICULUM_ALIGNED_POINTS = 5
/** A place with the area's name in its own name belongs to it ("Kruger National Park, Phabeni gate"). */
const NAMESAKE_POINTS = { region: 18, park: 60 } as const
const GROUP_TURN_COST = 8
/** Where somebody comes in a wheelchair, a place that is open to it only in part is worth less than any that is open. */
const PARTLY_OPEN_COST = 30

/**
 * What was asked for: a place by its name, an example of what is meant, a stop of a sort, a wish, what the group does by
 * itself, and a place that was added for a subject or an offer. A name counts more than any three of the others on the same day.
 */
export const ASKED_POINTS = {
  byName: 3000,
  example: 900,
  ofSort: 800,
  wish: 600,
  own: 250,
  added: 400,
  not: 0,
} as const
export type AskedPoints = (typeof ASKED_POINTS)[keyof typeof ASKED_POINTS]

/** Inside the area, and what each km outside it costs, up to a limit. */
const IN_AREA_POINTS = 55
const OUTSIDE_KM_COST = 0.9
const OUTSIDE_COST_LIMIT = 45
/** A suburb is more specific than a town: the rest of its city gets few points. */
const IN_SUBURB_POINTS = 60
const OUTSIDE_SUBURB_KM_COST = 5
/** In a wide area each km from its centre costs points, up to a limit; a place in another province costs more. */
const RIM_KM_COST = 0.3
const MOST_RIM_KM = 60
const OTHER_PROVINCE_COST = 12

/** Values of the request that are the same for every place. */
export interface ScoreContext {
  request: TripRequest
  /** The catalogue's names for each subject asked for. */
  subjects: string[][]
  namesakes: { townId: string; points: number }[]
  /** Whether what was asked for fills the days. */
  isFilled: boolean
  /** Points by stem of the CAPS topics of the group's grades. */
  stems: ReadonlyMap<string, number>
  /** The words of the idea, each with a space before it, as they stand in the words of a place. */
  keywords: string[]
}
export function scoreContextOf(request: TripRequest, facts: Facts): ScoreContext {
  const stems = new Map<string, number>()
  for (const entry of topicsFor(facts.curriculum, request.gradeMin, request.gradeMax)) {
    const points = entry.term === null || entry.term === request.term ? TOPIC_POINTS.inTerm : TOPIC_POINTS.otherTerm
    for (const topic of Object.keys(entry.topics))
      for (const stem of topicStems(topic)) stems.set(stem, Math.max(points, stems.get(stem) ?? 0))
  }
  const namesakes = request.areas.flatMap(({ kind, town }) =>
    town && (kind === 'region' || kind === 'park') ? [{ townId: town.id, points: NAMESAKE_POINTS[kind] }] : [],
  )
  const subjects = request.subjects.map((subject) => namesAsked(facts.curriculum, subject, request))
  const keywords = request.keywords.map((word) => ` ${word}`)
  return { request, subjects, namesakes, stems, keywords, isFilled: isFilled(request, facts) }
}

function isFilled(request: TripRequest, facts: Facts): boolean {
  const { namedPlaceIds, placesOfSorts, days } = request
  const stops = stopsThatFill(request)
  const { placeById } = readIndex(facts)
  const ids = new Set([...namedPlaceIds, ...placesOfSorts.values()])
  const places = [...ids].flatMap((id) => placeById.get(id)?.place ?? [])
  const minutes = [...places, ...stops.map(({ place }) => place)].reduce((sum, one) => sum + one.duration_min, 0)
  return minutes >= (days === 1 ? FILLED_MINUTES.dayTrip : FILLED_MINUTES.day * days)
}

/** Points for the CAPS topics of the place: the best stem of each of its topics. */
function topicPoints(entry: IndexedPlace, stems: ScoreContext['stems']): number {
  let sum = 0
  for (const topic of entry.stems) {
    let best = 0
    for (const stem of topic) best = Math.max(best, stems.get(stem) ?? 0)
    sum += best
  }
  return Math.min(TOPIC_POINTS.most, sum)
}

/** Points for the location of the place: most in the centre of the requested area. */
function locationPoints(areas: readonly Area[], entry: IndexedPlace, kmFromArea: number): number {
  let fromMiddle = Infinity
  for (const area of areas)
    fromMiddle = Math.min(
      fromMiddle,
      area.kind === 'province' ? 0 : Math.min(MOST_RIM_KM, kmBetween(area, entry.place)),
    )
  const isSuburb = areas.every(({ kind }) => kind === 'suburb')
  const kmCost = isSuburb ? OUTSIDE_SUBURB_KM_COST : OUTSIDE_KM_COST
  const isInOtherProvince = areas.every(({ province }) => province !== entry.place.province)
  return (
    IN_AREA_POINTS +
    (isSuburb && kmFromArea === 0 ? IN_SUBURB_POINTS : 0) -
    Math.min(IN_AREA_POINTS + OUTSIDE_COST_LIMIT, kmCost * kmFromArea) -
    RIM_KM_COST * fromMiddle -
    (isInOtherProvince ? OTHER_PROVINCE_COST : 0)
  )
}

/** Whether the idea says what the trip is for: a subject, a theme, or something to see or do. */
const hasPurpose = (request: TripRequest): boolean =>
  request.subjects.length + request.themes.length + request.offers.length > 0 || namesSights(request)
const namesSights = (request: TripRequest): boolean =>
  request.namedPlaceIds.length + stopsThatFill(request).length + request.placesOfSorts.size > 0

/** Whether a place gives a subject, a theme or an offer that was asked for. */
export const givesAsked = (place: Place, { request, subjects }: ScoreContext): boolean =>
  subjects.some((names) => teachesAny(place, names)) ||
  request.themes.some((theme) => place.trip_types.includes(theme)) ||
  request.offers.some((offer) => hasOffer(place, offer))

/** How many of these there are, without a list of them: it is asked for every place. */
function count<T>(all: readonly T[], is: (one: T) => boolean): number {
  let found = 0
  for (const one of all) if (is(one)) found++
  return found
}
/** Takes one part of a score; one without points is no part. */
type AddPart = (reason: ScoreReason, points: number) => void

/** A reward, a team or a choir sees what the town has, where it has days for it: rather than games at the stay. */
const seesTheTown = ({ occasion, days, subjects }: TripRequest, { kind }: Place, kmFromArea: number): boolean =>
  occasion !== undefined && days > 1 && subjects.length === 0 && kmFromArea <= IN_TOWN_KM && !FOR_WORK.has(kind)
const FOR_WORK: ReadonlySet<PlaceKind> = new Set([
  'campus',
  'workplace',
  'factory',
  'mine',
  'power-station',
  'library',
  'parliament-or-court',
  'community-project',
])
const IN_TOWN_KM = 10

/** Points for the requested things that the place offers. */
function addTopicalParts(entry: IndexedPlace, kmFromArea: number, context: ScoreContext, add: AddPart): void {
  const { request, subjects: asked, stems } = context
  const { place } = entry
  const subjects = count(asked, (names) => teachesAny(place, names))
  const themes = count(request.themes, (theme) => place.trip_types.includes(theme))
  const offers = count(request.offers, (offer) => hasOffer(place, offer))
  const isAsked = subjects + themes + offers > 0
  const asksForOutdoors = request.themes.some((theme) => OUTDOOR_THEMES.has(theme))
  const keywords = count(context.keywords, (word) => entry.words.includes(word))
  add('subjects', SUBJECT_POINTS * Math.min(MOST_COUNTED, subjects))
  add('themes', THEME_POINTS * Math.min(MOST_COUNTED, themes))
  add('offers', OFFER_POINTS * Math.min(MOST_COUNTED, offers))
  const isOpen = seesTheTown(request, place, kmFromArea)
  if (hasPurpose(request) && !isAsked && !isOpen) add('nothing asked for', -OFF_TOPIC_COST)
  if (!isOpen && context.isFilled && offers === 0) add('beside what is asked for', -FILLED_COST)
  else if (!isOpen && namesSights(request) && subjects + offers === 0)
    add('beside what is asked for', -BESIDE_ASKED_COST)
  if (themes + offers === 0 && place.setting === 'indoor' && asksForOutdoors) add('indoors', -OFF_TOPIC_COST)
  if (hasNeed(request, 'wheelchair') && place.wheelchair === 'partial')
    add('open to wheelchairs in part', -PARTLY_OPEN_COST)
  add('curriculum topics', topicPoints(entry, stems))
  add('words of the idea', KEYWORD_POINTS * keywords)
}

/** The points of a place for the group of a request, before its price. */
export function scorePlace(
  entry: IndexedPlace,
  { kmFromArea, asked }: { kmFromArea: number; asked: AskedPoints },
  context: ScoreContext,
): ScorePart[] {
  const { place } = entry
  const { request, namesakes } = context
  const groupTurns = groupTurnsAt(place, groupSize(request))
  let namesake = 0
  for (const { townId, points } of namesakes) if (place.part_of?.includes(townId)) namesake = Math.max(namesake, points)
  const parts: ScorePart[] = []
  const add: AddPart = (reason, points) => {
    if (points !== 0) parts.push({ reason, points })
  }
  add('any place', ANY_PLACE_POINTS)
  addTopicalParts(entry, kmFromArea, context, add)
  if (place.trip_types.includes('Curriculum-aligned')) add('curriculum-aligned', CURRICULUM_ALIGNED_POINTS)
  add('name of the area', namesake)
  if (place.coord_confidence === 'low') add('coordinates uncertain', -3)
  if (place.generic) add('generic entry', -4)
  if (place.price_confidence === 'high') add('price certain', 1)
  add('group turns', -GROUP_TURN_COST * (groupTurns - 1))
  add('location', locationPoints(request.areas, entry, kmFromArea))
  add('asked for by name', asked)
  return parts
}
