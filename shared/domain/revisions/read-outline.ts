import type { Itinerary, Step } from '../itinerary/itinerary.ts'
import { isVisitStep } from '../itinerary/visits.ts'
import { minutesOf } from '../itinerary/clock.ts'
import type { StopToArrange } from '../planner/request/stops-to-arrange.ts'
import type { Outline, OutlineVisit } from './edits.ts'

/** Whether a step is a block at the stay, which a programme may fill. */
export const isBlockStep = ({ role }: Step): boolean => role === 'programme' || role === 'morning'

/** The id of the place of a visit, of the catalogue or of a stop to arrange; empty if it is unknown. */
export const visitIdOf = ({ place_id, title }: Step, stops: readonly StopToArrange[]): string =>
  place_id ?? stops.find(({ place }) => place.name === title)?.place.id ?? ''

/** The visits and stays of a plan as it is shown. */
export const readOutline = (itinerary: Itinerary, stops: readonly StopToArrange[]): Outline => ({
  days: itinerary.daily_itinerary.map((day) => ({
    visits: day.schedule.filter(isVisitStep).map(
      (step): OutlineVisit => ({
        id: visitIdOf(step, stops),
        minutes: minutesOf(step.end) - minutesOf(step.start),
        ...(step.locked ? { locked: true } : {}),
      }),
    ),
  })),
  stays: itinerary.daily_itinerary.flatMap(({ stay_id }) => (stay_id === null ? [] : [stay_id])),
})
