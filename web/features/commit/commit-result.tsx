import type { ReactNode } from 'react'
import { formatDay } from '#shared/domain/calendar'
import type { CommitPlan } from '#shared/domain/commit/commit-plan'
import { CONVENIENCE_FEE_PERCENT } from '#shared/domain/commit/fees'
import { formatCents } from '#shared/domain/money'

/** The result: the amount each month, its dates, the fee, what the school pays, and what happens below the minimum. */
export function CommitResult({ plan }: { plan: CommitPlan }) {
  const { inputs, payments, commitmentFee, fromJanuary } = plan
  const [first, last] = [payments[0], payments.at(-1)]
  return (
    <>
      <div className="commit-result on-dark">
        <p>Each family pays</p>
        <p role="status" className="commit-sum">
          {`${formatCents(first?.cents ?? 0)} a month`}
        </p>
        <ol aria-label="Payment dates" className="commit-dates">
          {payments.map(({ dueOn }) => (
            <li key={dueOn}>
              <time dateTime={dueOn}>{shortDay(dueOn)}</time>
            </li>
          ))}
        </ol>
        <p>
          {`${formatCents(inputs.priceCents)} plus ${formatCents(plan.feeCents)} fee (${CONVENIENCE_FEE_PERCENT}%). Last payment ${formatCents(last?.cents ?? 0)}.`}
        </p>
      </div>
      <dl className="commit-rows">
        <Row label="School pays now (3–5%)">
          {`${formatCents(commitmentFee.leastCents)} to ${formatCents(commitmentFee.mostCents)}`}
        </Row>
        {fromJanuary ? (
          <Row label="If you start in January">
            {`${fromJanuary.length} × ${formatCents(fromJanuary[0]?.cents ?? 0)}`}
          </Row>
        ) : null}
        <Row label={`Fewer than ${inputs.minimum} paid`}>Everyone refunded</Row>
      </dl>
    </>
  )
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** "1 Oct". */
const shortDay = (day: string): string => {
  const [date, month = ''] = formatDay(day).split(' ')
  return `${date}\u00a0${month.slice(0, 3)}`
}
