import { clockOf } from '../../itinerary/words.ts'
import type { Light } from '../../idea/requests/request.ts'
import { sunOn } from '../../sun.ts'
import type { Plan } from '../plan.ts'
import type { AnsweringStep } from './answer.ts'
import { partly, type Verdict } from './verdict.ts'

/** Minutes before and after sunrise or sunset in which it is dawn or dusk. */
const TWILIGHT = 45
/** It is dark so many minutes after the sun has set. */
const UNTIL_DARK = 25

interface Span {
  from: number
  to: number
}
function hoursOf(light: Light, { rise, set }: { rise: number; set: number }): Span {
  if (light === 'dark') return { from: set + UNTIL_DARK, to: 24 * 60 }
  const sun = light === 'dawn' ? rise : set
  return { from: sun - TWILIGHT, to: sun + TWILIGHT }
}

/** What is wanted at dusk or in the dark, and stands in the plan by day; null if its steps are in that light. */
export function outOfLight(light: Light, steps: readonly AnsweringStep[], { days }: Plan): Verdict | null {
  const hours = (one: AnsweringStep) => hoursOf(light, sunOn(days[one.day - 1]!.date, one.step.spot))
  const isIn = (one: AnsweringStep) => {
    const { from, to } = hours(one)
    return one.step.start < to && one.step.end > from
  }
  const [first] = steps
  if (!first || steps.some(isIn)) return null
  const asked = Math.round(hours(first).from + (light === 'dark' ? 0 : TWILIGHT))
  return partly({ code: 'hours_not_kept', params: { asked: clockOf(asked), planned: clockOf(first.step.start) } })
}
