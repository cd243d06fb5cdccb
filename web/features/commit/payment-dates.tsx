import { formatDay } from '#shared/domain/calendar'
import type { CommitPlan } from '#shared/domain/commit/commit-plan'
import { formatCents } from '#shared/domain/money'

/** Every payment with its date and the remaining amount, to read and to print. */
export function PaymentDates({ plan }: { plan: CommitPlan }) {
  return (
    <div className="commit-table-frame">
      <table className="commit-table">
        <caption>What a family pays, and when</caption>
        <thead>
          <tr>
            <th scope="col">Payment</th>
            <th scope="col">Due on</th>
            <th scope="col">Amount</th>
            <th scope="col">Left after it</th>
          </tr>
        </thead>
        <tbody>
          {plan.payments.map(({ dueOn, cents, leftCents }, index) => (
            <tr key={dueOn}>
              <th scope="row">{index + 1}</th>
              <td>
                <time dateTime={dueOn}>{formatDay(dueOn)}</time>
              </td>
              <td>{formatCents(cents)}</td>
              <td>{formatCents(leftCents)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              In all
            </th>
            <td>{formatCents(plan.totalCents)}</td>
            <td>fee of {formatCents(plan.feeCents)} included</td>
          </tr>
        </tfoot>
      </table>
    </div>
  )
}
