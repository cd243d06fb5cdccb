import type { Facts } from '../../catalogue/facts.ts'
import type { Itinerary } from '../../itinerary/itinerary.ts'
import { priced, said, samplePartsFor } from './sample-parts.ts'

const CAMP = 'stay-nature-connect-zeekoevlei-camp-and-rondevlei-bush-camp'
const CAMP_NAME = 'Nature Connect Zeekoevlei camp and Rondevlei bush camp'
const PLACES = ['castle-of-good-hope', 'iziko-slave-lodge', 'district-six-museum']
const RAIN = 'the military museum inside the walls.'

/** A correct plan for `BY_AIR_IDEA`, written by hand: one night in Cape Town between two flights. */
export function byAir(facts: Facts): Itinerary {
  const [students, teachers] = [40, 3]
  const { visit, checkIn, drive, at, town, airport, fly, entrance, bed } = samplePartsFor(facts, students, teachers)
  return {
    title: 'The Castle and the Slave Lodge: two days in Cape Town for Grade 9',
    summary: 'By air from Gqeberha to the oldest buildings of Cape Town. All prices are estimates.',
    location: 'Cape Town',
    duration: '2 days, 1 night',
    start_date: '2027-05-19',
    end_date: '2027-05-20',
    currency: 'ZAR',
    group_details: { size: 43, students, teachers, recommended_size: 43 },
    daily_itinerary: [
      {
        day: 1,
        date: '2027-05-19',
        title: 'To Cape Town: the Castle',
        stay_id: CAMP,
        accommodation: CAMP_NAME,
        activities: ['Follow the walls of the Castle of Good Hope'],
        schedule: [
          town('briefing', '06:15', '06:30', 'Meet at school, headcount and bags', 'Gqeberha'),
          airport('drive', '06:30', '06:45', 'Drive to the airport', 'PLZ', 6),
          airport('airport', '06:45', '07:45', 'Check in for the flight', 'PLZ'),
          airport('gate', '07:45', '08:45', 'Free time at the gate', 'PLZ'),
          fly('08:45', '10:15', 'PLZ', 'CPT'),
          airport('bags', '10:15', '11:15', 'Collect bags', 'CPT'),
          drive('11:15', '11:45', 'castle-of-good-hope', 22),
          at('lunch', '11:45', '12:30', 'Lunch on the lawn'),
          visit('12:30', '14:30', 'castle-of-good-hope', RAIN),
          drive('14:30', '15:10', CAMP, 24),
          checkIn('15:10', '15:40', CAMP),
          at('programme', '15:40', '18:00', 'Free time by the water'),
          at('dinner', '18:00', '19:00', 'Dinner'),
          at('evening', '19:00', '21:00', 'Quiet time and lights out'),
        ],
        meals: ['Packed lunch', 'Dinner at the camp'],
        meal_codes: ['packed_lunch', 'dinner'],
        stay_ids: [CAMP],
      },
      {
        day: 2,
        date: '2027-05-20',
        title: 'The Slave Lodge, District Six and home',
        stay_id: null,
        accommodation: null,
        activities: ['Question the records of the Slave Lodge', 'Walk on the map of District Six'],
        schedule: [
          at('breakfast', '07:00', '08:00', 'Breakfast at the camp'),
          drive('08:20', '09:00', 'iziko-slave-lodge', 24),
          visit('09:00', '10:15', 'iziko-slave-lodge'),
          drive('10:15', '10:20', 'district-six-museum', 1),
          visit('10:20', '11:50', 'district-six-museum'),
          at('lunch', '11:50', '12:35', 'Packed lunch'),
          at('programme', '12:35', '13:35', 'Free time in the gardens'),
          airport('drive', '13:35', '14:10', 'Drive to the airport', 'CPT', 22),
          airport('airport', '14:10', '15:10', 'Check in for the flight', 'CPT'),
          airport('gate', '15:10', '16:10', 'Free time at the gate', 'CPT'),
          fly('16:10', '17:40', 'CPT', 'PLZ'),
          airport('bags', '17:40', '18:40', 'Collect bags', 'PLZ'),
          town('travel', '18:40', '18:55', 'Drive home to Gqeberha', 'Gqeberha', 6),
        ],
        meals: ['Breakfast', 'Packed lunch'],
        meal_codes: ['breakfast', 'packed_lunch'],
        stay_ids: [],
      },
    ],
    ...priced(
      [
        { code: 'flight', for: 'learners', item: 'Flights, learners', unit_price: 3000, quantity: students },
        { code: 'flight', for: 'adults', item: 'Flights, adults', unit_price: 3000, quantity: teachers },
        {
          code: 'transfer',
          vehicle: { id: 'coach-60', count: 1 },
          item: '1 × Coach to the airport and from it',
          unit_price: 9800,
          quantity: 2,
        },
        {
          code: 'coach',
          vehicle: { id: 'coach-60', count: 1 },
          hire: { for: 'trip', by: 'day', days: [1, 2] },
          item: '1 × Coach, 2 days',
          unit_price: 9800,
          quantity: 2,
        },
        { code: 'driver', item: 'Driver, nights away', unit_price: 950, quantity: 1 },
        ...bed(CAMP, 1),
        ...PLACES.flatMap(entrance),
        { code: 'insurance', item: 'Travel insurance, learners and days', unit_price: 22, quantity: 80 },
      ],
      students,
    ),
    learning_objectives: ['Explain slavery at the Cape', 'Describe forced removals'],
    inclusions: ['Flights', 'Coach and driver', 'One night at a camp', 'Entrance to three places', 'Travel insurance'],
    exclusions: ['Pocket money and souvenirs'],
    requirements: [
      'Written consent and medical form from a parent of each learner; no indemnity is asked for',
      'Approval of the provincial department before departure',
      'An ID document or birth certificate of each learner for the flights',
    ],
    safety_measures: ['Headcount at every stop', 'Valuables out of sight', 'First-aid kit with each teacher'],
    objectives_map: [
      {
        objective: 'Explain slavery at the Cape',
        subject: 'Social Sciences: History',
        grade_min: 7,
        grade_max: 9,
        place_ids: ['iziko-slave-lodge', 'castle-of-good-hope'],
      },
    ],
    checks: [],
    ...said(
      {
        code: 'flights_as_asked',
        params: {
          from: 'Chief Dawid Stuurman International Airport',
          to: 'Cape Town International Airport',
          via: null,
        },
      },
      { code: 'prices_estimated', params: {} },
      { code: 'adults_in_price', params: {} },
    ),
    generated_by: 'templates',
    inclusion_codes: ['flights', 'transport', 'accommodation', 'entrance_fees', 'insurance'],
    requirement_codes: ['consent', 'approval', 'flight_papers'],
  }
}
