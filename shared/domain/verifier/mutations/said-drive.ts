import type { NoteParams } from '../../itinerary/notes.ts'
import { say } from '../sample-plans/sample-parts.ts'
import { type Draft, type Mutation, removeNotes } from './mutation.ts'

const FAR_KM = 400
/** An idea that gives a way, and the plan's note on it. The sample plans go from Pretoria to Johannesburg, some 60 km. */
function saying(draft: Draft, note: Partial<NoteParams['said_drive']>): false | void {
  if (draft.idea.origin !== 'Pretoria' || draft.idea.location !== 'Johannesburg') return false
  removeNotes(draft, 'said_drive')
  draft.idea.drive = { km: FAR_KM, minutes: null }
  const area = { name: 'Johannesburg', article: null }
  const params = { km: FAR_KM, minutes: null, area, road_km: 60, road_minutes: 50, by: [], kept: 'unlikely' as const }
  say(draft.itinerary, { code: 'said_drive', params: { ...params, ...note } })
}

export const SAID_DRIVE_MUTATIONS: readonly Mutation[] = [
  {
    check: 'said_drive_judged',
    what: 'a way of 400 km in the request, and no word of it',
    apply: (draft) => {
      if (saying(draft, {}) === false) return false
      removeNotes(draft, 'said_drive')
    },
  },
  {
    check: 'said_drive_judged',
    what: 'another figure than the one in the request',
    apply: (draft) => saying(draft, { km: 300 }),
  },
  {
    check: 'said_drive_judged',
    what: 'a way of ours that is not the road',
    apply: (draft) => saying(draft, { road_km: 390 }),
  },
  {
    check: 'said_drive_judged',
    what: 'a way of ours by a road in another part of the country',
    apply: (draft) => saying(draft, { by: ['N7'] }),
  },
  {
    check: 'said_drive_judged',
    what: 'a figure that is far off and believed',
    apply: (draft) => saying(draft, { kept: 'yours' }),
  },
  {
    check: 'said_drive_judged',
    what: 'a figure that the request does not have',
    apply: (draft) => {
      if (saying(draft, {}) === false) return false
      delete draft.idea.drive
    },
  },
]
