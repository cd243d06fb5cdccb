import type { Step } from '../../itinerary/itinerary.ts'

/** A step without its times. */
export interface StepWords extends Omit<Step, 'start' | 'end'> {
  /** What the catalogue says of it, where the step is written in another language than the catalogue. */
  in_english?: string
}
