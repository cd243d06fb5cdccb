import { minutesOf } from './clock.ts'
import type { Itinerary } from './itinerary.ts'

/** The minutes that a plan's group is driven, its rests among them. */
export const roadMinutes = ({ daily_itinerary }: Pick<Itinerary, 'daily_itinerary'>): number =>
  daily_itinerary
    .flatMap(({ schedule }) => schedule.filter(({ kind }) => kind === 'travel'))
    .reduce((sum, { start, end }) => sum + minutesOf(end) - minutesOf(start), 0)
