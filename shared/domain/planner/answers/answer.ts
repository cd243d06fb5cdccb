import type { Place } from '../../catalogue/facts.ts'
import type { Request } from '../../idea/requests/request.ts'
import type { Reason, RequestState } from '../../itinerary/requests.ts'
import type { PlannedStep } from '../schedule/planned-step.ts'

/** The step of a plan that meets a request; the day counts from 1. */
export interface AnsweringStep {
  day: number
  step: PlannedStep
}
/** What becomes of one request in a plan. */
export interface Answer {
  request: Request
  state: RequestState
  steps: AnsweringStep[]
  why: Reason | null
  /** The nearest place of the catalogue that would do instead. */
  instead: { place: Place; roadKm: number | null } | null
}
