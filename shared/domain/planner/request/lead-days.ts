import { type ApprovalLeadTime, holdsFor, type Rules, type TripFacts } from '#shared/domain/catalogue/rules'

/** The lead times of `rules.json` that hold for a trip of so many days. */
export function leadTimesOf({ approval_lead_times }: Rules, trip: TripFacts, days: number): ApprovalLeadTime[] {
  const nights = days === 1 ? 'none' : 'some'
  return approval_lead_times.filter((row) => holdsFor(row, trip) && (row.nights === 'any' || row.nights === nights))
}

/** Days before the trip by which approval must be asked for: the longest lead time. */
export const leadDays = (rules: Rules, trip: TripFacts, days: number): number =>
  Math.max(...leadTimesOf(rules, trip, days).map((row) => row.days))
