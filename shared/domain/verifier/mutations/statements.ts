import type { Note } from '../../itinerary/notes.ts'
import { type Draft, type Mutation, saying, stepsOf } from './mutation.ts'
import { lineIn } from './request-lines.ts'

/** A sentence that another sentence, or the plan, denies. */
const contradicting = (what: string, note: (draft: Draft) => Note | null, also: readonly string[] = []): Mutation => ({
  check: 'no_contradiction',
  what,
  also,
  apply: (draft) => {
    const said = note(draft)
    if (!said || !draft.itinerary.requests) return false
    saying(draft, said)
    return true
  },
})
export const STATEMENT_MUTATIONS: readonly Mutation[] = [
  {
    check: 'headline_true',
    what: 'first lines that are silent of a late approval',
    apply: (draft) => {
      if (!draft.itinerary.headline) return false
      saying(draft, { code: 'short_notice', params: { days_left: 3, lead_days: 30 } })
      return true
    },
  },
  contradicting('a place left out that is visited', ({ itinerary, facts }) => {
    const id = itinerary.daily_itinerary
      .flatMap(({ schedule }) => schedule)
      .find(({ kind }) => kind === 'visit')?.place_id
    const place = facts.places.find((one) => one.id === id)
    if (!place) return null
    const [grade_min, grade_max] = place.grades
    return { code: 'place_left_out', params: { place, why: 'no_room', grade_min, grade_max } }
  }),
  contradicting('under the budget by another amount', () => ({
    code: 'under_budget',
    params: { cents: 100, budget_cents: 500_000 },
  })),
  contradicting('over the budget, where it is within', ({ itinerary }) => ({
    code: 'over_budget',
    params: { budget_cents: 1000, days: 3, price_cents: Math.round(itinerary.total_per_student * 100) },
  })),
  contradicting('a group of another size', () => ({
    code: 'too_few_beds',
    params: { beds: 10, people: 99, town: 'X' },
  })),
  contradicting('other dates', () => ({ code: 'dates_past', params: { start: '2026-01-01', end: '2026-01-03' } })),
  contradicting('a subject left out that is taught', ({ itinerary }) => {
    const subject = itinerary.objectives_map[0]?.subject
    return subject ? { code: 'subject_left_out', params: { subject, nearest: null } } : null
  }),
  contradicting('a coach of its own, which is charged', ({ itinerary }) =>
    itinerary.cost_details.some(({ code }) => code === 'coach') ? { code: 'own_transport', params: {} } : null,
  ),
  contradicting(
    'flights of which there is none',
    (draft) =>
      stepsOf(draft, 'flight').length > 0
        ? null
        : { code: 'flights_as_asked', params: { from: 'A', to: 'B', via: null } },
    ['flights_as_asked'],
  ),
  contradicting('another hour of return', () => ({
    code: 'hours_not_kept',
    params: { not_before: null, back_by: '17:00', begins: '07:00', ends: '18:00' },
  })),
  contradicting('another length', () => ({ code: 'length_default', params: { days: 9 } }), ['unsaid_true']),
  contradicting('a day without a visit that has one', (draft) => {
    const visit = stepsOf(draft, 'visit')[0]
    return visit ? { code: 'day_without_visit', params: { day: visit.day.day, why: 'nothing_open' } } : null
  }),
  {
    check: 'no_contradiction',
    what: 'two distances from one town to one place',
    apply: (draft) => {
      if (!draft.itinerary.requests) return false
      const nearest = { id: 'x', name: 'X', area: { name: 'Pretoria', article: null }, at_a_time: null }
      saying(
        draft,
        { code: 'offer_left_out', params: { offer: 'caves', nearest: { ...nearest, road_km: 20 } } },
        { code: 'offer_left_out', params: { offer: 'birds', nearest: { ...nearest, road_km: 193 } } },
      )
      return true
    },
  },
  {
    check: 'headline_true',
    what: 'a headline that misses nothing, though something is missing',
    apply: ({ itinerary }) => {
      if (!itinerary.headline?.missing) return false
      itinerary.headline.missing = null
      return true
    },
  },
  {
    check: 'headline_true',
    what: 'a headline that misses what is met',
    apply: (draft) => {
      const met = lineIn(draft, 'met')
      if (!met || !draft.itinerary.headline) return false
      draft.itinerary.headline.missing += ` ${met.text}.`
      return true
    },
  },
  {
    check: 'headline_true',
    what: 'another price in the headline',
    apply: ({ itinerary }) => {
      if (!itinerary.headline) return false
      itinerary.headline.cost = 'About R99 a learner; you have R4 000.'
      return true
    },
  },
  {
    check: 'headline_true',
    what: 'a headline that says that no budget was given',
    apply: ({ itinerary, idea }) => {
      if (!itinerary.headline || idea.budgetPerStudent === null) return false
      itinerary.headline.cost = `About R${Math.round(itinerary.total_per_student)} a learner; you gave no budget.`
      return true
    },
  },
  {
    check: 'headline_true',
    what: 'a headline that is silent on the way to where the plan begins',
    apply: ({ itinerary }) => {
      if (!itinerary.headline || !/ without [^;]*way from/u.test(itinerary.headline.cost)) return false
      itinerary.headline.cost = itinerary.headline.cost.replace(/ without [^;]*(?=;)/u, '')
      return true
    },
  },
  {
    check: 'headline_true',
    what: 'requests without a headline',
    apply: ({ itinerary }) => {
      const had = itinerary.headline !== undefined && (itinerary.requests ?? []).length > 0
      delete itinerary.headline
      return had
    },
  },
]
