import type { Step } from '../../itinerary/itinerary.ts'
import type { Reason, ReasonCode, RequestLine, RequestState } from '../../itinerary/requests.ts'
import type { Draft, Mutation } from './mutation.ts'
import { stepsOf } from './mutation.ts'

const linesOf = ({ itinerary }: Draft): RequestLine[] => itinerary.requests ?? []
export const lineIn = (draft: Draft, state: RequestState, why?: ReasonCode): RequestLine | undefined =>
  linesOf(draft).find((line) => line.state === state && line.force !== 'not' && (!why || line.why?.code === why))
/** The first line of a sight that is met at a place of the catalogue, with the step. */
function metSight(draft: Draft): { line: RequestLine; step: Step } | null {
  for (const line of linesOf(draft)) {
    const [at] = line.where
    if (line.kind !== 'sight' || line.state !== 'met' || !at) continue
    const step = draft.itinerary.daily_itinerary[at.day - 1]?.schedule.find(({ start }) => start === at.start)
    if (step?.kind === 'visit') return { line, step }
  }
  return null
}
/** A line that some state has is changed; the mutation does not fit a plan without one. */
const changing =
  (state: RequestState, change: (line: RequestLine, draft: Draft) => void, why?: ReasonCode) =>
  (draft: Draft): boolean => {
    const line = lineIn(draft, state, why)
    if (line) change(line, draft)
    return line !== undefined
  }
/** What a changed line is seen by too. */
const ECHOES = ['headline_true', 'no_contradiction', 'reasons_true']

export const ASKED_MUTATIONS: readonly Mutation[] = [
  {
    check: 'requests_answered',
    what: 'a request dropped',
    also: [...ECHOES, 'nothing_silent'],
    apply: ({ itinerary }) => (itinerary.requests ?? []).shift() !== undefined,
  },
  {
    check: 'requests_answered',
    what: 'all requests dropped',
    also: ECHOES,
    apply: ({ itinerary, idea }) => {
      delete itinerary.requests
      return idea.requests.length > 0
    },
  },
  {
    check: 'requests_answered',
    what: 'a request that nobody made',
    also: ECHOES,
    apply: ({ itinerary }) => {
      const [line] = itinerary.requests ?? []
      if (line) itinerary.requests!.push({ ...line, id: 'r99', text: 'Sun City' })
      return line !== undefined
    },
  },
  {
    check: 'requests_answered',
    what: 'one request with two answers',
    also: ECHOES,
    apply: ({ itinerary }) => {
      const [line] = itinerary.requests ?? []
      if (line) itinerary.requests!.push({ ...line })
      return line !== undefined
    },
  },
  ...(['not_met', 'to_arrange', 'unclear'] as const).map(
    (state): Mutation => ({
      check: 'requests_answered',
      what: `a state raised from ${state} to met`,
      also: ECHOES,
      apply: changing(state, (line) => {
        line.state = 'met'
      }),
    }),
  ),
  {
    check: 'requests_answered',
    what: 'a missing sight that is to be arranged nowhere',
    also: ECHOES,
    apply: changing('not_met', (line) => {
      line.state = 'to_arrange'
    }),
  },
  {
    check: 'requests_answered',
    what: 'a met request that points at another visit',
    apply: (draft) => {
      const met = metSight(draft)
      const other = stepsOf(draft, 'visit').find(({ step }) => step.place_id !== met?.step.place_id)
      if (!met || !other) return false
      met.line.where = [{ day: other.day.day, start: other.step.start }]
      return true
    },
  },
  {
    check: 'requests_answered',
    what: 'a pointer at no step',
    apply: changing('met', (line) => {
      line.where = [{ day: 1, start: '03:33' }]
    }),
  },
  {
    check: 'requests_answered',
    what: 'a missing request without a reason',
    also: ECHOES,
    apply: changing('not_met', (line) => {
      delete line.reason
    }),
  },
  {
    check: 'requests_answered',
    what: 'a must that is called a wish',
    apply: changing('met', (line) => {
      line.force = 'wish'
    }),
  },
  {
    check: 'rain_not_request',
    what: 'a sight that is planned only for rain',
    also: ['requests_answered', 'no_contradiction', 'nothing_silent'],
    apply: (draft) => {
      const met = metSight(draft)
      const request = draft.idea.requests.find(({ id }) => id === met?.line.id)
      const visited = new Set(stepsOf(draft, 'visit').map(({ step }) => step.place_id))
      const other = draft.facts.places.find(({ id, setting }) => setting === 'indoor' && !visited.has(id))
      if (!met || !other || request?.kind !== 'sight') return false
      request.placeId = other.id
      met.step.rain = { code: 'other_place', place_id: other.id, km: 5 }
      return true
    },
  },
]

