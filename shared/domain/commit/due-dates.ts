import { addDays, addMonths } from '../calendar.ts'

/** The last payment is due while a cancellation is still refunded in full (30 days or more before the trip). */
export const LAST_PAYMENT_LEAD_DAYS = 30
const MOST_INSTALMENTS = 12

/** The monthly payment days that are early enough before the trip: at most twelve, ISO dates. */
export function possibleDueDates(firstDueOn: string, leaveOn: string): string[] {
  const latest = addDays(leaveOn, -LAST_PAYMENT_LEAD_DAYS)
  return Array.from({ length: MOST_INSTALMENTS }, (_, month) => addMonths(firstDueOn, month)).filter(
    (day) => day <= latest,
  )
}
