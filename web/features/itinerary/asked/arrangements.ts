import type { Day, Step } from '../day-figures.ts'
import type { PageWords } from '../language/page-words.ts'
import { shownRand } from '../shown-figures.ts'
import { arrangeId, withinId } from '../step-id.ts'

type Arrangement = NonNullable<Step['arrange']>

/** Something to which somebody must still agree: a step, or what is done within one. */
export interface ToBeArranged {
  day: Day
  step: Step
  title: string
  arrange: Arrangement
  /** Of what is done within the step: how long, and its card. */
  minutes: number | null
  cardId: string
}
/** What must still be arranged, in the order of the trip. */
export const stepsToArrange = (days: readonly Day[]): ToBeArranged[] =>
  days.flatMap((day) =>
    day.schedule.flatMap((step): ToBeArranged[] => [
      ...(step.arrange
        ? [
            {
              day,
              step,
              title: step.title,
              arrange: step.arrange,
              minutes: null,
              cardId: arrangeId(day.day, step.start),
            },
          ]
        : []),
      ...(step.within ?? []).map(({ request_id, title, minutes, arrange }) => ({
        day,
        step,
        title,
        arrange,
        minutes,
        cardId: withinId(day.day, step.start, request_id),
      })),
    ]),
  )

/** "about R0 to R60 a learner, to be quoted". */
export function estimateInWords({ low, high }: Arrangement['estimate'], words: PageWords): string {
  if (high === 0) return words.freeToBeQuoted
  return words.toBeQuoted(low === high ? shownRand(high) : words.range(shownRand(low), shownRand(high)))
}
