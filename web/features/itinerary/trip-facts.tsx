import type { Itinerary } from '#shared/contracts/itinerary'
import { usePlanLanguage } from './language/plan-language.ts'
import { counted, shownDates, shownRand } from './shown-figures.ts'

interface Props {
  itinerary: Itinerary
  /** The owner has the same facts above, as words to change: then these are for paper. */
  isBesideWords?: boolean
}

/** The main facts: where, how long, who and when. */
export function TripFacts({ itinerary, isBesideWords = false }: Props) {
  const { language, words, lang } = usePlanLanguage()
  const { students, teachers, size, recommended_size } = itinerary.group_details
  const facts = [
    [words.where, itinerary.location],
    [words.howLong, itinerary.duration],
    [words.group, `${counted(students, ...words.learners)}, ${counted(teachers, ...words.teachers)}`],
    [words.when, shownDates(itinerary.start_date, itinerary.end_date, language)],
    ...(recommended_size === size ? [] : [[words.worksBest, counted(recommended_size, ...words.people)]]),
  ]
  return (
    <dl lang={lang} className={isBesideWords ? 'facts facts-for-paper' : 'facts'}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      <div className="hidden print:block">
        <dt>{words.price}</dt>
        <dd>{words.priceOfLearner(shownRand(itinerary.total_per_student))}</dd>
      </div>
    </dl>
  )
}
