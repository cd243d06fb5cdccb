import type { Condition } from '../../idea/requests/request.ts'
import type { RequestLine } from '../../itinerary/requests.ts'
import { type Draft, type Mutation, stepsOf } from './mutation.ts'
import { changing, ECHOES, metSight } from './request-lines.ts'

/** A question at the end of the text, as if a line had been written for it. */
function addQuestion(draft: Draft, condition: Condition): RequestLine | null {
  const words = 'Must we bring hats?'
  if (draft.text === undefined || !draft.itinerary.requests) return null
  const start = draft.text.length + 1
  draft.text += ` ${words}`
  const request = { id: 'r98', kind: 'condition', force: 'must', text: words } as const
  draft.idea.requests.push({ ...request, condition, start, end: start + words.length })
  const line: RequestLine = {
    ...request,
    state: 'partly',
    where: [],
    why: { code: 'school_must_see', params: {} },
    reason: 'the school must see to it',
  }
  draft.itinerary.requests.push(line)
  return line
}

export const ASKED_MUTATIONS: readonly Mutation[] = [
  {
    check: 'questions_answered',
    what: 'a direct question that is left to the reader',
    apply: (draft) => addQuestion(draft, { code: 'other' }) !== null,
  },
  {
    check: 'requests_answered',
    what: 'a question that is called met in part',
    also: ['questions_answered'],
    apply: (draft) => addQuestion(draft, { code: 'question', about: 'other' }) !== null,
  },
  {
    check: 'requests_answered',
    what: 'a condition that is answered as if it were a question',
    apply: (draft) => {
      const line = addQuestion(draft, { code: 'other' })
      if (line) Object.assign(line, { state: 'to_ask', why: { code: 'which_place', params: {} } })
      return line !== null
    },
  },
  {
    check: 'requests_answered',
    what: 'a request dropped',
    also: [...ECHOES, 'nothing_silent'],
    apply: ({ itinerary }) => (itinerary.requests ?? []).shift() !== undefined,
  },
  {
    check: 'requests_answered',
    what: 'all requests dropped',
    also: [...ECHOES, 'within_true'],
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
    what: 'a sight of a sort that is met far from the town that the words name',
    also: ECHOES,
    apply: ({ itinerary, idea }) => {
      const met = idea.requests.find(
        (one) =>
          one.kind === 'sight' &&
          !one.named &&
          one.placeId === null &&
          itinerary.requests?.some(({ id, state, place_id }) => id === one.id && state === 'met' && !place_id),
      )
      if (!met) return false
      Object.assign(met, { near: 'Springbok' })
      return true
    },
  },
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
      line.force = line.force === 'wish' ? 'must' : 'wish'
    }),
  },
  {
    check: 'rain_not_request',
    what: 'a sight that is planned only for rain',
    also: ['rain_plan', 'requests_answered', 'no_contradiction', 'nothing_silent'],
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
