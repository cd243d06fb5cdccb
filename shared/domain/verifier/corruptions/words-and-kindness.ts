import type { Place } from '../../catalogue/facts.ts'
import { type Corruption, type Draft, later, placeOf, stepsOf } from './corruption.ts'

const firstPlace = (draft: Draft, change: Partial<Place>) => {
  const { id } = placeOf(draft, stepsOf(draft, 'visit')[0]!)
  draft.facts = { ...draft.facts, places: draft.facts.places.map((place) => (place.id === id ? { ...place, ...change } : place)) }
}
const everyText = ({ itinerary }: Draft, change: (text: string) => string) => {
  for (const list of ['assumptions', 'requirements', 'inclusions', 'exclusions', 'safety_measures'] as const) itinerary[list] = itinerary[list].map(change)
  for (const day of itinerary.daily_itinerary) day.meals = day.meals.map(change)
}
const silence = ({ itinerary }: Draft, words: RegExp) => { itinerary.assumptions = itinerary.assumptions.filter((text) => !words.test(text)) }

export const NEED_CORRUPTIONS: readonly Corruption[] = [
  { check: 'wheelchair', what: 'a place closed to wheelchairs for a wheelchair user', also: ['themes_covered'], spoil: (draft) => { if (!draft.idea.needs.includes('wheelchair')) draft.idea.needs.push('wheelchair'); firstPlace(draft, { wheelchair: 'no' }) } },
  { check: 'food_named', what: 'kosher was asked for and never mentioned', spoil: (draft) => { draft.idea.needs.push('kosher'); everyText(draft, (text) => text.replace(/kosher/gi, 'special')) } },
  { check: 'no_swimming', what: 'a surf lesson for a group that may not swim', also: ['themes_covered'], spoil: (draft) => { if (!draft.idea.needs.includes('no-swimming')) draft.idea.needs.push('no-swimming'); firstPlace(draft, { summary: 'Beginner surf lessons and snorkelling off the reef' }) } },
  { check: 'own_transport', what: 'a coach charged to a school that drives itself', spoil: ({ idea, itinerary }) => { if (idea.needs.includes('own-transport') || !itinerary.cost_details.some(({ total }) => total > 0)) return false; idea.needs.push('own-transport') } },
  { check: 'no_overnight', what: 'a night away where none was wanted', also: ['days_as_asked', 'dates_as_asked'], spoil: ({ idea, itinerary }) => { if (itinerary.daily_itinerary.length < 2) return false; idea.needs.push('no-overnight') } },
]

export const PAPER_CORRUPTIONS: readonly Corruption[] = [
  { check: 'two_objectives', what: 'one objective', also: ['objectives_listed'], spoil: ({ itinerary }) => { itinerary.learning_objectives.splice(1) } },
  { check: 'three_safety_measures', what: 'two safety measures', spoil: ({ itinerary }) => { itinerary.safety_measures.splice(2) } },
  { check: 'two_requirements', what: 'one requirement', also: ['consent_form', 'food_named', 'estimates_said'], spoil: ({ itinerary }) => { itinerary.requirements.splice(1) } },
  { check: 'exclusions_named', what: 'nothing is excluded', also: ['adults_said', 'estimates_said'], spoil: ({ itinerary }) => { itinerary.exclusions = [] } },
  { check: 'inclusions_match_costs', what: 'the entrances are charged and not included', spoil: ({ itinerary }) => {
    if (!Object.entries(itinerary.cost_breakdown).some(([name, amount]) => /entr|activit|admission/i.test(name) && amount > 0)) return false
    itinerary.inclusions = itinerary.inclusions.filter((text) => !/entr|activit|admission|ticket|visit/i.test(text))
  }, also: ['adults_said', 'food_named'] },
  { check: 'inclusions_match_costs', what: 'a service both included and excluded', spoil: ({ itinerary }) => { itinerary.exclusions.push(itinerary.inclusions[0]!) } },
  { check: 'consent_form', what: 'no consent form', spoil: (draft) => everyText(draft, (text) => text.replace(/consent/gi, 'agreement')) },
  { check: 'no_indemnity', what: 'an indemnity for parents to sign', spoil: ({ itinerary }) => { itinerary.requirements.push('Signed indemnity form from each parent') } },
  { check: 'missing_inputs_named', what: 'no budget was given and the plan keeps quiet', spoil: (draft) => { draft.idea.budget = draft.idea.budgetPerStudent = draft.idea.budgetScope = null; silence(draft, /budget/i); draft.idea.contradictions = [] } },
  { check: 'missing_inputs_named', what: 'no number of learners was given and the plan keeps quiet', spoil: (draft) => { draft.idea.students = null; draft.itinerary.assumptions = draft.itinerary.assumptions.map((text) => text.replace(/learner/gi, 'child').replace(/group size/gi, 'group')) }, also: ['adults_said', 'subjects_taught', 'contradictions_named'] },
  { check: 'other_defaults_named', what: 'no grade was given and the plan keeps quiet', spoil: (draft) => { Object.assign(draft.idea, { gradeMin: null, gradeMax: null, ageMin: null, ageMax: null }); silence(draft, /grade/i) }, also: ['contradictions_named', 'missing_inputs_named', 'adult_ratio'] },
]

