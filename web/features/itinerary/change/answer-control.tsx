import type { Itinerary } from '#shared/contracts/itinerary'
import { Button } from '../../../ui/button.tsx'
import { ChangeRefused } from './change-refused.tsx'
import { usePlanEditing } from './plan-editing.ts'
import { PlainAnswer } from './plain-forms.tsx'

type Question = NonNullable<Itinerary['questions']>[number]

/** The answers to a question of the plan: each makes the plan's next version. */
export function AnswerControl({ question: { id, question, options } }: { question: Question }) {
  const { busy, revise } = usePlanEditing()
  const at = `answer-${id}`
  return (
    <div role="group" aria-label={question}>
      <div className="plan-anew needs-script">
        {options.map((option) => (
          <Button
            key={option}
            variant="secondary"
            className="min-h-11 py-1.5"
            aria-disabled={busy !== null}
            onClick={() => revise([{ type: 'answer', question: id, option }], at)}
          >
            {option}
          </Button>
        ))}
      </div>
      <output className="text-small text-ink-2">{busy === at && 'Planning…'}</output>
      <ChangeRefused at={at} />
      <noscript>
        {import.meta.env.SSR && options.map((option) => <PlainAnswer key={option} question={id} option={option} />)}
      </noscript>
    </div>
  )
}
