import type { BankAccount } from '#shared/contracts/payment'
import { tripReference } from '#shared/domain/payment/trip-reference'
import { CopyButton } from '../../ui/copy-button.tsx'
import { NoticeBox } from '../../ui/notice-box.tsx'

/** The bank account for a transfer, and the reference that the transfer must have. */
export function BankBox({ account, tripId, isPlain }: { account: BankAccount; tripId: string; isPlain: boolean }) {
  const reference = tripReference(tripId)
  const rows = [
    ['Account name', account.account_name],
    ['Bank', account.bank],
    ['Account number', account.account_number],
    ['Branch code', account.branch_code],
  ]
  return (
    <div className="payment-box">
      {account.is_sample ? (
        <NoticeBox tone="warn" title="Sample bank details, for illustration.">
          <p>Do not pay into them.</p>
        </NoticeBox>
      ) : null}
      <dl className="payment-rows tabular-nums">
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 font-semibold">Your reference</p>
      {reference ? (
        <>
          <p className="payment-reference">
            <strong className="tabular-nums">{reference}</strong>
            {isPlain ? null : <CopyButton text={reference} about="the reference" />}
          </p>
          <p className="mt-2 text-small text-ink-3">Use it exactly, so that the payment finds your trip.</p>
        </>
      ) : (
        <p className="text-small text-ink-2">You get it with your order: on the next page and by email.</p>
      )}
    </div>
  )
}
