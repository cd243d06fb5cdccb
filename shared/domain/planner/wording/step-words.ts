import type { Step } from '../../itinerary/itinerary.ts'

/** A step without its times. */
export type StepWords = Omit<Step, 'start' | 'end'>
