import type { CostLine, Itinerary } from '../../itinerary/itinerary.ts'

/** A cost line for a vehicle that carries the group, hired at home or where the group is. */
export const isHire = ({ code }: CostLine): boolean => code === 'coach' || code === 'local_bus'
/** The lines for the vehicles that drive on a day; an older plan does not say which days. */
export const hiredOn = (day: number, { cost_details }: Pick<Itinerary, 'cost_details'>): CostLine[] =>
  cost_details.filter((line) => isHire(line) && (line.hire === undefined || line.hire.days.includes(day)))
/** Whether the coach goes home empty on the first day and comes back on the last. */
export const isDropped = ({ cost_details }: Pick<Itinerary, 'cost_details'>): boolean =>
  cost_details.some(({ hire }) => hire?.for === 'there_and_back')
export const countOf = (lines: readonly CostLine[]): number =>
  lines.reduce((sum, { vehicle }) => sum + (vehicle?.count ?? 0), 0)
