import type { Itinerary } from '#shared/contracts/itinerary'
import { QUESTIONS_ID } from '../change/change-ids.ts'
import { useOwnerParts } from '../change/editing-context.ts'
import { usePlanLanguage } from '../language/plan-language.ts'
import { PlanAnew } from './plan-anew.tsx'
import { withStop } from './sentences.ts'

const MOST_QUESTIONS = 3

interface Props {
  questions: NonNullable<Itinerary['questions']>
  /** The search that an answer adds to; null for a reader who does not own the idea. */
  searchId: number | null
}

/** What would change the plan most if we knew it. An answer changes the plan, or makes a new one where it cannot be changed. */
export function Questions({ questions, searchId }: Props) {
  const owner = useOwnerParts()
  const { words } = usePlanLanguage()
  if (questions.length === 0) return null
  return (
    <section aria-labelledby={QUESTIONS_ID} className="questions">
      <h2 id={QUESTIONS_ID} tabIndex={owner ? -1 : undefined} className="small-heading">
        {searchId === null ? words.stillOpen : words.tellUs}
      </h2>
      <ul>
        {questions.slice(0, MOST_QUESTIONS).map((one) => (
          <li key={one.id}>
            <p className="font-semibold">{one.question}</p>
            <p className="text-small text-ink-2">{words.changes(withStop(one.changes))}</p>
            {searchId === null && <Options options={one.options} />}
            {searchId !== null && owner && <owner.AnswerControl question={one} />}
            {searchId !== null && !owner && (
              <PlanAnew
                searchId={searchId}
                label={one.question}
                answers={one.options.map((option) => ({ words: option, sentence: option }))}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What could be answered, for a reader who cannot answer. */
function Options({ options }: { options: readonly string[] }) {
  return (
    <ul className="question-options">
      {options.map((option) => (
        <li key={option}>{option}</li>
      ))}
    </ul>
  )
}
