import type { Facts } from '../../catalogue/facts.ts'
import type { Itinerary } from '../../itinerary/itinerary.ts'
import { priced, said, samplePartsFor } from './sample-parts.ts'

/** A correct plan for `DAY_TRIP_IDEA`, written by hand. */
export function dayTrip(facts: Facts): Itinerary {
  const [students, teachers] = [30, 3]
  const { visit, drive, at, town, entrance } = samplePartsFor(facts, students, teachers)
  return {
    title: 'A day of circuits and forces for Grade 6',
    summary: 'Sci-Bono in Newtown, there and back in one school day. All prices are estimates.',
    location: 'Johannesburg',
    duration: '1 day',
    start_date: '2027-05-19',
    end_date: '2027-05-19',
    currency: 'ZAR',
    group_details: { size: 33, students, teachers, recommended_size: 33 },
    daily_itinerary: [
      {
        day: 1,
        date: '2027-05-19',
        title: 'Sci-Bono Discovery Centre',
        stay_id: null,
        accommodation: null,
        activities: ['Build circuits at Sci-Bono Discovery Centre'],
        schedule: [
          town('briefing', '07:50', '08:05', 'Meet at school, headcount', 'Pretoria'),
          drive('08:05', '09:00', 'sci-bono-discovery-centre', 57),
          visit('09:00', '11:30', 'sci-bono-discovery-centre'),
          { ...at('lunch', '11:30', '12:15', 'Packed lunch'), food: [{ need: 'vegetarian', people: null }] },
          at('programme', '12:15', '13:15', 'Games in the square'),
          town('travel', '13:15', '14:00', 'Drive home to Pretoria', 'Pretoria', 57),
        ],
        meals: ['Packed lunch (vegetarian for one)'],
        meal_codes: ['packed_lunch'],
        stay_ids: [],
      },
    ],
    ...priced(
      [
        {
          code: 'coach',
          vehicle: { id: 'midi-35', count: 1 },
          hire: { for: 'trip', by: 'day', days: [1] },
          item: '1 × Semi-luxury bus',
          unit_price: 7200,
          quantity: 1,
        },
        { code: 'packed_lunch', item: 'Packed lunches', unit_price: 75, quantity: 33 },
        ...entrance('sci-bono-discovery-centre'),
      ],
      students,
    ),
    learning_objectives: ['Build and explain a simple circuit', 'Name careers in science'],
    inclusions: ['Bus and driver', 'Packed lunch', 'Entrance to Sci-Bono'],
    exclusions: ['Pocket money and souvenirs'],
    requirements: [
      'Written consent and medical form from a parent of each learner',
      'Approval of the provincial department before departure',
      'A vegetarian lunch is ordered for one learner',
    ],
    safety_measures: [
      'Headcount at every stop',
      'Drop off at the door, valuables out of sight',
      'First-aid kit with each teacher',
    ],
    objectives_map: [
      {
        objective: 'Build and explain a simple circuit',
        subject: 'Natural Sciences and Technology',
        grade_min: 6,
        grade_max: 6,
        place_ids: ['sci-bono-discovery-centre'],
      },
    ],
    checks: [],
    ...said(
      {
        code: 'subject_of_phase',
        params: {
          subject: 'Natural Sciences',
          instead: [{ grade_min: 6, grade_max: 6, names: ['Natural Sciences and Technology'] }],
        },
      },
      { code: 'food_unconfirmed', params: { needs: ['vegetarian'] } },
      { code: 'prices_estimated', params: {} },
      { code: 'adults_in_price', params: {} },
    ),
    generated_by: 'templates',
    inclusion_codes: ['transport', 'meals', 'entrance_fees'],
    requirement_codes: ['consent', 'approval', 'food'],
  }
}