const withReason = (why: Reason) => (line: RequestLine) => {
  line.why = why
  line.reason = 'a reason that sounds good'
}
const FALSE_REASONS: readonly Reason[] = [
  { code: 'closed', params: { dates: [] } },
  { code: 'grades', params: { grade_min: 1, grade_max: 3 } },
  { code: 'not_suitable', params: { why: 'wheelchair', at_a_time: null } },
  { code: 'not_suitable', params: { why: 'group_size', at_a_time: 10 } },
  { code: 'too_far', params: { road_km: 193, drive_minutes: 170 } },
  { code: 'over_budget', params: { cents: -5 } },
  { code: 'no_time', params: { minutes: 1 } },
  { code: 'another_chosen', params: { chosen: 'the moon' } },
  { code: 'school_must_see', params: {} },
  { code: 'not_known', params: {} },
]
export const REASON_MUTATIONS: readonly Mutation[] = [
  ...FALSE_REASONS.map(
    (why): Mutation => ({
      check: 'reasons_true',
      what: `the reason changed to ${JSON.stringify(why)}`,
      also: ECHOES,
      apply: changing('not_met', withReason(why), 'too_far'),
    }),
  ),
  {
    check: 'reasons_true',
    what: 'a place that is called closed on all days and is open',
    also: ECHOES,
    apply: changing(
      'not_met',
      (line, { itinerary }) =>
        withReason({ code: 'closed', params: { dates: itinerary.daily_itinerary.map(({ date }) => date) } })(line),
      'too_far',
    ),
  },
  {
    check: 'reasons_true',
    what: 'an hour that the plan does not have',
    also: ECHOES,
    apply: changing(
      'not_met',
      withReason({ code: 'hours_not_kept', params: { asked: '07:30', planned: '07:31' } }),
      'hours_not_kept',
    ),
  },
  {
    check: 'reasons_true',
    what: 'entrances over their ceiling by another amount',
    also: ECHOES,
    apply: (draft) => {
      const line = linesOf(draft).find(({ kind, why }) => kind === 'limit' && why?.code === 'over_budget')
      if (line) line.why = { code: 'over_budget', params: { cents: 1 } }
      return line !== undefined
    },
  },
  {
    check: 'reasons_true',
    what: 'a sight that is visited and called missing',
    also: [...ECHOES, 'requests_answered'],
    apply: (draft) => {
      const met = metSight(draft)
      if (met) Object.assign(met.line, { state: 'not_met', why: { code: 'not_known', params: {} }, reason: 'gone' })
      return met !== null
    },
  },
  {
    check: 'reasons_true',
    what: 'an answer instead that is of another kind',
    apply: changing(
      'not_met',
      (line, { facts }) => {
        const waterfall = facts.places.find(({ kind }) => kind === 'waterfall')!
        line.instead = { id: waterfall.id, name: waterfall.name, road_km: 30 }
      },
      'too_far',
    ),
  },
  {
    check: 'reasons_true',
    what: 'the same place instead of itself',
    apply: changing(
      'not_met',
      (line, { facts, idea }) => {
        const request = idea.requests.find(({ id }) => id === line.id)
        const place = facts.places.find(({ id }) => request?.kind === 'sight' && id === request.placeId)!
        line.instead = { id: place.id, name: place.name, road_km: 30 }
      },
      'too_far',
    ),
  },
  {
    check: 'reasons_true',
    what: 'a place instead that nobody knows',
    apply: changing(
      'not_met',
      (line) => {
        line.instead = { id: 'atlantis', name: 'Atlantis', road_km: 3 }
      },
      'too_far',
    ),
  },
]

/** A change to the first step that must be arranged. */
const arranging =
  (change: (step: Step, draft: Draft) => void) =>
  (draft: Draft): boolean => {
    const found = stepsOf(draft, 'activity')[0]
    if (found) change(found.step, draft)
    return found !== undefined
  }
export const ARRANGED_MUTATIONS: readonly Mutation[] = [
  {
    check: 'arranged_complete',
    what: 'an agreement after the trip',
    apply: arranging((step, { itinerary }) => {
      step.arrange!.by = itinerary.end_date
    }),
  },
  {
    check: 'arranged_complete',
    what: 'four questions',
    apply: arranging((step) => {
      step.arrange!.ask.pop()
    }),
  },
  {
    check: 'arranged_complete',
    what: 'nobody to ask',
    also: ['nothing_empty'],
    apply: arranging((step) => {
      step.arrange!.who = ' '
    }),
  },
  {
    check: 'arranged_complete',
    what: 'an activity with no arrangement at all',
    also: ['requests_answered'],
    apply: arranging((step) => {
      delete step.arrange
    }),
  },
  {
    check: 'arranged_complete',
    what: 'a stop that is not marked as unconfirmed',
    apply: arranging((step) => {
      delete step.note
    }),
  },
  {
    check: 'arranged_complete',
    what: 'a stop without a position',
    also: ['coordinates_true'],
    apply: arranging((step) => {
      delete step.latitude
      delete step.longitude
    }),
  },
  {
    check: 'arranged_complete',
    what: 'no price to be quoted',
    also: ['parts_add_up', 'categories_add_up', 'group_bill_covered', 'reasons_true'],
    apply: arranging((_, { itinerary }) => {
      itinerary.cost_details = itinerary.cost_details.filter(({ code }) => code !== 'to_be_quoted')
    }),
  },
  {
    check: 'arranged_complete',
    what: 'a message that forgets the adults',
    apply: arranging((step) => {
      step.arrange!.message = 'May 50 learners come?'
    }),
  },
]
