import type { Step } from './itinerary.ts'

/** Whether a step is a visit that an owner can change; plans of earlier releases have no roles. */
export const isVisitStep = ({ role, kind }: Pick<Step, 'role' | 'kind'>): boolean =>
  role === undefined ? kind === 'visit' : role === 'visit'
