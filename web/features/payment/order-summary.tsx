import { ChevronDown } from 'lucide-react'
import type { PaymentQuote } from '#shared/contracts/payment'
import { centsOfRand, formatCents } from '#shared/domain/money'
import { isPayable } from '#shared/domain/payment/amount'
import { shareInWords, shareOfPlan } from '#shared/domain/payment/share-of-plan'
import bus from '../../media/bus.svg?no-inline'
import { Card } from '../../ui/card.tsx'
import { Road } from '../../ui/road.tsx'
import { METHOD_NAMES } from './payment-words.ts'

export interface Shown {
  tripName: string
  tripId: string
  amountCents: number | null
}

export const shownSum = (cents: number | null): string | null => (isPayable(cents) ? formatCents(cents) : null)

/** On a phone: the trip and the amount under the header, with all details when opened. */
export function SummaryBar(props: { shown: Shown; quote: PaymentQuote }) {
  const { tripName, amountCents } = props.shown
  return (
    <details className="payment-bar">
      <summary className="container-page">
        <span className="grid min-w-0 grow">
          <span className="payment-bar-trip">{tripName || 'Your trip'}</span>
          <span className="text-micro text-ink-2">Order summary</span>
        </span>
        <strong className="tabular-nums font-display text-[1.25rem]">{shownSum(amountCents) ?? 'R0'}</strong>
        <ChevronDown size={20} />
      </summary>
      <div className="container-page pb-4">
        <SummaryRows {...props} />
      </div>
    </details>
  )
}

/** On a desktop: beside the form. */
export function OrderSummary(props: { shown: Shown; quote: PaymentQuote }) {
  return (
    <Card as="aside" aria-labelledby="order-summary" className="payment-summary">
      <div className="payment-picture">
        <img src={bus} alt="" width={240} height={120} />
      </div>
      <div className="p-6">
        <h2 id="order-summary">Order summary</h2>
        <SummaryRows {...props} />
      </div>
    </Card>
  )
}

function SummaryRows({
  shown: { tripName, tripId, amountCents },
  quote: { plan },
}: {
  shown: Shown
  quote: PaymentQuote
}) {
  return (
    <>
      <dl className="payment-rows">
        <div>
          <dt>Trip</dt>
          <dd>{tripName || 'Not named yet'}</dd>
        </div>
        <div>
          <dt>Trip id</dt>
          <dd className="tabular-nums">{tripId || 'None given'}</dd>
        </div>
        <div>
          <dt>Method</dt>
          {/* All of them: `payment.css` shows the one whose radio button is checked, also without script. */}
          <dd>
            {Object.entries(METHOD_NAMES).map(([method, name]) => (
              <span key={method} className={`for-${method}`}>
                {name}
              </span>
            ))}
          </dd>
        </div>
        <div className="payment-total">
          <dt>Total (ZAR)</dt>
          <dd className="tabular-nums">{shownSum(amountCents) ?? 'R0'}</dd>
        </div>
      </dl>
      <Road className="my-3" />
      <p className="text-small text-ink-2">
        {plan ? (
          <>
            <AgainstPlan amountCents={amountCents} plan={plan} /> <a href={`/itinerary/${tripId}`}>See the plan</a>
          </>
        ) : (
          'The trip and the amount come from your link or from you. Please check them against the letter from your school.'
        )}
      </p>
    </>
  )
}

/** Compares the payer's amount with the price of the plan, which is an estimate and may be paid in parts. */
function AgainstPlan({ amountCents, plan }: { amountCents: number | null; plan: NonNullable<PaymentQuote['plan']> }) {
  const price = { perLearnerCents: centsOfRand(plan.total_per_student), groupCents: centsOfRand(plan.total_for_group) }
  const estimate = `an estimate of ${formatCents(price.perLearnerCents)} a learner`
  if (!isPayable(amountCents)) return `The plan’s price is ${formatCents(price.groupCents)}, ${estimate}.`
  const share = shareOfPlan(amountCents, price)
  const words = `${shareInWords(amountCents, price.groupCents)}: ${SHARES[share]}, ${estimate}.`
  if (share !== 'more') return words
  return <strong className="text-warn">{words} Please check the amount before you pay.</strong>
}

const SHARES: Record<ReturnType<typeof shareOfPlan>, string> = {
  part: 'part of the plan’s price',
  learner: 'the price for one learner',
  whole: 'the whole price of the plan',
  more: 'more than the plan’s price',
}
