import type { Itinerary } from '#shared/contracts/itinerary'
import { counted, shownDates, shownRand } from './shown-figures.ts'

interface Props {
  itinerary: Itinerary
  /** The owner has the same facts above, as words to change: then these are for paper. */
  isBesideWords?: boolean
}

/** The main facts: where, how long, who and when. */
export function TripFacts({ itinerary, isBesideWords = false }: Props) {
  const { students, teachers, size, recommended_size } = itinerary.group_details
  const facts = [
    ['Where', itinerary.location],
    ['How long', itinerary.duration],
    ['Group', `${counted(students, 'learner')}, ${counted(teachers, 'teacher')}`],
    ['When', shownDates(itinerary.start_date, itinerary.end_date)],
    ...(recommended_size === size ? [] : [['Works best for', counted(recommended_size, 'person', 'people')]]),
  ]
  return (
    <dl className={isBesideWords ? 'facts facts-for-paper' : 'facts'}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      <div className="hidden print:block">
        <dt>Price</dt>
        <dd>{shownRand(itinerary.total_per_student)} a learner, estimate</dd>
      </div>
    </dl>
  )
}
