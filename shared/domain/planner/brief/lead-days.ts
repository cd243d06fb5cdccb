import type { Rules } from '#shared/domain/catalogue/facts'
import type { Province } from '#shared/domain/provinces'

export interface Journey {
  home: Province
  /** Another province is visited. */
  away: boolean
  days: number
  water: boolean
}
/** Days before the trip by which approval must be asked for, the longest that applies (`rules.json`, lead times). */
export function leadDays(rules: Rules, { home, away, days, water }: Journey): number {
  const usual = away ? 'other province' : days === 1 ? 'day trip, same province' : 'overnight, same province'
  const rows = rules.lead_times_planning_defaults.filter(
    ({ trip }) =>
      trip === usual || (home === 'GP' && (trip === 'Gauteng, any tour' || (water && trip.startsWith('with water')))),
  )
  return Math.max(30, ...rows.map((row) => row.days))
}
