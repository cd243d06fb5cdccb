import type { Idea } from '../../idea/idea.ts'
import { EMPTY_IDEA } from '../../empty-idea.ts'

/** "50 Grade 8s and 4 teachers from Pretoria, 18 to 20 August 2027, Johannesburg and the Cradle, History and Natural Sciences, R4 000 each". */
export const THREE_DAY_IDEA: Idea = {
  ...EMPTY_IDEA,
  location: 'Johannesburg',
  locations: ['Johannesburg'],
  province: 'GP',
  origin: 'Pretoria',
  dates: '2027-08-18 to 2027-08-20',
  startDate: '2027-08-18',
  endDate: '2027-08-20',
  days: 3,
  students: 50,
  teachers: 4,
  subjects: ['History', 'Natural Sciences'],
  gradeMin: 8,
  gradeMax: 8,
  tripTypes: ['History & culture', 'Science & STEM'],
  budget: 4000,
  budgetScope: 'per_student',
  budgetPerStudent: 4000,
}
/** The same group and wishes, for five days. */
export const FIVE_DAY_IDEA: Idea = {
  ...THREE_DAY_IDEA,
  dates: '2027-08-18 to 2027-08-22',
  endDate: '2027-08-22',
  days: 5,
  budget: 5500,
  budgetPerStudent: 5500,
}
/** "40 Grade 9s and 3 teachers fly from Gqeberha to Cape Town, 19 to 20 May 2027, History, R7 000 each". */
export const BY_AIR_IDEA: Idea = {
  ...EMPTY_IDEA,
  location: 'Cape Town',
  locations: ['Cape Town'],
  province: 'WC',
  origin: 'Gqeberha',
  dates: '2027-05-19 to 2027-05-20',
  startDate: '2027-05-19',
  endDate: '2027-05-20',
  days: 2,
  students: 40,
  teachers: 3,
  subjects: ['History'],
  gradeMin: 9,
  gradeMax: 9,
  tripTypes: ['History & culture'],
  budget: 7000,
  budgetScope: 'per_student',
  budgetPerStudent: 7000,
  flights: { wanted: true, tickets: null },
}
/** "30 Grade 6s and 3 teachers from Pretoria to Sci-Bono on 19 May 2027, one is a vegetarian, R500 each". */
export const DAY_TRIP_IDEA: Idea = {
  ...EMPTY_IDEA,
  location: 'Johannesburg',
  locations: ['Johannesburg'],
  province: 'GP',
  origin: 'Pretoria',
  dates: '2027-05-19',
  startDate: '2027-05-19',
  endDate: '2027-05-19',
  days: 1,
  students: 30,
  teachers: 3,
  subjects: ['Natural Sciences'],
  gradeMin: 6,
  gradeMax: 6,
  tripTypes: ['Day trip'],
  needs: ['vegetarian', 'no-overnight'],
  budget: 700,
  budgetScope: 'per_student',
  budgetPerStudent: 700,
}
