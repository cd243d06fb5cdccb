import { CONVENIENCE_FEE_PERCENT } from '#shared/domain/commit/fees'
import { instalmentsFor } from '#shared/domain/commit/instalments'
import { formatCents } from '#shared/domain/money'
import { SAMPLE_TRIP } from './sample-trip.ts'

const MONTHS = ['Oct', 'Nov', 'Dec', 'Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'] as const

/** The sample's price in monthly payments, computed by the rules of Commit. */
export function PaymentsPicture() {
  const { amountsCents } = instalmentsFor(SAMPLE_TRIP.priceCents, MONTHS.length)
  const [monthlyCents = 0, lastCents = 0] = [amountsCents[0], amountsCents.at(-1)]
  return (
    <div className="on-dark absolute inset-0 flex flex-col justify-center bg-petrol-deep p-5 text-white sm:p-8">
      <p className="font-display text-[2rem] font-[780]">{`${formatCents(monthlyCents)} a month`}</p>
      <p className="mt-1 text-small text-[#ffffffd9]">
        {`A sample: ${MONTHS.length} payments from October to June instead of ${formatCents(SAMPLE_TRIP.priceCents)} at once. The last is ${formatCents(lastCents)}; a fee of ${CONVENIENCE_FEE_PERCENT}% is included.`}
      </p>
      <ol className="mt-4 flex gap-1.5" aria-hidden="true">
        {MONTHS.map((month, index) => (
          <li
            key={month}
            className={`grow rounded-sign py-2 text-center text-micro font-semibold max-sm:text-[0.6875rem] ${index < 2 ? 'bg-bus text-on-bus' : 'bg-[#ffffff26]'}`}
          >
            {month}
          </li>
        ))}
      </ol>
    </div>
  )
}
