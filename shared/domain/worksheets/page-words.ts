import { gradesName } from '../itinerary/words.ts'
import type { Aim, Assessed } from './worksheet.ts'

/** What a page says besides its own data: each sentence stands here alone. */
export const THEN = 'Then, here or at school:'
export const LOOK_FOR = 'Look and listen for, and tick what you find'

export const aimInWords = (aim: Aim): string =>
  aim.code === 'topic'
    ? `CAPS ${aim.subject}, ${gradesName(aim.grade_min, aim.grade_max)}: ${aim.text}.`
    : `No CAPS topic is set for this stop in the plan. A good reason to come: ${aim.text}.`

/** "Task 1", "Tasks 1, 3 and 4". */
function tasksInWords(numbers: readonly number[]): string {
  const [last, ...before] = numbers.toReversed()
  return before.length === 0 ? `Task ${last}` : `Tasks ${before.toReversed().join(', ')} and ${last}`
}
export const assessedInWords = ({ tasks, text }: Assessed, taskCount: number): string =>
  `${tasks.length === taskCount ? 'All tasks' : tasksInWords(tasks)}: ${text}.`
