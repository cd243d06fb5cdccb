import type { Stay } from '#shared/domain/catalogue/facts'
import type { Lodging } from './bases/lodging.ts'
import type { Assumption, Brief } from './brief/brief.ts'
import type { Visit } from './days/frame.ts'
import type { PlannedStep } from './days/planned-step.ts'
import type { Economy } from './economy.ts'
import type { Price } from './price/price-trip.ts'

export interface PlannedDay {
  date: string
  steps: PlannedStep[]
  visits: Visit[]
  sleepsAt: Stay | null
  /** Lunch is in the price; else everybody brings it from home. */
  lunchIncluded: boolean
  driveMinutes: number
  km: number
}
/** A trip before it has words: who, where, when and for how much; `notes` say what the planner had to decide. */
export interface Plan {
  brief: Brief
  economy: Economy
  days: PlannedDay[]
  /** One a night. */
  lodgings: Lodging[]
  price: Price
  notes: Assumption[]
  /** What a teacher would not understand of it (`tripFaults`). */
  faults: number
}
export const allVisits = (plan: Pick<Plan, 'days'>): Visit[] => plan.days.flatMap(({ visits }) => visits)
