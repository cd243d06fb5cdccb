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
/** The km of the coach that does the trip; a group that flies has another bus to the airport. */
export const coachKmOf = ({ days }: Pick<ScheduledTrip, 'days'>): number =>
  days.reduce((sum, { km, transferKm }) => sum + km - transferKm, 0)