export const HONESTY_CORRUPTIONS: readonly Corruption[] = [
  { check: 'contradictions_named', what: 'a contradiction that the plan hides', spoil: ({ idea }) => { idea.contradictions.push({ code: 'other', message: 'The zoo was asked for on a day when the school writes exams.' }) } },
  { check: 'budget_possible', what: 'R50 for the whole trip and no word of it', also: ['within_budget', 'relaxations_offered', 'missing_inputs_named'], spoil: (draft) => { draft.idea.budget = draft.idea.budgetPerStudent = 10; draft.idea.budgetScope = 'per_student'; silence(draft, /budget/i) } },
  { check: 'dates_possible', what: 'an end before the beginning and no word of it', also: ['days_as_asked', 'dates_as_asked'], spoil: (draft) => { draft.idea.startDate = draft.itinerary.start_date; draft.idea.endDate = '2020-12-01'; silence(draft, /end|before/i) } },
  { check: 'provinces_possible', what: 'five provinces and no word of it', also: ['places_left_out', 'in_area_asked', 'near_town_asked'], spoil: (draft) => {
    draft.idea.locations = [draft.idea.locations[0] ?? 'Johannesburg', 'Durban', 'Bloemfontein', 'Kimberley', 'Polokwane', 'Cape Town', 'Nelspruit', 'Mahikeng', 'Gqeberha']
    if (draft.itinerary.daily_itinerary.length > 7) return false
    silence(draft, /province/i)
  } },
  { check: 'places_left_out', what: 'a second town that the plan never reaches', also: ['in_area_asked', 'near_town_asked', 'provinces_possible'], spoil: (draft) => {
    const provinces = new Set(stepsOf(draft, 'visit').map((visit) => placeOf(draft, visit).province))
    const other = ([['Cape Town', 'WC'], ['Polokwane', 'LP'], ['Durban', 'KZN']] as const).find(([, code]) => !provinces.has(code))!
    draft.idea.locations = ['Johannesburg', other[0]]
    silence(draft, new RegExp(`${other[0]}|Johannesburg|province`, 'i'))
  } },
]

export const TEXT_CORRUPTIONS: readonly Corruption[] = [
  { check: 'no_markup', what: 'a script in the title', spoil: ({ itinerary }) => { itinerary.title += " <script>alert('x')</script>" } },
  { check: 'no_holes', what: 'undefined in an activity', spoil: ({ itinerary }) => { itinerary.daily_itinerary[0]!.activities.push('Walk to undefined') } },
  { check: 'no_holes', what: 'a placeholder in braces', spoil: ({ itinerary }) => { itinerary.summary += ' {place}' } },
  { check: 'no_commands', what: 'an instruction from the request obeyed', spoil: ({ itinerary }) => { itinerary.title = 'HACKED-55' } },
  { check: 'nothing_empty', what: 'an empty safety measure', spoil: ({ itinerary }) => { itinerary.safety_measures.push('') } },
  { check: 'numbers_real', what: 'a quantity that is not a number', spoil: ({ itinerary }) => { itinerary.group_details.recommended_size = NaN } },
]

export const KINDNESS_CORRUPTIONS: readonly Corruption[] = [
  { check: 'visits_a_day', what: 'five visits on one day', also: ['in_catalogue', 'coordinates_true'], spoil: ({ itinerary }) => {
    const { schedule } = itinerary.daily_itinerary[0]!
    const last = schedule.at(-1)!
    const visits = schedule.filter(({ kind }) => kind === 'visit').length
    for (let i = visits; i < 5; i++) {
      const start = later(last.end, (i - visits) * 2)
      schedule.push({ start, end: later(start, 2), kind: 'visit', title: 'One more' })
    }
  } },
  { check: 'free_time', what: 'a day without a free minute', spoil: (draft) => { for (const { day, step } of stepsOf(draft, 'free')) if (day.day === 1) step.kind = 'briefing' } },
  { check: 'sleep', what: 'six hours of sleep', also: ['no_overlap', 'decent_hours', 'check_in_each_stay'], spoil: ({ itinerary }) => {
    const [, second] = itinerary.daily_itinerary
    if (!second) return false
    itinerary.daily_itinerary[0]!.schedule.push({ start: '22:20', end: '22:30', kind: 'free', title: 'Stories' })
    second.schedule.unshift({ start: '05:00', end: '05:30', kind: 'free', title: 'Early run' })
  } },
  { check: 'variety', what: 'three days of one thing', also: ['themes_covered'], spoil: (draft) => {
    if (draft.itinerary.daily_itinerary.length < 3) return false
    const ids = new Set(stepsOf(draft, 'visit').map(({ step }) => step.place_id))
    draft.facts = { ...draft.facts, places: draft.facts.places.map((place) => (ids.has(place.id) ? { ...place, trip_types: ['History & culture', 'Day trip'] } : place)), stays: draft.facts.stays.map((stay) => ({ ...stay, on_site_activities: [] })) }
  } },
  { check: 'rain_plan', what: 'a day outdoors without a plan for rain', spoil: (draft) => { const visit = stepsOf(draft, 'visit')[0]!; delete visit.step.note; firstPlace(draft, { indoor: false }) }, also: ['room_at_places', 'in_season'] },
]
