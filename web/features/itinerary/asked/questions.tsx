import type { Itinerary } from '#shared/contracts/itinerary'
import { PlanAnew } from './plan-anew.tsx'
import { withStop } from './sentences.ts'

const MOST_QUESTIONS = 3

interface Props {
  questions: NonNullable<Itinerary['questions']>
  /** The search that an answer adds to; null for a reader who does not own the idea. */
  searchId: number | null
}

/** What would change the plan most if we knew it. */
export function Questions({ questions, searchId }: Props) {
  if (questions.length === 0) return null
  return (
    <section aria-labelledby="questions" className="questions">
      <h2 id="questions" className="small-heading">
        {searchId === null ? 'Still open' : 'Tell us, and the plan gets better'}
      </h2>
      <ul>
        {questions.slice(0, MOST_QUESTIONS).map(({ id, question, options, changes }) => (
          <li key={id}>
            <p className="font-semibold">{question}</p>
            <p className="text-small text-ink-2">{`Your answer changes ${withStop(changes)}`}</p>
            {searchId === null ? (
              <p className="text-small text-ink-2">{options.join(' ')}</p>
            ) : (
              <PlanAnew
                searchId={searchId}
                label={question}
                answers={options.map((option) => ({ words: option, sentence: option }))}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
