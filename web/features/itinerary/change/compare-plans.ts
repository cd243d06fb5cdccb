import type { Itinerary } from '#shared/contracts/itinerary'
import { isVisitStep } from '#shared/domain/itinerary/visits'
import { counted, shownDates, shownRand } from '../shown-figures.ts'

/** One line of two plans side by side. */
export interface ComparedLine {
  label: string
  left: string
  right: string
  differs: boolean
}

/** Two versions of a plan: price, dates, group, then each day with its stops and its beds. */
export function comparePlans(left: Itinerary, right: Itinerary): ComparedLine[] {
  const line = (label: string, of: (plan: Itinerary) => string): ComparedLine => {
    const sides = { left: of(left), right: of(right) }
    return { label, ...sides, differs: sides.left !== sides.right }
  }
  const days = Math.max(left.daily_itinerary.length, right.daily_itinerary.length)
  return [
    line('A learner', ({ total_per_student }) => shownRand(total_per_student)),
    line('When', ({ start_date, end_date }) => shownDates(start_date, end_date)),
    line('Who', ({ group_details: { students, teachers } }) =>
      [counted(students, 'learner'), counted(teachers, 'adult')].join(', '),
    ),
    ...Array.from({ length: days }, (_, index) => [
      line(`Day ${index + 1}`, (plan) => stopsOf(plan, index)),
      line(`Night ${index + 1}`, (plan) => plan.daily_itinerary[index]?.accommodation ?? 'none'),
    ]).flat(),
  ].filter(({ label, left: one, right: other }) => !label.startsWith('Night') || one !== 'none' || other !== 'none')
}

function stopsOf({ daily_itinerary }: Itinerary, index: number): string {
  const day = daily_itinerary[index]
  if (!day) return 'not in this version'
  const stops = day.schedule.filter(isVisitStep)
  return stops.map(({ start, title }) => `${start} ${title}`).join('; ') || 'no visit'
}
