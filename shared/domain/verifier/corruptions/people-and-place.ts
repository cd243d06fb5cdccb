import type { Place, Stay } from '../../catalogue/facts.ts'
import { type Corruption, type Draft, placeOf, stepsOf } from './corruption.ts'

const changePlace = (draft: Draft, change: (place: Place) => Partial<Place>): boolean => {
  const visit = stepsOf(draft, 'visit')[0]!
  const { id } = placeOf(draft, visit)
  draft.facts = { ...draft.facts, places: draft.facts.places.map((place) => (place.id === id ? { ...place, ...change(place) } : place)) }
  delete visit.step.note
  return true
}
const changeStay = (draft: Draft, change: (stay: Stay) => Partial<Stay>): boolean => {
  const id = draft.itinerary.daily_itinerary.find(({ stay_id }) => stay_id !== null)?.stay_id
  if (!id) return false
  draft.facts = { ...draft.facts, stays: draft.facts.stays.map((stay) => (stay.id === id ? { ...stay, ...change(stay) } : stay)) }
  return true
}

export const PEOPLE_CORRUPTIONS: readonly Corruption[] = [
  { check: 'group_as_asked', what: 'ten learners more were asked for', also: ['within_budget', 'relaxations_offered'], spoil: ({ idea, itinerary }) => { idea.students = itinerary.group_details.students + 10 } },
  { check: 'group_as_asked', what: 'another number of teachers was asked for', also: ['adult_ratio'], spoil: ({ idea, itinerary }) => { idea.teachers = itinerary.group_details.teachers + 1 } },
  { check: 'group_adds_up', what: 'the group is one more than its parts', spoil: ({ itinerary }) => { itinerary.group_details.size += 1 }, also: ['room_at_places', 'beds_for_all', 'seats_for_all'] },
  { check: 'adult_ratio', what: 'one teacher for all of them, as asked', status: 'warn', spoil: ({ itinerary, idea }) => {
    const group = itinerary.group_details
    if (group.students <= 20) return false
    group.size += 1 - group.teachers
    group.teachers = idea.teachers = 1
  } },
  { check: 'adult_ratio', what: 'the plan itself chose one teacher for all of them', also: ['other_defaults_named'], spoil: ({ itinerary, idea }) => {
    const group = itinerary.group_details
    if (group.students <= 20) return false
    group.size += 1 - group.teachers
    group.teachers = 1
    idea.teachers = null
  } },
  { check: 'room_at_places', what: 'a place takes only ten at a time and nobody says how they are split', also: ['rain_plan'], spoil: (draft) => { draft.itinerary.assumptions = draft.itinerary.assumptions.filter((text) => !text.includes(placeOf(draft, stepsOf(draft, 'visit')[0]!).name)); return changePlace(draft, () => ({ max_group: 5 })) } },
  { check: 'grades_fit', what: 'a place for students only', spoil: (draft) => draft.idea.gradeMin === null && draft.idea.ageMin === null ? false : changePlace(draft, () => ({ grades: [13, 13] as [number, number] })), also: ['rain_plan', 'room_at_places'] },
  { check: 'beds_for_all', what: 'a stay with two beds', spoil: (draft) => { draft.itinerary.assumptions = draft.itinerary.assumptions.filter((text) => !/\bbeds?\b/i.test(text)); return changeStay(draft, () => ({ beds: 2 })) } },
  { check: 'seats_for_all', what: 'a minibus for a crowd', spoil: (draft) => {
    const line = draft.itinerary.cost_details.find(({ item }) => /coach|bus/i.test(item) && !/driver/i.test(item))
    if (!line || draft.itinerary.group_details.size <= 16) return false
    line.item = '1 × Minibus'
    draft.itinerary.cost_details = draft.itinerary.cost_details.filter((one) => one === line || !/coach|bus|midi/i.test(one.item) || /driver/i.test(one.item))
  }, also: ['categories_add_up', 'group_bill_covered'] },
  { check: 'seats_for_all', what: 'the coach is left off the bill', also: ['coach_charged', 'categories_add_up', 'group_bill_covered'], spoil: ({ itinerary, idea }) => {
    if (idea.needs.includes('own-transport')) return false
    itinerary.cost_details = itinerary.cost_details.filter(({ item }) => !/coach|bus/i.test(item))
  } },
]

