import type { ActivityWithin, Step } from '../../itinerary/itinerary.ts'
import { type Draft, type Mutation, stepsOf } from './mutation.ts'
import { linesOf } from './request-lines.ts'

interface Inner {
  step: Step
  activity: ActivityWithin
}
const innerIn = ({ itinerary }: Draft): Inner | null =>
  itinerary.daily_itinerary.flatMap(({ schedule }) =>
    schedule.flatMap((step) => (step.within ?? []).map((activity) => ({ step, activity }))),
  )[0] ?? null
/** A change to the first activity that is done within another step. */
const within =
  (change: (inner: Inner, draft: Draft) => boolean | void) =>
  (draft: Draft): boolean => {
    const inner = innerIn(draft)
    return inner !== null && change(inner, draft) !== false
  }
/** Moves the activity to another step, with the line that points at it. */
function moveTo({ step, activity }: Inner, draft: Draft, kind: Step['kind']): boolean {
  const other = stepsOf(draft, kind).findLast((one) => one.step !== step)
  const line = linesOf(draft).find(({ id }) => id === activity.request_id)
  if (!other || !line) return false
  delete step.within
  other.step.within = [activity]
  line.where = [{ day: other.day.day, start: other.step.start }]
  return true
}
const MOVES: readonly (readonly [Step['kind'], string])[] = [
  ['visit', 'a talk at another sight than the one that is named with it'],
  ['travel', 'a talk on the bus that nobody asked for there'],
  ['meal', 'a talk at lunch'],
  ['free', 'a talk in the free time, though its sight has room'],
]

export const WITHIN_MUTATIONS: readonly Mutation[] = [
  ...MOVES.map(
    ([kind, what]): Mutation => ({
      check: 'within_true',
      what,
      apply: within((inner, draft) => moveTo(inner, draft, kind)),
    }),
  ),
  ...[
    ['a swim within a visit where nobody can swim', 'swim'],
    ['stars that are looked at by day', 'night sky'],
  ].map(
    ([what, words]): Mutation => ({
      check: 'within_true',
      what: what!,
      apply: within(({ activity }, draft) => {
        const asked = draft.idea.requests.find(({ id }) => id === activity.request_id)
        if (!asked || draft.text === undefined) return false
        const other = words!.padEnd(asked.end - asked.start).slice(0, asked.end - asked.start)
        draft.text = `${draft.text.slice(0, asked.start)}${other}${draft.text.slice(asked.end)}`
        return true
      }),
    }),
  ),
  {
    check: 'within_true',
    what: 'a talk longer than the visit',
    apply: within(({ activity }) => {
      activity.minutes = 600
    }),
  },
  {
    check: 'within_true',
    what: 'a talk of no time',
    apply: within(({ activity }) => {
      activity.minutes = 0
    }),
  },
  {
    check: 'within_true',
    what: 'something within a visit that nobody asked for',
    also: ['requests_answered'],
    apply: within(({ activity }) => {
      activity.request_id = 'r99'
    }),
  },
  {
    check: 'within_true',
    what: 'a line that points at another step',
    also: ['requests_answered'],
    apply: within(({ step, activity }, draft) => {
      const line = linesOf(draft).find(({ id }) => id === activity.request_id)
      const other = stepsOf(draft, 'visit').find((one) => one.step !== step)
      if (!line || !other) return false
      line.where = [{ day: other.day.day, start: other.step.start }]
      return true
    }),
  },
  {
    check: 'requests_answered',
    what: 'a talk to be arranged that is in no step',
    also: ['arranged_complete'],
    apply: within(({ step }) => {
      delete step.within
    }),
  },
  {
    check: 'arranged_complete',
    what: 'a talk without a price to be quoted',
    also: ['parts_add_up', 'categories_add_up', 'group_bill_covered', 'reasons_true'],
    apply: within(({ activity }, { itinerary }) => {
      itinerary.cost_details = itinerary.cost_details.filter(({ item }) => !item.startsWith(activity.title))
    }),
  },
  {
    check: 'arranged_complete',
    what: 'a talk for which nobody is asked',
    also: ['nothing_empty'],
    apply: within(({ activity }) => {
      activity.arrange.who = ' '
    }),
  },
]
