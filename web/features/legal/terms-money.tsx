import type { LegalSection } from './legal-section.ts'
import { RefundTable } from './refund-table.tsx'

export const MONEY: readonly LegalSection[] = [
  {
    id: 'prices',
    title: 'Prices, VAT and our fee',
    short: 'Prices are in rand and include VAT. You see our platform fee before you book.',
    body: (
      <>
        <p>
          Prices are in South African rand and include value-added tax (VAT) where it applies. Our platform fee is
          disclosed before you book, as a line of its own. There are no charges that you have not seen before you pay.
        </p>
        <p>
          While a payment page says that it is in practice mode, no money moves and nothing is booked, whatever is typed
          there.
        </p>
      </>
    ),
  },
  {
    id: 'commit',
    title: 'Paying over time with Commit',
    short:
      'The school locks in the dates with a small fee, and families pay in instalments. Too few families: all is refunded.',
    body: (
      <>
        <ul>
          <li>
            The school pays a commitment fee, typically 3–5% of the trip’s cost. The exact amount is shown before the
            school agrees.
          </li>
          <li>Families who choose instalments pay a convenience fee of 1.5%. Paying in full costs no fee.</li>
          <li>The school sets the number of instalments, their due dates and the minimum number of learners.</li>
          <li>Once the commitment fee is received, we advance the provider’s deposit.</li>
          <li>Once enough families have paid, the provider receives the balance.</li>
          <li>
            If fewer take part than the school’s minimum, the trip is cancelled, and all parents and the school’s fee
            are refunded.
          </li>
          <li>A provider that asks for an instant payout pays 2% of the amount for it.</li>
        </ul>
        <p>
          How it works, with a calculator, is on the <a href="/commit">Commit page</a>.
        </p>
      </>
    ),
  },
  {
    id: 'cancelling',
    title: 'Cancelling and refunds',
    short:
      '30 days or more: everything back. 15 to 29 days: half. Fewer than 15 days: nothing, unless the law gives more.',
    body: (
      <>
        <RefundTable />
        <p>
          The days are counted from the day we receive your cancellation to the first day of the trip. Refunds go back
          the way they came.
        </p>
        <h3>What the law adds</h3>
        <p>
          The Consumer Protection Act 68 of 2008 governs cancellation. You may cancel any advance booking. What is kept
          may never be more than is reasonable, given the notice you gave and whether the place could be filled again.
          Nothing is kept where the person for whom the booking was made cannot come because of death or
          hospitalisation. Where the Act gives you more than the table, the Act stands.
        </p>
        <h3>When the provider cancels</h3>
        <p>
          <strong>If a provider cancels, you get a full refund</strong> of what was paid for its service, our fee on it
          included. We try to find another provider, and you decide whether to accept it.
        </p>
      </>
    ),
  },
]
