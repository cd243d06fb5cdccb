import { Card } from '../../ui/card.tsx'
import { TickField } from '../../ui/form/tick-field.tsx'
import { refundRows } from './payment-words.ts'

/** The refund policy, and what the payer agrees to. */
export function BeforeYouPay({ startsOn }: { startsOn: string | null }) {
  return (
    <Card as="section" aria-labelledby="payment-terms" className="payment-card">
      <h2 id="payment-terms">Before you pay</h2>
      <h3 className="mt-4 font-body text-body font-semibold">If the trip is cancelled</h3>
      <dl className="payment-rows">
        {refundRows(startsOn).map(({ when, share }) => (
          <div key={when}>
            <dt>{when}</dt>
            <dd>{share}</dd>
          </div>
        ))}
      </dl>
      {startsOn ? null : (
        <p className="mb-2 text-small text-ink-3">
          Counted from the first day of the trip, which the letter from your school names.
        </p>
      )}
      <div className="mt-2 grid gap-1">
        <TickField name="agreeTerms">
          I agree to the <a href="/terms">terms and conditions</a>
        </TickField>
        <TickField name="agreeRefund">
          I agree to the <a href="/terms#cancelling">refund policy</a>
        </TickField>
        <TickField name="agreeData">
          I agree to <a href="/privacy">data processing</a> for this payment
        </TickField>
      </div>
    </Card>
  )
}
