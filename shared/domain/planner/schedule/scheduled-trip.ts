import type { Place } from '#shared/domain/catalogue/facts'
import type { Leg } from '../roads/leg.ts'
import type { ChosenTrip } from '../search/chosen-trip.ts'
import type { PlannedDay } from './planned-day.ts'

/** A chosen trip with clock times. */
export interface ScheduledTrip extends Pick<ChosenTrip, 'request' | 'economy' | 'lodgings' | 'faults'> {
  chosen: ChosenTrip
  days: PlannedDay[]
}
/** The ways that the coach of the trip drives on each day, and those of the bus to the airport and from it. */
export function legsOf({ days }: Pick<ScheduledTrip, 'days'>): { coach: Leg[][]; transfer: Leg[] } {
  const transfer: Leg[] = []
  const coach = days.map(({ steps }, i) => {
    const flights = steps.flatMap(({ role }, at) => (role === 'flight' ? at : []))
    const isTransfer = (at: number) =>
      flights.length > 0 && (i === 0 ? at < flights[0]! : i === days.length - 1 && at > flights.at(-1)!)
    return steps.flatMap(({ road }, at) => {
      if (!road) return []
      if (!isTransfer(at)) return road
      transfer.push(road)
      return []
    })
  })
  return { coach, transfer }
}
export const placesOf = ({ days }: Pick<ScheduledTrip, 'days'>): Place[] =>
  days.flatMap(({ visits }) => visits.map(({ candidate }) => candidate.place))
/** The km of the coach that does the trip; a group that flies has another bus to the airport. */
export const coachKmOf = ({ days }: Pick<ScheduledTrip, 'days'>): number =>
  days.reduce((sum, { km, transferKm }) => sum + km - transferKm, 0)
