import type { Stay } from '#shared/domain/catalogue/facts'
import type { Visit } from '../search/days/solved-day.ts'
import type { PlannedStep } from './planned-step.ts'

/** One day of a trip with its clock times. */
export interface PlannedDay {
  date: string
  steps: PlannedStep[]
  visits: Visit[]
  eveningStay: Stay | null
  /** Lunch is in the price; on the first day it is brought from home. */
  lunchIncluded: boolean
  /** All driving of the day, on both sides of a flight. */
  driveMinutes: number
  km: number
  /** The driving between home and the airport. */
  transferKm: number
  /** From the arrival at the airport to the bus after the flight; 0 on a day without a flight. */
  airMinutes: number
}
