import { formatRange } from '#shared/domain/calendar'
import { centsOfAmount } from '#shared/domain/payment/amount'
import { Container } from '../../ui/layout.tsx'
import { NoticeBox } from '../../ui/notice-box.tsx'
import { OrderSummary, SummaryBar } from './order-summary.tsx'
import { PaymentForm } from './payment-form.tsx'
import type { PaymentLink } from './payment-link.ts'
import { PAYMENT_FAILED } from './payment-words.ts'
import { type PaymentOutside, usePayment } from './use-payment.ts'

/** The form and the order summary: beside it on a desktop, under the header on a phone. */
export function PaymentPage({ link, ...outside }: { link: PaymentLink } & PaymentOutside) {
  const { quote, answer } = outside
  const payment = usePayment(outside)
  const posted = (name: string) => (typeof answer?.values[name] === 'string' ? answer.values[name] : '')
  const tripName = payment.typed?.tripName ?? (answer ? posted('tripName') : link.tripName)
  const amountCents = payment.typed
    ? payment.typed.amountCents
    : centsOfAmount(answer ? posted('totalAmount') : link.amount)
  const shown = { tripName, tripId: link.tripId, amountCents }
  const when = quote.plan ? formatRange(quote.plan.start_date, quote.plan.end_date) : null
  return (
    <div className="payment">
      <SummaryBar shown={shown} quote={quote} />
      <Container className="payment-columns">
        <div className="min-w-0">
          <h1>Pay for a trip</h1>
          <p className="mt-3 text-lead text-ink-2">
            {[tripName || 'Name the trip and the amount', when].filter(Boolean).join(', ')}.
          </p>
          {quote.is_practice ? (
            <NoticeBox tone="warn" title="Practice mode." className="mt-5">
              <p>This page checks your details but takes no money.</p>
            </NoticeBox>
          ) : null}
          {link.ended ? <Ended how={link.ended} /> : null}
          <PaymentForm {...{ link, outside, payment, amountCents }} />
        </div>
        <OrderSummary shown={shown} quote={quote} />
      </Container>
    </div>
  )
}

/** For a payer who returns from the provider's page. */
const Ended = ({ how }: { how: 'cancelled' | 'failed' }) =>
  how === 'failed' ? (
    <NoticeBox tone="danger" title="Payment Failed" role="alert" className="mt-4">
      <p>{PAYMENT_FAILED}</p>
    </NoticeBox>
  ) : (
    <NoticeBox tone="info" title="You came back without paying." role="status" className="mt-4">
      <p>Your order is kept as not paid. You can pay below, by card or in another way.</p>
    </NoticeBox>
  )
