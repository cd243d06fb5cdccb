import type { Outline, OutlineDay, OutlineVisit } from './edits.ts'

/** A visit while an outline is changed. */
export interface DraftVisit extends Omit<OutlineVisit, 'minutes'> {
  /** Null: as long as is usual there, or shorter if the day needs it. */
  minutes: number | null
  /** It may come anywhere in its day. */
  isMoving?: true
}
export interface DraftDay extends Omit<OutlineDay, 'visits'> {
  visits: DraftVisit[]
}
export interface DraftOutline {
  days: DraftDay[]
  stays: string[]
}
export const draftOf = ({ days, stays }: Outline): DraftOutline => ({
  days: days.map(({ visits, ...day }) => ({ ...day, visits: visits.map((visit) => ({ ...visit })) })),
  stays: [...stays],
})
