import type { Itinerary } from '#shared/contracts/itinerary'
import type { PackageSummary } from '#shared/contracts/options'

const uShaka = { latitude: -29.8674, longitude: 31.0459, town: 'Durban' }
const school = { latitude: -29.602, longitude: 30.38, town: 'Pietermaritzburg' }

/** A small plan for tests: one day from Pietermaritzburg to the sea and back, with the catalogue's facts. */
export const DAY_AT_THE_SEA: Itinerary = {
  search_id: 4821093365770112,
  created_at: '2026-11-20T22:30:00.000Z',
  title: 'A day under the sea: Grade 5 in Durban',
  summary: 'One day in Durban for Grade 5.',
  location: 'Durban',
  duration: '1 day',
  start_date: '2027-05-06',
  end_date: '2027-05-06',
  total_per_student: 402.35,
  currency: 'ZAR',
  group_details: { size: 43, students: 40, teachers: 3, recommended_size: 43 },
  cost_breakdown: { Transport: 240.1, 'Entrance fees': 123.63, Contingency: 38.62 },
  cost_details: [
    {
      category: 'Transport',
      item: '1 × Coach, 60 seats, 1 day',
      unit_price: 9604,
      quantity: 1,
      total: 9604,
      per_student: 240.1,
    },
  ],
  daily_itinerary: [
    {
      day: 1,
      date: '2027-05-06',
      title: 'To the sea and back',
      activities: ['uShaka Sea World'],
      schedule: [
        {
          start: '07:15',
          end: '07:30',
          kind: 'briefing',
          title: 'Meet in Pietermaritzburg',
          note: 'Roll call, then seat belts.',
          ...school,
        },
        {
          start: '07:30',
          end: '08:50',
          kind: 'travel',
          title: 'Drive to uShaka Sea World',
          distance_km: 84,
          ...uShaka,
          town: 'uShaka Sea World',
          path: [
            [-29.602, 30.38],
            [-29.735, 30.66],
            [-29.83, 30.93],
            [-29.867, 31.046],
          ],
        },
        {
          start: '09:00',
          end: '12:00',
          kind: 'visit',
          title: 'uShaka Sea World',
          place_id: 'ushaka-sea-world',
          learner_price: 115,
          note: 'Book ahead. Rain plan: the aquarium is under a roof.',
          rain_plan: 'the aquarium is under a roof.',
          ...uShaka,
        },
        { start: '12:00', end: '12:45', kind: 'meal', title: 'Lunch from home', ...uShaka },
        {
          start: '12:45',
          end: '14:05',
          kind: 'travel',
          title: 'Drive home to Pietermaritzburg',
          distance_km: 84,
          ...school,
          path: [
            [-29.867, 31.046],
            [-29.83, 30.93],
            [-29.735, 30.66],
            [-29.602, 30.38],
          ],
        },
      ],
      meals: ['Lunch from home'],
      accommodation: null,
      stay_id: null,
    },
  ],
  learning_objectives: ['Describe how animals are made for the water they live in', 'Work in a group'],
  inclusions: ['Coach with driver'],
  exclusions: ['Pocket money'],
  requirements: ['A consent form from a parent of each learner'],
  safety_measures: ['A headcount at each stop'],
  objectives_map: [
    {
      objective: 'Describe how animals are made for the water they live in',
      subject: 'Natural Sciences',
      grade_min: 4,
      grade_max: 6,
      place_ids: ['ushaka-sea-world'],
    },
  ],
  checks: [
    { id: 'open', label: 'Every place is open', status: 'pass', detail: 'One visit, inside its hours' },
    { id: 'budget', label: 'No budget was given', status: 'warn', detail: 'We aimed at a middle price' },
  ],
  generated_by: 'templates',
  assumptions: ['All prices are estimates for planning until an operator, the stay and the places confirm them.'],
  notes: [{ code: 'prices_estimated', params: {} }],
  inclusion_codes: ['transport'],
  requirement_codes: ['consent'],
}

const FACTS: PackageSummary['facts'] = {
  stay: [],
  transport: ['1 × Coach, 60 seats, 1 day'],
  meals: { counts: { lunch_from_home: 1 }, bought: [] },
  guide: false,
  visits: ['uShaka Sea World'],
}

export const PACKAGES_AT_THE_SEA: PackageSummary[] = [
  {
    style: 'saver',
    name: 'Saver',
    is_shown: false,
    same_as: null,
    total_per_student: 312.1,
    difference_per_student: -90.25,
    differences: ['Visits Durban Botanic Gardens instead of uShaka Sea World.'],
    facts: { ...FACTS, visits: ['Durban Botanic Gardens'] },
    differs: ['visits'],
  },
  {
    style: 'classic',
    name: 'Classic',
    is_shown: true,
    same_as: null,
    total_per_student: 402.35,
    difference_per_student: 0,
    differences: [],
    facts: FACTS,
    differs: [],
  },
  {
    style: 'signature',
    name: 'Signature',
    is_shown: false,
    same_as: null,
    total_per_student: 471.6,
    difference_per_student: 69.25,
    differences: ['A registered tour guide comes along.'],
    facts: { ...FACTS, guide: true },
    differs: ['guide'],
  },
]
