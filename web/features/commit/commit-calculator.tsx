import { Card } from '../../ui/card.tsx'
import { CommitFields } from './commit-form.tsx'
import { CommitResult } from './commit-result.tsx'
import { EXAMPLE } from './example.ts'
import { useCommit } from './use-commit.ts'

/** Starts with an example, updates with the input, and links to the page with every date. */
export function CommitCalculator() {
  const { form, plan, problems } = useCommit(EXAMPLE)
  return (
    <Card as="section" aria-labelledby="calculator" className="commit-calculator">
      <h2 id="calculator">What would it be a month?</h2>
      <form ref={form} action="/commit/plan" noValidate>
        <CommitFields texts={EXAMPLE} plan={plan} problems={problems} action="See every date" />
      </form>
      {plan ? <CommitResult plan={plan} /> : null}
    </Card>
  )
}
