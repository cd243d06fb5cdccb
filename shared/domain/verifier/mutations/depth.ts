import type { Place } from '../../catalogue/facts.ts'
import { type Mutation, stepsOf } from './mutation.ts'
import { linesOf, metSight } from './request-lines.ts'

export const DEPTH_MUTATIONS: readonly Mutation[] = [
  {
    check: 'asked_whole',
    what: 'half the usual time for a sight that was asked for, beside a place that nobody asked for',
    apply: (draft) => {
      const met = metSight(draft)
      if (!met) return false
      const day = met.line.where[0]!.day
      const isOther = ({ id, where }: (typeof met)['line']) => id !== met.line.id && where.some((at) => at.day === day)
      const others = new Set(
        linesOf(draft)
          .filter(isOther)
          .map(({ id }) => id),
      )
      if (others.size === 0) return false
      draft.idea.requests = draft.idea.requests.filter(({ id }) => !others.has(id))
      delete draft.idea.dayOrder
      draft.itinerary.requests = linesOf(draft).filter(({ id }) => !others.has(id))
      for (const { step } of stepsOf(draft, 'visit')) delete step.within
      const longer = (place: Place): Place => {
        if (place.id !== met.step.place_id) return place
        const { slots, ...free } = place
        return { ...free, duration_min: 240 }
      }
      draft.facts = { ...draft.facts, places: draft.facts.places.map(longer) }
      return true
    },
  },
]
