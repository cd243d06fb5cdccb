import type { Step } from '../../itinerary/itinerary.ts'
import type { ReasonCode, RequestLine, RequestState } from '../../itinerary/requests.ts'
import type { Draft } from './mutation.ts'

export const linesOf = ({ itinerary }: Draft): RequestLine[] => itinerary.requests ?? []
export const lineIn = (draft: Draft, state: RequestState, why?: ReasonCode): RequestLine | undefined =>
  linesOf(draft).find((line) => line.state === state && line.force !== 'not' && (!why || line.why?.code === why))
/** The first line of a sight that is met at a place of the catalogue, with the step. */
export function metSight(draft: Draft): { line: RequestLine; step: Step } | null {
  for (const line of linesOf(draft)) {
    const [at] = line.where
    const request = draft.idea.requests.find(({ id }) => id === line.id)
    if (request?.kind !== 'sight' || request.placeId === null || line.state !== 'met' || !at) continue
    const step = draft.itinerary.daily_itinerary[at.day - 1]?.schedule.find(({ start }) => start === at.start)
    if (step?.kind === 'visit') return { line, step }
  }
  return null
}
/** Whether the request of a line names a place of the catalogue, so that its reason can be reckoned. */
const namesPlace = ({ idea }: Draft, line: RequestLine): boolean => {
  const request = idea.requests.find(({ id }) => id === line.id)
  return request?.kind === 'sight' && request.placeId !== null
}
/** A line that some state has is changed; the mutation does not fit a plan without one. */
export const changing =
  (state: RequestState, change: (line: RequestLine, draft: Draft) => void, why?: ReasonCode) =>
  (draft: Draft): boolean => {
    const line = lineIn(draft, state, why)
    if (!line || (why === 'too_far' && !namesPlace(draft, line))) return false
    change(line, draft)
    return true
  }
/** What a changed line is seen by too. */
export const ECHOES = ['headline_true', 'no_contradiction', 'reasons_true']
