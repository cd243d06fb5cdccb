import type { Itinerary } from '#shared/contracts/itinerary'
import type { Change } from '#shared/contracts/revisions'
import { stepAt, stepWith } from './change-ids.ts'

/**
 * The same changes in a newer version, where a step may have another number. Null if what they are about is not there, or
 * if they undo or redo what the person did not see.
 */
export function onNewest(changes: readonly Change[], seen: Itinerary, newest: Itinerary): Change[] | null {
  const moved: Change[] = []
  for (const change of changes) {
    if (change.type === 'undo' || change.type === 'redo') return null
    if ('day' in change && !newest.daily_itinerary.some(({ day }) => day === change.day)) return null
    if (!('step' in change) || change.step === undefined) moved.push(change)
    else {
      const was = stepAt(seen, change.day, change.step)
      const step = was ? stepWith(newest, change.day, was.place_id ?? was.programme_id ?? was.title) : -1
      if (step < 0) return null
      moved.push({ ...change, step })
    }
  }
  return moved
}
