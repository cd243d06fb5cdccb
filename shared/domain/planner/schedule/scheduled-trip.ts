import type { Place } from '#shared/domain/catalogue/facts'
import type { ChosenTrip } from '../search/chosen-trip.ts'
import type { PlannedDay } from './planned-day.ts'

/** A chosen trip with clock times. */
export interface ScheduledTrip extends Pick<ChosenTrip, 'request' | 'economy' | 'lodgings' | 'faults'> {
  chosen: ChosenTrip
  days: PlannedDay[]
}
export const placesOf = ({ days }: Pick<ScheduledTrip, 'days'>): Place[] =>
  days.flatMap(({ visits }) => visits.map(({ candidate }) => candidate.place))
export const roadKmOf = ({ days }: Pick<ScheduledTrip, 'days'>): number => days.reduce((sum, { km }) => sum + km, 0)
