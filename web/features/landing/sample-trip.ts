/**
 * The trip in all samples of the landing page: a fictional class at real places
 * (positions from the catalogue, times within opening hours).
 */
export const SAMPLE_TRIP = {
  title: 'Berg to beach',
  grade: 'Grade 10',
  learners: 45,
  teachers: 4,
  days: 5,
  dates: '5 to 9 July 2027',
  priceCents: 483_000,
} as const

export const SAMPLE_STOPS = [
  { name: 'Johannesburg', lat: -26.2, lon: 28.05 },
  { name: 'Royal Natal', lat: -28.683, lon: 28.949 },
  { name: 'Howick', lat: -29.4685, lon: 30.1702 },
  { name: 'Durban', lat: -29.8674, lon: 31.0459 },
] as const

export const SAMPLE_DAY = [
  { start: '08:30', title: 'Howick Falls', subject: 'Geography', tone: 'green' },
  { start: '10:00', title: 'Mandela Capture Site', subject: 'History', tone: 'pink' },
  { start: '12:30', title: 'Packed lunch', subject: null, tone: null },
] as const
