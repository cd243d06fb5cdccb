import { Lock } from 'lucide-react'
import { PAYMENT_ERRORS_TITLE } from '#shared/domain/payment/payment-errors'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { FormContext } from '../../ui/form/form-state.ts'
import { ProblemSummary } from '../../ui/form/problem-summary.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { BeforeYouPay } from './before-you-pay.tsx'
import { MethodFields } from './method-fields.tsx'
import { shownSum } from './order-summary.tsx'
import { BillingFields, SchoolFields } from './payer-fields.tsx'
import type { PaymentLink } from './payment-link.ts'
import { PAYMENT_FAILED } from './payment-words.ts'
import type { PaymentOutside, usePayment } from './use-payment.ts'

interface Props {
  link: PaymentLink
  outside: PaymentOutside
  payment: ReturnType<typeof usePayment>
  amountCents: number | null
}

/** Trip, method, payer, school and agreements, in the order of the specification; without script it posts to its own page. */
export function PaymentForm({ link, outside: { quote, answer }, payment, amountCents }: Props) {
  const { formProps, problem, serial, busy, typed } = payment
  // The server's answer to a posted form is a page without script.
  const isPlain = answer !== undefined
  const values = answer?.values ?? { tripName: link.tripName, totalAmount: link.amount, paymentMethod: 'card' }
  const problems = withoutCard(problem?.fields ?? {}, typed?.method)
  const sum = shownSum(amountCents)
  return (
    <FormContext value={{ problems, values, filled: {} }}>
      <form method="post" {...formProps} className="payment-form">
        {problem ? (
          <Problem words={problem.problem} hasFields={Object.keys(problem.fields).length > 0} serial={serial} />
        ) : null}
        <input type="hidden" name="tripId" defaultValue={link.tripId} />
        <input type="hidden" name="orderKey" defaultValue={quote.order_key} />
        <Card as="section" aria-labelledby="payment-trip" className="payment-card">
          <h2 id="payment-trip">Trip details</h2>
          <div className="payment-fields">
            <TextField name="tripName" label="Trip" autoComplete="off" data-private="" />
            <TextField
              name="totalAmount"
              label="Amount in rand"
              inputMode="decimal"
              autoComplete="transaction-amount"
              data-private=""
            />
          </div>
        </Card>
        <MethodFields quote={quote} tripId={link.tripId} isPlain={isPlain} />
        <BillingFields />
        <SchoolFields />
        <BeforeYouPay startsOn={quote.plan?.start_date ?? null} />
        <div>
          <Button type="submit" wide aria-disabled={busy || undefined} className="payment-pay">
            {busy ? (
              'Processing...'
            ) : (
              <>
                <Lock size={20} />
                <span className="unless-cash">{sum ? `Pay ${sum}` : 'Pay'}</span>
                <span className="for-cash">{sum ? `Place order, pay ${sum} in cash` : 'Place order, pay in cash'}</span>
              </>
            )}
          </Button>
          <p className="mt-3 text-small text-ink-3">
            <span className="for-card">
              {quote.card_provider === 'simulated'
                ? 'No card is charged. Your card details stay in this browser and are not stored.'
                : 'Your card details are not stored.'}
            </span>
            <span className="for-bank_transfer">
              This places your order. We mark it paid once the transfer arrives.
            </span>
            <span className="for-cash">This places your order. We mark it paid once the office has the cash.</span>
          </p>
        </div>
      </form>
    </FormContext>
  )
}

/** One notice for all problems; a failure without a field has the words of the specification. */
function Problem({ words, hasFields, serial }: { words: string; hasFields: boolean; serial: number }) {
  if (hasFields)
    return <ProblemSummary title={PAYMENT_ERRORS_TITLE} lead="What you typed is still here." serial={serial} />
  const more = words.replace(/^Payment Failed: /, '')
  return (
    <ProblemSummary
      title="Payment Failed"
      serial={serial}
      lead={more === PAYMENT_FAILED ? PAYMENT_FAILED : `${PAYMENT_FAILED} ${more}`}
    />
  )
}

/** Removes the card's problems when another method is chosen. */
const withoutCard = (fields: Record<string, string>, method: string | undefined): Record<string, string> =>
  method === undefined || method === 'card'
    ? fields
    : Object.fromEntries(Object.entries(fields).filter(([name]) => !/^card[A-Z]/.test(name)))
