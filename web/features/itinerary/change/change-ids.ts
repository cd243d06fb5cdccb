import type { Itinerary } from '#shared/contracts/itinerary'
import type { Change } from '#shared/contracts/revisions'
import { isVisitStep } from '#shared/domain/itinerary/visits'
import type { ChangeTarget } from './plan-editing.ts'

/** The ids of the controls on the page, to which the focus returns. */
const stepControlId = (day: number, step: number): string => `change-${day}-${step}`
const nightControlId = (day: number): string => `night-${day}`
const addControlId = (day: number): string => `add-${day}`
export const fieldControlId = (field: string): string => `taken-${field}`
/** The heading of the questions, while one is open. */
export const QUESTIONS_ID = 'questions'
export const VERSIONS_CONTROL_ID = 'change-versions'
export const noteControlId = (code: string): string => `note-${code}`
export const packageControlId = (style: string): string => `package-${style}`

/** The control that opened the drawer. */
export function controlOf(target: ChangeTarget): string {
  switch (target.part) {
    case 'step':
      return stepControlId(target.day, target.step)
    case 'night':
      return nightControlId(target.day)
    case 'add':
      return addControlId(target.day)
    case 'field':
      return fieldControlId(target.field)
    case 'versions':
      return VERSIONS_CONTROL_ID
    case 'stale':
      return 'plan'
  }
}

type Step = Itinerary['daily_itinerary'][number]['schedule'][number]

/** A visit, a programme at the stay, or the arrival there. */
export const canChange = (step: Step): boolean =>
  isVisitStep(step) || step.programme_id !== undefined || step.kind === 'check_in'

/** When the group sets out on a day: its first drive; null on a day without one. */
export const setsOutAt = ({ daily_itinerary }: Itinerary, day: number): string | null =>
  daily_itinerary.find((one) => one.day === day)?.schedule.find(isDrive)?.start ?? null
const isDrive = ({ role, kind }: Step): boolean => (role === undefined ? kind === 'travel' : role === 'drive')

/** Whether a step is where the day begins, and with it the hour at which the group sets out can be changed. */
export const beginsDay = (plan: Itinerary, day: number, step: number): boolean => {
  const shown = stepAt(plan, day, step)
  return step === 0 && shown !== undefined && !canChange(shown) && setsOutAt(plan, day) !== null
}

/** The control to look at after a change: that of what was changed, else the nearest one. */
export function controlAfter(change: Change, before: Itinerary, after: Itinerary): string {
  switch (change.type) {
    case 'set':
      return fieldControlId(change.field === 'grade_max' ? 'grade_min' : change.field)
    case 'stay':
      return nightControlId(change.day)
    case 'package':
      return packageControlId(change.code)
    case 'swap':
    case 'add': {
      const title = typeof change.with === 'string' ? change.with : change.with.title
      return find(after, change.day, title) ?? nearest(after, change.day, 'step' in change ? change.step : 0)
    }
    case 'remove':
      return nearest(after, change.day, change.step)
    case 'lock':
    case 'unlock':
    case 'resize':
    case 'move': {
      if (change.type === 'move' && change.step === undefined)
        return change.to_day === undefined ? stepControlId(change.day, 0) : addControlId(change.to_day)
      const step = stepAt(before, change.day, change.step ?? 0)
      const day = ('to_day' in change && change.to_day) || change.day
      return find(after, day, step?.place_id ?? step?.title ?? '') ?? nearest(after, day, change.step ?? 0)
    }
    case 'answer':
      return QUESTIONS_ID
    case 'undo':
    case 'redo':
      return 'plan'
  }
}

export const stepAt = ({ daily_itinerary }: Itinerary, day: number, step: number): Step | undefined =>
  daily_itinerary.find((one) => one.day === day)?.schedule[step]

/** The step of a day with this place, programme or title. */
export function stepWith(plan: Itinerary, day: number, what: string): number {
  const schedule = plan.daily_itinerary.find((one) => one.day === day)?.schedule ?? []
  return schedule.findIndex(
    (step) => canChange(step) && (step.place_id === what || step.programme_id === what || step.title === what),
  )
}

function find(plan: Itinerary, day: number, what: string): string | undefined {
  const step = stepWith(plan, day, what)
  return step < 0 ? undefined : stepControlId(day, step)
}

/** The control of the step that can be changed and is nearest in its day, else that which adds a stop there. */
function nearest(plan: Itinerary, day: number, step: number): string {
  const schedule = plan.daily_itinerary.find((one) => one.day === day)?.schedule
  if (!schedule) return 'plan'
  const steps = schedule.flatMap((one, index) => (canChange(one) ? [index] : []))
  const [first] = steps.toSorted((a, b) => Math.abs(a - step) - Math.abs(b - step))
  return first === undefined ? addControlId(day) : stepControlId(day, first)
}
