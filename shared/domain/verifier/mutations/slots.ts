import type { ActivityRequest } from '../../idea/requests/request.ts'
import { changeFirstPlace, type Draft, type Mutation, placeOf, stepsOf } from './mutation.ts'

/** Lets the text say when a stop to arrange is. */
const eventAt =
  (when: NonNullable<ActivityRequest['when']>) =>
  ({ itinerary, idea }: Draft): boolean => {
    const lines = (itinerary.requests ?? []).filter(({ state, where }) => state === 'to_arrange' && where.length > 0)
    const asked = idea.requests.find((one) => one.kind === 'activity' && lines.some(({ id }) => id === one.id))
    if (!asked) return false
    Object.assign(asked, { when })
    return true
  }

export const SLOT_MUTATIONS: readonly Mutation[] = [
  {
    check: 'slots_kept',
    what: 'a visit of a place that has its only tour at another hour',
    apply: (draft) => {
      const [first] = stepsOf(draft, 'visit')
      if (!first || !placeOf(draft, first)) return false
      changeFirstPlace(draft, { slots: [{ starts: '06:05', check_in_min: 15 }] })
    },
  },
  {
    check: 'events_at_their_hour',
    what: 'an event that the text has at another hour',
    apply: eventAt({ weekdays: [], from: 6 * 60 + 5, until: null }),
  },
  {
    check: 'events_at_their_hour',
    what: 'an event that the text has in a part of the day that is over',
    apply: eventAt({ weekdays: [], from: null, until: 7 * 60, isPart: true }),
  },
]