export const BOARD_CORRUPTIONS: readonly Corruption[] = [
  { check: 'lunch_each_day', what: 'no lunch among the meals of a day', spoil: ({ itinerary }) => { const day = itinerary.daily_itinerary[0]!; day.meals = day.meals.filter((meal) => !/lunch|picnic|padkos/i.test(meal)) }, also: ['food_named'] },
  { check: 'lunch_each_day', what: 'no time for lunch in the day', spoil: (draft) => { for (const { step, day } of stepsOf(draft, 'meal')) if (day.day === 1 && step.start > '10:00' && step.start < '15:30') step.kind = 'free' } },
  { check: 'dinner_each_night', what: 'no dinner on the first night', spoil: ({ itinerary }) => { if (itinerary.daily_itinerary.length < 2) return false; const day = itinerary.daily_itinerary[0]!; day.meals = day.meals.filter((meal) => !/dinner|supper|braai/i.test(meal)) } },
  { check: 'breakfast_after', what: 'no breakfast on the last morning', spoil: ({ itinerary }) => { if (itinerary.daily_itinerary.length < 2) return false; const day = itinerary.daily_itinerary.at(-1)!; day.meals = day.meals.filter((meal) => !/breakfast/i.test(meal)) } },
  { check: 'stays_right', what: 'a bed after the last day', also: ['travel_between_stops', 'returns_home'], spoil: ({ itinerary, facts }) => { itinerary.daily_itinerary.at(-1)!.accommodation = facts.stays[0]!.name } },
  { check: 'stays_right', what: 'nowhere to sleep on the first night', also: ['dinner_each_night', 'check_in_each_stay', 'stays_charged', 'titles_true', 'beds_for_all', 'bus_gets_there', 'no_crawling', 'travel_between_stops'], spoil: ({ itinerary }) => { if (itinerary.daily_itinerary.length < 2) return false; itinerary.daily_itinerary[0]!.stay_id = null } },
  { check: 'check_in_each_stay', what: 'nobody checks in', spoil: ({ itinerary }) => {
    if (itinerary.daily_itinerary.length < 2) return false
    for (const day of itinerary.daily_itinerary) for (const step of day.schedule) if (step.kind === 'check_in') { step.kind = 'briefing'; delete step.place_id }
  } },
]

export const PLACE_CORRUPTIONS: readonly Corruption[] = [
  { check: 'in_area_asked', what: 'another end of the country was asked for', also: ['near_town_asked', 'places_left_out', 'named_place_seen', 'provinces_possible', 'themes_covered'], spoil: ({ idea, itinerary, facts }) => {
    const far = (['WC', 'LP'] as const).find((code) => !itinerary.daily_itinerary.some(({ schedule }) => schedule.some(({ place_id }) => facts.places.find(({ id }) => id === place_id)?.province === code)))!
    idea.province = far
    idea.location = far === 'WC' ? 'Cape Town' : 'Polokwane'
    idea.locations = [idea.location]
    itinerary.assumptions = itinerary.assumptions.filter((text) => !/near/i.test(text))
  } },
  { check: 'near_town_asked', what: 'a far town of the same province was asked for', also: ['in_area_asked', 'named_place_seen', 'places_left_out', 'themes_covered'], spoil: ({ idea, facts, itinerary }) => {
    const first = facts.places.find(({ id }) => id === itinerary.daily_itinerary.flatMap(({ schedule }) => schedule).find(({ kind }) => kind === 'visit')?.place_id)!
    idea.province = first.province
    idea.location = first.province === 'NC' ? 'Cape Town' : 'Springbok'
    idea.locations = [idea.location]
    itinerary.assumptions = itinerary.assumptions.filter((text) => !/near/i.test(text))
  } },
  { check: 'named_place_seen', what: 'one sight was asked for and is not there', also: ['in_area_asked', 'near_town_asked', 'themes_covered', 'places_left_out'], spoil: ({ idea, facts, itinerary }) => {
    const ids = new Set(itinerary.daily_itinerary.flatMap(({ schedule }) => schedule.map(({ place_id }) => place_id)))
    const first = facts.places.find(({ id }) => ids.has(id))!
    const other = facts.places.find(({ id, province, name }) => !ids.has(id) && province === first.province && !itinerary.assumptions.some((text) => text.includes(name)))!
    idea.location = other.name
    idea.locations = [other.name]
  } },
  { check: 'in_catalogue', what: 'a place that nobody knows', also: ['objectives_on_places', 'subjects_taught', 'themes_covered', 'entrances_charged', 'named_place_seen', 'in_area_asked', 'near_town_asked', 'places_left_out', 'variety', 'estimates_said'], spoil: (draft) => { stepsOf(draft, 'visit')[0]!.step.place_id = 'museum-of-nothing' } },
  { check: 'coordinates_true', what: 'a visit a few kilometres from where it is', also: ['travel_between_stops', 'bus_gets_there', 'no_crawling', 'distances_true'], spoil: (draft) => { stepsOf(draft, 'visit')[0]!.step.latitude! += 0.03 } },
  { check: 'prices_true', what: 'a gate price of yesterday', spoil: (draft) => { stepsOf(draft, 'visit')[0]!.step.learner_price! += 5 } },
  { check: 'titles_true', what: 'a place under the name of another', spoil: (draft) => { stepsOf(draft, 'visit')[0]!.step.title = 'Lunch with the mayor' } },
  { check: 'estimates_said', what: 'guessed prices shown as if they were firm', also: ['rain_plan', 'room_at_places'], spoil: (draft) => {
    const { itinerary } = draft
    const plain = (text: string) => text.replace(/estimate/gi, 'figure')
    itinerary.summary = plain(itinerary.summary)
    for (const list of ['assumptions', 'exclusions', 'requirements'] as const) itinerary[list] = itinerary[list].map(plain)
    return changePlace(draft, () => ({ price_confidence: 'low' }))
  } },
]
