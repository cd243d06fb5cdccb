import type { Itinerary } from '#shared/contracts/itinerary'
import { counted, shownDates, shownRand } from './shown-figures.ts'

/** Where, how long, who and when, at a glance. */
export function TripFacts({ itinerary }: { itinerary: Itinerary }) {
  const { students, teachers, size, recommended_size } = itinerary.group_details
  const facts = [
    ['Where', itinerary.location],
    ['How long', itinerary.duration],
    ['Group', `${counted(students, 'learner')}, ${counted(teachers, 'teacher')}`],
    ['When', shownDates(itinerary.start_date, itinerary.end_date)],
    ...(recommended_size === size ? [] : [['Works best for', counted(recommended_size, 'person', 'people')]]),
  ]
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-4 sm:flex sm:flex-wrap sm:gap-x-9 print:flex print:gap-x-6">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt className="text-small text-ink-3">{label}</dt>
          <dd className="font-semibold">{value}</dd>
        </div>
      ))}
      <div className="hidden print:block">
        <dt className="text-small text-ink-3">Price</dt>
        <dd className="font-semibold">{shownRand(itinerary.total_per_student)} a learner, estimate</dd>
      </div>
    </dl>
  )
}
