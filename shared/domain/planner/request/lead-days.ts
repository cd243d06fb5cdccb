import { holdsFor, type Rules, type TripFacts } from '#shared/domain/catalogue/rules'

/** Days before the trip by which approval must be asked for: the longest lead time of `rules.json` that applies. */
export function leadDays(rules: Rules, trip: TripFacts, days: number): number {
  const nights = days === 1 ? 'none' : 'some'
  const rows = rules.approval_lead_times.filter(
    (row) => holdsFor(row, trip) && (row.nights === 'any' || row.nights === nights),
  )
  return Math.max(...rows.map((row) => row.days))
}
