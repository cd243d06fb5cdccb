import { changeFirstPlace, type Mutation, placeOf, stepsOf } from './mutation.ts'

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
]
