import { Banknote, CreditCard, Landmark } from 'lucide-react'
import type { PaymentQuote } from '#shared/contracts/payment'
import { Card } from '../../ui/card.tsx'
import { ChoiceRows } from '../../ui/form/tick-field.tsx'
import { NoticeBox } from '../../ui/notice-box.tsx'
import { BankBox } from './bank-box.tsx'
import { CardFields } from './card-fields.tsx'
import { METHOD_NAMES, PROVIDER_NAMES } from './payment-words.ts'

/** Card, transfer or cash; the style sheet shows the part of the checked radio button. */
export function MethodFields({ quote, tripId, isPlain }: { quote: PaymentQuote; tripId: string; isPlain: boolean }) {
  const { card_provider: provider } = quote
  const cardHint = provider === 'simulated' ? 'Visa or Mastercard' : `On ${PROVIDER_NAMES[provider]}’s own page`
  return (
    <Card as="section" aria-labelledby="payment-method" className="payment-card">
      <h2 id="payment-method">Payment method</h2>
      <ChoiceRows
        name="paymentMethod"
        legend={<span className="sr-only">How do you want to pay?</span>}
        choices={[
          { value: 'card', label: METHOD_NAMES.card, hint: cardHint, icon: <CreditCard size={22} /> },
          {
            value: 'bank_transfer',
            label: METHOD_NAMES.bank_transfer,
            hint: 'Use the trip id as reference',
            icon: <Landmark size={22} />,
          },
          { value: 'cash', label: METHOD_NAMES.cash, hint: 'Arranged via the office', icon: <Banknote size={22} /> },
        ]}
      />
      <div className="for-card">
        {provider === 'simulated' ? (
          <SimulatedCard isPlain={isPlain} />
        ) : (
          <HostedCard name={PROVIDER_NAMES[provider]} />
        )}
      </div>
      <div className="for-bank_transfer">
        <BankBox account={quote.account} tripId={tripId} isPlain={isPlain} />
      </div>
      <div className="for-cash">
        <div className="payment-box">
          <p className="font-semibold">Cash is arranged via the office.</p>
          <p className="mt-1 text-small text-ink-2">
            Your order gets a reference. The office arranges with you where and when to pay, and asks for it. Please
            send no cash with a learner before that.
          </p>
        </div>
      </div>
    </Card>
  )
}

function SimulatedCard({ isPlain }: { isPlain: boolean }) {
  return (
    <>
      {isPlain ? null : (
        <div className="with-script">
          <CardFields />
        </div>
      )}
      <div className={isPlain ? '' : 'without-script'}>
        <NoticeBox tone="info" title="Practising a card payment needs JavaScript." className="mt-4">
          <p>Card details are checked in your browser and sent nowhere. Bank transfer and cash work as they are.</p>
        </NoticeBox>
      </div>
    </>
  )
}

const HostedCard = ({ name }: { name: string }) => (
  <div className="payment-box">
    <p className="font-semibold">You type your card on {name}’s own page.</p>
    <p className="mt-1 text-small text-ink-2">
      It opens when you press Pay. We never see the card, and you come back here afterwards.
    </p>
  </div>
)
