import type { Facts, Place } from '#shared/domain/catalogue/facts'
import type { TripType } from '#shared/domain/trip-types'
import { experiencesIn } from '../candidates/experiences.ts'
import { topicsFor, topicStems } from '../candidates/teaching.ts'
import { allVisits, type Plan } from '../plan.ts'
import { LEAD_WORDS, type LeadWord } from './lead-words.ts'

interface Lead extends LeadWord {
  points: number
  placeId: string
}
/** The words of a theme that no single place carries. */
const THEME_WORDS: Partial<Record<TripType, readonly string[]>> = {
  'Leadership & team-building': ['teamwork', 'leadership'],
  'Service / Community': ['service'],
  'Sports & outdoor': ['adventure', 'sport'],
}
/** The side of the world that a subject looks at. */
const SUBJECT_FAMILIES: Record<string, LeadWord['family']> = {
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
const MOST_LEADS = 8

/** What the visits are about, in the words a title may use, the most telling first. */
export function leadsOf(plan: Plan, facts: Facts): Lead[] {
  const { brief } = plan
  const taught = new Set(
    brief.subjects
      .flatMap((subject) => topicsFor(facts.curriculum, brief.gradeMin, brief.gradeMax, subject))
      .flatMap((entry) => entry.topics.flatMap(topicStems)),
  )
  const wished = new Set(brief.experiences.map(({ name }) => name))
  // What the trip is for comes first in the list of kinds, and weighs most.
  const themeWords = new Map(
    brief.themes
      .toReversed()
      .flatMap((theme, i) => (THEME_WORDS[theme] ?? []).map((word) => [word, 6 + 4 * i] as const)),
  )
  const families = new Set(brief.subjects.map((subject) => SUBJECT_FAMILIES[subject]))
  const best = new Map<string, Lead>()
  const visits = allVisits(plan).toSorted((a, b) => b.candidate.value - a.candidate.value)
  visits.forEach(({ candidate: { place, named } }, rank) => {
    const asked = isAsked(place, brief.subjects, brief.themes)
    for (const [at, said] of [...place.topics, place.name].entries()) {
      const words = said.toLowerCase()
      const isName = at === place.topics.length
      for (const lead of LEAD_WORDS) {
        // A name says less than a topic: Naval Hill has no navy.
        if ((isName && lead.telling < 3) || !lead.seen.test(words)) continue
        const points =
          10 -
          Math.min(6, 1.5 * rank) -
          0.7 * at +
          3 * lead.telling +
          (asked ? 4 : 0) +
          (topicStems(said).some((stem) => taught.has(stem)) ? 4 : 0) +
          (families.has(lead.family) ? 4 : 0) +
          (topicStems(said).some((stem) => brief.wishStems.has(stem)) ? 6 : 0) +
          (wished.size > 0 && experiencesIn([said]).some(({ name }) => wished.has(name)) ? 14 : 0) +
          (themeWords.get(lead.word) ?? 0) +
          (named ? 5 : 0)
        const known = best.get(lead.word)
        if (!known || known.points < points) best.set(lead.word, { ...lead, points, placeId: place.id })
      }
    }
  })
  return [...best.values()].toSorted((a, b) => b.points - a.points).slice(0, MOST_LEADS)
}

const isAsked = (place: Place, subjects: readonly string[], themes: readonly TripType[]): boolean =>
  subjects.some((subject) => place.subjects.includes(subject)) ||
  themes.some((theme) => place.trip_types.includes(theme))

const SAME_PLACE_LOSS = 4
const MIXED_LOSS = [0, 0, 5, 12]
const ALLITERATION = [0, 0, 2, 4]
const initial = (word: string): string => word.replace(/^the /, '').charAt(0).toLowerCase()

/** How well words stand side by side: of one family, of several places, and with the same sound at the front if it so happens. */
function harmony(leads: readonly Lead[]): number {
  const families = new Set(leads.map(({ family }) => family)).size
  const places = new Set(leads.map(({ placeId }) => placeId)).size
  const sounds = Math.max(...leads.map(({ word }) => leads.filter((one) => initial(one.word) === initial(word)).length))
  return (
    leads.reduce((sum, { points }) => sum + points, 0) -
    (MIXED_LOSS[families] ?? 0) -
    SAME_PLACE_LOSS * (leads.length - places) +
    (ALLITERATION[sounds] ?? 0)
  )
}

/** Every choice of `count` leads, the most harmonious first. */
export function choicesOf(leads: readonly Lead[], count: number): string[][] {
  let choices: Lead[][] = [[]]
  for (let size = 0; size < count; size++)
    choices = choices.flatMap((chosen) =>
      leads.slice(chosen.length === 0 ? 0 : leads.indexOf(chosen.at(-1)!) + 1).map((lead) => [...chosen, lead]),
    )
  return choices
    .map((chosen) => ({ words: chosen.map(({ word }) => word), points: chosen.length > 0 ? harmony(chosen) : 0 }))
    .toSorted((a, b) => b.points - a.points)
    .map(({ words }) => words)
}
