import type { Facts } from '../../catalogue/facts.ts'
import type { Itinerary } from '../../itinerary/itinerary.ts'
import { priced, said, samplePartsFor } from './sample-parts.ts'

const HOUSE = 'stay-maropeng-hominin-house'

/** A correct plan for `THREE_DAY_IDEA`, written by hand: two nights at the Cradle between two days in Johannesburg. */
export function threeDays(facts: Facts): Itinerary {
  const [students, teachers] = [50, 4]
  const { visit, checkIn, drive, at, town, entrance, bed } = samplePartsFor(facts, students, teachers)
  return {
    title: 'Courts, caves and currents: three days in Johannesburg for Grade 8',
    summary:
      'From the Old Fort to the oldest bones: History and Natural Sciences in and around Johannesburg. All prices are estimates.',
    location: 'Johannesburg',
    duration: '3 days, 2 nights',
    start_date: '2027-08-18',
    end_date: '2027-08-20',
    currency: 'ZAR',
    group_details: { size: 54, students, teachers, recommended_size: 54 },
    daily_itinerary: [
      {
        day: 1,
        date: '2027-08-18',
        title: 'Constitution Hill and the Apartheid Museum',
        stay_id: HOUSE,
        accommodation: 'Maropeng Hominin House',
        activities: [
          'Walk through Number Four and the Constitutional Court',
          'Enter the Apartheid Museum by two gates',
        ],
        schedule: [
          town('briefing', '07:00', '07:15', 'Meet at school, headcount and bags', 'Pretoria'),
          drive('07:15', '08:10', 'constitution-hill', 57),
          at('programme', '08:10', '09:00', 'Stretch and snack'),
          visit('09:00', '11:00', 'constitution-hill'),
          drive('11:00', '11:20', 'apartheid-museum', 9),
          at('lunch', '11:20', '12:05', 'Packed lunch in the museum gardens'),
          visit('12:05', '14:35', 'apartheid-museum'),
          drive('14:55', '15:50', HOUSE, 55),
          checkIn('15:50', '16:30', HOUSE),
          at('programme', '16:30', '18:00', 'Free time on the lawns'),
          at('dinner', '18:00', '19:00', 'Dinner'),
          at('evening', '19:00', '21:00', 'Quiet time and lights out'),
        ],
        meals: ['Packed lunch', 'Dinner at the hostel'],
        meal_codes: ['packed_lunch', 'dinner'],
        stay_ids: [HOUSE],
      },
      {
        day: 2,
        date: '2027-08-19',
        title: 'Caves and origins',
        stay_id: HOUSE,
        accommodation: 'Maropeng Hominin House',
        activities: ['Follow a guide into Sterkfontein Caves', 'Question the exhibits at Maropeng'],
        schedule: [
          at('breakfast', '07:00', '08:00', 'Breakfast at the hostel'),
          drive('08:45', '09:05', 'sterkfontein-caves', 12),
          visit('09:05', '11:05', 'sterkfontein-caves'),
          drive('11:05', '11:25', 'maropeng-visitor-centre', 12),
          at('lunch', '11:30', '12:15', 'Lunch on the terrace'),
          visit('12:15', '14:45', 'maropeng-visitor-centre'),
          drive('14:45', '14:50', HOUSE, 1),
          at('programme', '15:00', '17:30', 'Games and journals'),
          at('dinner', '18:00', '19:00', 'Dinner'),
          at('evening', '19:00', '21:00', 'Stargazing, then lights out'),
        ],
        meals: ['Breakfast', 'Lunch', 'Dinner at the hostel'],
        meal_codes: ['breakfast', 'packed_lunch', 'dinner'],
        stay_ids: [HOUSE],
      },
      {
        day: 3,
        date: '2027-08-20',
        title: 'Sci-Bono and home',
        stay_id: null,
        accommodation: null,
        activities: ['Build circuits at Sci-Bono Discovery Centre'],
        schedule: [
          at('breakfast', '07:00', '08:00', 'Breakfast at the hostel'),
          drive('08:50', '09:45', 'sci-bono-discovery-centre', 55),
          visit('09:45', '12:15', 'sci-bono-discovery-centre'),
          at('lunch', '12:15', '13:00', 'Packed lunch'),
          at('programme', '13:00', '14:00', 'Free time in the square'),
          town('travel', '14:00', '14:45', 'Drive home to Pretoria', 'Pretoria', 57),
        ],
        meals: ['Breakfast', 'Packed lunch'],
        meal_codes: ['breakfast', 'packed_lunch'],
        stay_ids: [],
      },
    ],
    ...priced(
      [
        {
          code: 'coach',
          vehicle: { id: 'coach-60', count: 1 },
          hire: { for: 'trip', by: 'day', days: [1, 2, 3] },
          item: '1 × Luxury or semi-luxury coach, 3 days',
          unit_price: 9800,
          quantity: 3,
        },
        { code: 'driver', item: 'Driver, nights away', unit_price: 950, quantity: 2 },
        ...bed(HOUSE, 2),
        { code: 'packed_lunch', item: 'Packed lunches', unit_price: 75, quantity: 162 },
        ...[
          'constitution-hill',
          'apartheid-museum',
          'sterkfontein-caves',
          'maropeng-visitor-centre',
          'sci-bono-discovery-centre',
        ].flatMap(entrance),
        { code: 'insurance', item: 'Travel insurance, learners and days', unit_price: 22, quantity: 150 },
      ],
      students,
    ),
    learning_objectives: [
      'Explain how the Constitution protects rights after apartheid',
      'Describe what fossils tell of early life',
      'Build and explain a simple circuit',
    ],
    inclusions: [
      'Coach and driver',
      'Two nights in a hostel',
      'Lunches on all days; breakfast and dinner at the hostel',
      'Entrance to five places',
      'Travel insurance',
    ],
    exclusions: ['Pocket money and souvenirs'],
    requirements: [
      'Written consent and medical form from a parent of each learner; no indemnity is asked for',
      'Approval of the provincial department before departure',
    ],
    safety_measures: [
      'Headcount at every stop',
      'Closed shoes in the caves',
      'First-aid kit and list of allergies with each teacher',
    ],
    objectives_map: [
      {
        objective: 'Explain how the Constitution protects rights after apartheid',
        subject: 'Social Sciences: History',
        grade_min: 8,
        grade_max: 9,
        place_ids: ['constitution-hill', 'apartheid-museum'],
      },
      {
        objective: 'Describe what fossils tell of early life',
        subject: 'Natural Sciences',
        grade_min: 7,
        grade_max: 9,
        place_ids: ['sterkfontein-caves', 'maropeng-visitor-centre'],
      },
    ],
    checks: [],
    ...said({ code: 'prices_estimated', params: {} }, { code: 'adults_in_price', params: {} }),
    generated_by: 'templates',
    inclusion_codes: ['transport', 'accommodation', 'meals', 'entrance_fees', 'insurance'],
    requirement_codes: ['consent', 'approval'],
  }
}
