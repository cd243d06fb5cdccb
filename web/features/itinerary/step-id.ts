import type { Day, Step } from './day-figures.ts'

/** The id of a step on the page, from its day and its time: "day-2-0900". */
export const stepId = (day: number, start: string): string => `day-${day}-${start.replace(':', '')}`

/** The id of a step; undefined if an earlier step of the day begins at the same time and has it. */
export const idOfStep = ({ day, schedule }: Day, step: Step): string | undefined =>
  schedule.find(({ start }) => start === step.start) === step ? stepId(day, step.start) : undefined

/** The id of the card that says whom to ask about a step. */
export const arrangeId = (day: number, start: string): string => `arrange-${stepId(day, start)}`

/** The id of the card for what is done within a step. */
export const withinId = (day: number, start: string, requestId: string): string =>
  `${arrangeId(day, start)}-${requestId}`
