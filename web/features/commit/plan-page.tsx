import { formatDay } from '#shared/domain/calendar'
import type { CommitPlan } from '#shared/domain/commit/commit-plan'
import { LAST_PAYMENT_LEAD_DAYS } from '#shared/domain/commit/due-dates'
import type { CommitTexts } from '#shared/domain/commit/read-inputs'
import { formatCents } from '#shared/domain/money'
import { ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { FormContext } from '../../ui/form/form-state.ts'
import { ProblemSummary } from '../../ui/form/problem-summary.tsx'
import { Container } from '../../ui/layout.tsx'
import { CommitFields } from './commit-form.tsx'
import { CommitResult } from './commit-result.tsx'
import { PaymentDates } from './payment-dates.tsx'
import { useCommit } from './use-commit.ts'

/** The calculator's result on a page of its own, with every date; it needs no script. */
export function CommitPlanPage({ texts }: { texts: CommitTexts }) {
  const { form, plan, problems } = useCommit(texts)
  return (
    <Container className="commit-plan">
      <h1>Your payment plan</h1>
      <p className="commit-lead">
        An estimate to decide with. Nothing is booked, and the school’s own dates and minimum are agreed when it books.
      </p>
      {Object.keys(problems).length > 0 ? (
        <FormContext value={{ problems, values: {}, filled: {} }}>
          <ProblemSummary lead="We could not work this out yet." serial={0} />
        </FormContext>
      ) : null}
      <div className="commit-plan-parts">
        {plan ? <Dates plan={plan} /> : null}
        <Card as="section" aria-labelledby="figures" className="commit-calculator">
          <h2 id="figures">Your figures</h2>
          <form ref={form} action="/commit/plan" noValidate>
            <CommitFields texts={texts} plan={plan} problems={problems} action="Work it out" />
          </form>
          {plan ? <CommitResult plan={plan} /> : null}
        </Card>
      </div>
    </Container>
  )
}

function Dates({ plan }: { plan: CommitPlan }) {
  const { inputs, payments, tripCents } = plan
  return (
    <div>
      <PaymentDates plan={plan} />
      <p className="commit-note">
        The trip leaves on {formatDay(inputs.leaveOn)} and costs {formatCents(tripCents)} for {inputs.learners}{' '}
        learners. The last payment is due at least {LAST_PAYMENT_LEAD_DAYS} days before, while a cancellation still
        refunds everything.
      </p>
      <p className="commit-note">
        If fewer than {inputs.minimum} families have paid by {formatDay(payments.at(-1)?.dueOn ?? inputs.leaveOn)}, the
        trip is cancelled. Each family gets back all that it paid, and the school its commitment fee.
      </p>
      <ButtonLink href="/request-demo" wide className="commit-plan-next">
        Request Demo
      </ButtonLink>
    </div>
  )
}
