import { percentOfCents } from '#shared/domain/money'

/**
 * The one trip that the landing page shows samples of: the same made-up class everywhere, at real places
 * (positions from the catalogue, hours within the places' own).
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

/** What parents pay on top for paying in parts, in percent of the price. */
export const INSTALMENT_FEE_PERCENT = 1.5

/** Equal whole rand each month, and what is left in the last: cents, fee included. */
export function instalments(priceCents: number, months: number): { monthlyCents: number; lastCents: number } {
  const totalCents = priceCents + percentOfCents(priceCents, INSTALMENT_FEE_PERCENT)
  const monthlyCents = Math.ceil(totalCents / months / 100) * 100
  return { monthlyCents, lastCents: totalCents - monthlyCents * (months - 1) }
}
