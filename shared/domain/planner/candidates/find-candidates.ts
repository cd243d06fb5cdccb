import { addDays, monthOf, weekdayOf } from '#shared/domain/calendar'
import type { Facts } from '#shared/domain/catalogue/facts'
import type { TripType } from '#shared/domain/trip-types'
import { kmBetween } from '../../geo.ts'
import { type Area, type Brief, groupSize, hasNeed } from '../brief/brief.ts'
import { offers } from './experiences.ts'
import { type IndexedPlace, plainName, readIndex } from './facts-index.ts'
import { topicStems, topicsFor, teaches } from './teaching.ts'

/** A place that may be visited, and what it is worth to this group in points (about 10 to 80; named places 1 000 more). */
export interface Candidate extends IndexedPlace {
  value: number
  kmFromArea: number
  named: boolean
  /** Groups one after the other, where the place takes fewer people than come. */
  waves: number
  /** Points of `value` that it was given for serving a wish that is still open; 0 as a rule. */
  lift: number
}
/** What lying inside the area asked for is worth, and what each km outside it costs (up to the cap). */
const IN_AREA_POINTS = 55
const OUTSIDE_KM_COST = 0.9
/** Whoever names a suburb means that suburb, and its city as little as the next town. */
const OUTSIDE_SUBURB_KM_COST = 5
const IN_SUBURB_POINTS = 60
const OUTSIDE_COST_CAP = 45
/** Inside a wide area the middle is meant more than the rim, and its own province more than the next. */
const RIM_KM_COST = 0.3
const OTHER_PROVINCE_COST = 12
/** More groups than this one after the other is no visit. */
const MOST_WAVES = 6
/** Except that a whole school finds so few places that it must queue longer. */
const HUGE_GROUP = 100
const SEARCH_KM = 250
/** What lies near the start can be seen on the way out or home, however far the area is. */
const FROM_HOME_KM = 150

/** More than a fortnight could use; it keeps the search from growing with the catalogue. */
const MOST_CANDIDATES = 300

/** What lying where it does is worth to a place: most in the middle of the area asked for. */
function nearness(areas: readonly Area[], entry: IndexedPlace, kmFromArea: number): number {
  const fromMiddle = Math.min(
    ...areas.map((area) => (area.kind === 'province' ? 0 : Math.min(60, kmBetween(area, entry.place)))),
  )
  const isSuburb = areas.every(({ kind }) => kind === 'suburb')
  const kmCost = isSuburb ? OUTSIDE_SUBURB_KM_COST : OUTSIDE_KM_COST
  const abroad = areas.every(({ province }) => province !== entry.place.province)
  return (
    IN_AREA_POINTS +
    (isSuburb && kmFromArea === 0 ? IN_SUBURB_POINTS : 0) -
    Math.min(IN_AREA_POINTS + OUTSIDE_COST_CAP, kmCost * kmFromArea) -
    RIM_KM_COST * fromMiddle -
    (abroad ? OTHER_PROVINCE_COST : 0)
  )
}
/** A town's places lie within this of its middle, and a suburb's within less. */
const TOWN_RADIUS_KM = 20
const SUBURB_RADIUS_KM = 5
/** Km outside the nearest of the areas; 0 inside. */
function nearestArea(areas: readonly Area[], entry: IndexedPlace): number {
  let km = Infinity
  for (const area of areas) {
    const inside = area.kind === 'province' && area.province === entry.place.province
    const least = area.kind === 'suburb' ? SUBURB_RADIUS_KM : TOWN_RADIUS_KM
    km = Math.min(km, inside ? 0 : Math.max(0, kmBetween(area, entry.place) - Math.max(least, area.radiusKm)))
  }
  return km
}

/** Hard conditions of the brief: grades, needs, season, group. */
export function isPossible(entry: IndexedPlace, brief: Brief): boolean {
  const { place } = entry
  if (place.grades[0] > brief.gradeMin || place.grades[1] < brief.gradeMax) return false
  if (hasNeed(brief, 'wheelchair') && place.wheelchair === 'no') return false
  if (hasNeed(brief, 'no-swimming') && entry.water) return false
  if (entry.needsPassport) return false
  if (place.seasonal) {
    const months = [monthOf(brief.startDate), monthOf(addDays(brief.startDate, brief.days - 1))]
    if (!months.some((month) => place.seasonal!.includes(month))) return false
  }
  return Math.ceil(groupSize(brief) / place.max_group) <= Math.max(MOST_WAVES, Math.ceil(groupSize(brief) / HUGE_GROUP))
}

/** How dear a rand of gate price is in points: more where the budget is tight. */
const PRICE_WEIGHT = { saver: 0.3, classic: 0.07, signature: 0.015 } as const

