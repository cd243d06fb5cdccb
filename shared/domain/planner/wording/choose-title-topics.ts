import type { Facts, Place } from '#shared/domain/catalogue/facts'
import type { TripType } from '#shared/domain/trip-types'
import { type Offer, type OfferCode, offerOf } from '../../catalogue/offers.ts'
import { nameStems, phraseStems } from '../places/offers.ts'
import { topicsFor, topicStems } from '../places/teaching.ts'
import type { Language } from '../../language.ts'
import { titleWordOf } from './language/title-words.ts'
import { allVisits, type Plan } from '../plan.ts'

type TitleTopic = NonNullable<Offer['title']>
interface RatedTopic extends TitleTopic {
  points: number
  placeId: string
}
/** The topics of a theme, for any place. */
const THEME_OFFERS: Partial<Record<TripType, readonly OfferCode[]>> = {
  'Leadership & team-building': ['teamwork', 'leadership'],
  'Service / Community': ['service'],
  'Sports & outdoor': ['adventure', 'sport'],
}
/** The topic family of a subject. */
const SUBJECT_FAMILIES: Record<string, TitleTopic['family']> = {
  Geography: 'nature',
  'Life Sciences': 'nature',
  'Natural Sciences': 'nature',
  'Agricultural Sciences': 'nature',
  History: 'people',
  'Social Sciences': 'people',
  'Economic and Management Sciences': 'making',
  'Business Studies': 'making',
  Technology: 'making',
}
const MOST_TITLE_TOPICS = 8

/** The topics of the visits in words for a title, the most specific first. */
export function titleTopicsOf(plan: Plan, facts: Facts, language: Language): RatedTopic[] {
  const { request } = plan
  const taught = new Set(
    request.subjects
      .flatMap((subject) => topicsFor(facts.curriculum, request.gradeMin, request.gradeMax, subject))
      .flatMap((entry) => Object.keys(entry.topics).flatMap(topicStems)),
  )
  const asked = new Set<string>(request.offers)
  const askedStems = new Set(request.offers.flatMap(phraseStems))
  // The first trip type has the most weight.
  const themePoints = new Map<OfferCode, number>(
    request.themes.toReversed().flatMap((theme, i) => (THEME_OFFERS[theme] ?? []).map((code) => [code, 6 + 4 * i])),
  )
  const families = new Set(request.subjects.map((subject) => SUBJECT_FAMILIES[subject]))
  const best = new Map<string, RatedTopic>()
  const visits = allVisits(plan).toSorted((a, b) => b.candidate.value - a.candidate.value)
  visits.forEach(({ candidate: { place, named } }, rank) => {
    const isForTrip = servesRequest(place, request.subjects, request.themes)
    for (const [at, code] of place.offers.entries()) {
      const { title } = offerOf(code)
      if (!title) continue
      const stems = nameStems(code)
      const points =
        10 -
        Math.min(6, 1.5 * rank) -
        0.7 * at +
        3 * title.telling +
        (isForTrip ? 4 : 0) +
        (stems.some((stem) => taught.has(stem)) ? 4 : 0) +
        (families.has(title.family) ? 4 : 0) +
        (stems.some((stem) => request.wishStems.has(stem)) ? 6 : 0) +
        (asked.has(code) || stems.some((stem) => askedStems.has(stem)) ? 14 : 0) +
        (themePoints.get(code) ?? 0) +
        (named ? 5 : 0)
      const known = best.get(code)
      if (!known || known.points < points)
        best.set(code, { ...title, word: titleWordOf(code, language)!, points, placeId: place.id })
    }
  })
  return [...best.values()].toSorted((a, b) => b.points - a.points).slice(0, MOST_TITLE_TOPICS)
}

const servesRequest = (place: Place, subjects: readonly string[], themes: readonly TripType[]): boolean =>
  subjects.some((subject) => place.subjects.includes(subject)) ||
  themes.some((theme) => place.trip_types.includes(theme))

const SAME_PLACE_LOSS = 4
const MIXED_LOSS = [0, 0, 5, 12]
const ALLITERATION = [0, 0, 2, 4]
const initial = (word: string): string =>
  word
    .replace(/^(?:the|die) /u, '')
    .charAt(0)
    .toLowerCase()

/** How well words fit together: of one family, from several places, with the same first sound. */
function harmony(titleTopics: readonly RatedTopic[]): number {
  const families = new Set(titleTopics.map(({ family }) => family)).size
  const places = new Set(titleTopics.map(({ placeId }) => placeId)).size
  const initials = titleTopics.map(({ word }) => initial(word))
  const sounds = Math.max(...initials.map((sound) => initials.filter((one) => one === sound).length))
  return (
    titleTopics.reduce((sum, { points }) => sum + points, 0) -
    (MIXED_LOSS[families] ?? 0) -
    SAME_PLACE_LOSS * (titleTopics.length - places) +
    (ALLITERATION[sounds] ?? 0)
  )
}

/** Every choice of `count` topics, those that fit together best first. */
export function choicesOf(titleTopics: readonly RatedTopic[], count: number): string[][] {
  let choices: RatedTopic[][] = [[]]
  for (let size = 0; size < count; size++)
    choices = choices.flatMap((chosen) =>
      titleTopics
        .slice(chosen.length === 0 ? 0 : titleTopics.indexOf(chosen.at(-1)!) + 1)
        .map((titleTopic) => [...chosen, titleTopic]),
    )
  return choices
    .map((chosen) => ({ words: chosen.map(({ word }) => word), points: chosen.length > 0 ? harmony(chosen) : 0 }))
    .toSorted((a, b) => b.points - a.points)
    .map(({ words }) => words)
}
