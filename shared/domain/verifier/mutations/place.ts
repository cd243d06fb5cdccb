import { notesOf } from '../../itinerary/notes.ts'
import { changeFirstPlace, type Mutation, removeNotes, stepsOf } from './mutation.ts'

export const PLACE_MUTATIONS: readonly Mutation[] = [
  {
    check: 'in_area_asked',
    what: 'another end of the country was asked for',
    also: ['near_town_asked', 'places_left_out', 'named_place_seen', 'provinces_possible', 'themes_covered'],
    apply: (draft) => {
      const { idea, itinerary, facts } = draft
      const far = (['WC', 'LP'] as const).find(
        (code) =>
          !itinerary.daily_itinerary.some(({ schedule }) =>
            schedule.some(({ place_id }) => facts.places.find(({ id }) => id === place_id)?.province === code),
          ),
      )!
      idea.province = far
      idea.location = far === 'WC' ? 'Cape Town' : 'Polokwane'
      idea.locations = [idea.location]
      removeNotes(draft, 'few_near', 'few_there', 'planned_elsewhere')
    },
  },
  {
    check: 'near_town_asked',
    what: 'a far town of the same province was asked for',
    also: ['in_area_asked', 'named_place_seen', 'places_left_out', 'themes_covered'],
    apply: (draft) => {
      const { idea, facts, itinerary } = draft
      const first = facts.places.find(
        ({ id }) =>
          id ===
          itinerary.daily_itinerary.flatMap(({ schedule }) => schedule).find(({ kind }) => kind === 'visit')?.place_id,
      )!
      idea.province = first.province
      idea.location = first.province === 'NC' ? 'Cape Town' : 'Springbok'
      idea.locations = [idea.location]
      removeNotes(draft, 'few_near', 'few_there', 'planned_elsewhere')
    },
  },
  {
    check: 'named_place_seen',
    what: 'one sight was asked for and is not there',
    also: ['in_area_asked', 'near_town_asked', 'themes_covered', 'places_left_out'],
    apply: ({ idea, facts, itinerary }) => {
      const ids = new Set(itinerary.daily_itinerary.flatMap(({ schedule }) => schedule.map(({ place_id }) => place_id)))
      const first = facts.places.find(({ id }) => ids.has(id))!
      const left = notesOf(itinerary.notes, 'place_left_out')
      const other = facts.places.find(
        ({ id, province }) =>
          !ids.has(id) && province === first.province && !left.some(({ params }) => params.place.id === id),
      )!
      idea.location = other.name
      idea.locations = [other.name]
    },
  },
  {
    check: 'in_catalogue',
    what: 'a place that nobody knows',
    also: [
      'objectives_on_places',
      'subjects_taught',
      'themes_covered',
      'entrances_charged',
      'named_place_seen',
      'in_area_asked',
      'near_town_asked',
      'places_left_out',
      'variety',
      'estimates_said',
    ],
    apply: (draft) => {
      stepsOf(draft, 'visit')[0]!.step.place_id = 'museum-of-nothing'
    },
  },
  {
    check: 'coordinates_true',
    what: 'a visit a few kilometres from where it is',
    also: ['travel_between_stops', 'bus_gets_there', 'no_crawling', 'distances_true'],
    apply: (draft) => {
      stepsOf(draft, 'visit')[0]!.step.latitude! += 0.03
    },
  },
  {
    check: 'prices_true',
    what: 'a gate price of yesterday',
    apply: (draft) => {
      stepsOf(draft, 'visit')[0]!.step.learner_price! += 5
    },
  },
  {
    check: 'titles_true',
    what: 'a place under the name of another',
    apply: (draft) => {
      stepsOf(draft, 'visit')[0]!.step.title = 'Lunch with the mayor'
    },
  },
  {
    check: 'estimates_said',
    what: 'guessed prices shown as if they were firm',
    also: ['rain_plan', 'room_at_places'],
    apply: (draft) => {
      removeNotes(draft, 'prices_estimated')
      changeFirstPlace(draft, { price_confidence: 'low' })
    },
  },
]
