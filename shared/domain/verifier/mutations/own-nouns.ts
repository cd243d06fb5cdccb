import { STOP_SORTS, type StopSort, type StopSortCode } from '../../catalogue/stop-sorts.ts'
import type { Mutation } from './mutation.ts'
import { metSight } from './request-lines.ts'

const NOUN = 'ammonites'

export const OWN_NOUN_MUTATIONS: readonly Mutation[] = [
  {
    check: 'nouns_first',
    what: 'a place of the kind beside one that has the noun',
    also: ['places_left_out', 'requests_answered'],
    apply: (draft) => {
      const met = metSight(draft)
      const request = draft.idea.requests.find(({ id }) => id === met?.line.id)
      const visited = draft.facts.places.find(({ id }) => id === met?.step.place_id)
      const sort = STOP_SORTS.find(({ kinds }: StopSort) => visited && kinds.includes(visited.kind))
      if (!visited || !sort || request?.kind !== 'sight') return false
      const code: StopSortCode = sort.code
      Object.assign(request, { named: false, placeId: null, sort: code, nouns: [NOUN] })
      draft.facts = {
        ...draft.facts,
        places: [...draft.facts.places, { ...visited, id: 'other', name: 'Other', topics: [NOUN], max_group: 400 }],
      }
      return true
    },
  },
]