/** A place that says the area's name belongs to it ("Kruger National Park, Phabeni gate"). */
const NAMESAKE_POINTS = { region: 18, park: 60 } as const
/** What was asked for outright weighs more than a subject, which many places teach. */
const EXPERIENCE_POINTS = 38
/** What a place loses that serves neither a subject nor a theme asked for. */
const BESIDE_THE_POINT = 24
/** Themes that are lived outside: a room full of glass cases does not serve them. */
const ACTIVE: ReadonlySet<TripType> = new Set([
  'Sports & outdoor',
  'Leadership & team-building',
  'Beach / Coastal',
  'Mountain / Nature park',
])
interface Wishes {
  namesakes: { name: string; points: number }[]
  stems: Map<string, number>
}
function worth(entry: IndexedPlace, brief: Brief, facts: Facts, wishes: Wishes): number {
  const { place } = entry
  const subjects = brief.subjects.filter((subject) => teaches(place, subject, facts.curriculum)).length
  const themes = brief.themes.filter((theme) => place.trip_types.includes(theme)).length
  let points = 14 + 26 * Math.min(2, subjects) + 20 * Math.min(2, themes)
  const asked = brief.experiences.filter((experience) => offers(entry, experience)).length
  points += EXPERIENCE_POINTS * Math.min(2, asked)
  if (brief.subjects.length + brief.themes.length > 0 && subjects + themes + asked === 0) points -= BESIDE_THE_POINT
  if (themes + asked === 0 && place.indoor && brief.themes.some((theme) => ACTIVE.has(theme)))
    points -= BESIDE_THE_POINT
  let topical = 0
  for (const topic of entry.stems) {
    let best = 0
    for (const stem of topic) best = Math.max(best, wishes.stems.get(stem) ?? 0)
    topical += best
  }
  points += Math.min(18, topical)
  for (const word of brief.keywords) if (entry.words.includes(` ${word}`)) points += 9
  if (place.trip_types.includes('Curriculum-aligned')) points += 5
  points += Math.max(
    0,
    ...wishes.namesakes.map(({ name, points: worth }) => (entry.words.includes(` ${name} `) ? worth : 0)),
  )
  if (place.coord_confidence === 'low') points -= 3
  if (place.generic) points -= 4
  if (place.price_confidence === 'high') points += 1
  const waves = Math.ceil(groupSize(brief) / place.max_group)
  points -= 8 * (waves - 1)
  return points
}

const weighed = new WeakMap<Brief, { facts: Facts; candidates: readonly Candidate[] }>()
/** Places that this group may visit as if all gates were free, in the catalogue's order; reckoned once for a brief. */
function freeOfCharge(brief: Brief, facts: Facts): readonly Candidate[] {
  const known = weighed.get(brief)
  if (known?.facts === facts) return known.candidates
  const stems = new Map<string, number>()
  for (const entry of topicsFor(facts.curriculum, brief.gradeMin, brief.gradeMax)) {
    const points = entry.term === null || entry.term === brief.term ? 6 : 4
    for (const topic of entry.topics)
      for (const stem of topicStems(topic)) stems.set(stem, Math.max(points, stems.get(stem) ?? 0))
  }
  const namesakes = brief.areas.flatMap(({ kind, name }) =>
    kind === 'region' || kind === 'park'
      ? [{ name: plainName(name).replace(/ national park$/, ''), points: NAMESAKE_POINTS[kind] }]
      : [],
  )
  const wishes = { stems, namesakes }
  const weekdays = new Set(
    Array.from({ length: Math.min(7, brief.days) }, (_, i) => weekdayOf(addDays(brief.startDate, i))),
  )
  const wanted = new Set([...brief.namedPlaceIds, ...brief.fetchedPlaceIds])
  const candidates: Candidate[] = []
  for (const entry of readIndex(facts).places) {
    const kmFromArea = nearestArea(brief.areas, entry)
    if (kmFromArea > SEARCH_KM && kmBetween(brief.start, entry.place) > FROM_HOME_KM) continue
    if (!isPossible(entry, brief) || !entry.place.open_days.some((weekday) => weekdays.has(weekday))) continue
    const named = wanted.has(entry.place.id)
    const value = worth(entry, brief, facts, wishes) + nearness(brief.areas, entry, kmFromArea) + (named ? 1000 : 0)
    const waves = Math.ceil(groupSize(brief) / entry.place.max_group)
    candidates.push({ ...entry, value, kmFromArea, named, waves, lift: 0 })
  }
  weighed.set(brief, { facts, candidates })
  return candidates
}

/** Places that this group may visit, best first; ties go to the catalogue's order. `thrift` multiplies how much a rand weighs. */
export function findCandidates(brief: Brief, facts: Facts, thrift = 1): Candidate[] {
  const priceWeight = PRICE_WEIGHT[brief.style] * thrift
  return freeOfCharge(brief, facts)
    .map((one) => ({ ...one, value: one.value - one.place.learner_price_zar * priceWeight }))
    .sort((a, b) => b.value - a.value || a.order - b.order)
    .slice(0, MOST_CANDIDATES)
}
