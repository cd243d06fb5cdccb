import type { Stay } from '#shared/domain/catalogue/facts'
import type { Programme } from '#shared/domain/catalogue/programmes'
import type { StepRole } from '../../itinerary/itinerary.ts'
import type { Spot } from '../request/trip-request.ts'
import type { StopToArrange } from '../request/stops-to-arrange.ts'
import type { Flight } from '../request/air-journey.ts'
import type { Leg } from '../roads/leg.ts'
import type { Visit } from '../search/days/solved-day.ts'

/** Where a step ends. */
export interface StepSpot extends Spot {
  /** A stop beside the road. Its name is that of the nearest town, or empty if none is near. */
  isRoadside?: true
  /** The town of an airport. */
  town?: string
}

/** Something that was asked for and is done within another step. */
export interface StepActivity {
  stop: StopToArrange
  minutes: number
}

/** What the group does during a visit: a programme of the catalogue. */
export interface VisitProgramme {
  programme: Programme
  minutes: number
  /** The low tide that it needs, minutes from midnight. */
  lowTide: number | undefined
}

/** One block of a day; minutes from midnight, `spot` is where the group is when it ends. */
export interface PlannedStep {
  role: Exclude<StepRole, 'break'>
  start: number
  end: number
  spot: StepSpot
  /** Road kilometres of a drive. */
  km?: number
  /** The leg that begins with this drive. */
  road?: Leg | undefined
  flight?: Flight
  visit?: Visit
  stay?: Stay
  /** What the group does by itself, with a role of its own. */
  own?: StopToArrange
  /** What is done within its time, each to be arranged. */
  within?: StepActivity[]
  visitProgramme?: VisitProgramme
  /** What fills a block at the stay. */
  programme?: Programme
  /** A rest or lunch beside the road rather than at a place. */
  onRoad?: boolean
}
