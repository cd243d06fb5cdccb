import { EMERGENCY_NUMBERS } from './emergency-numbers.ts'
import { planAddress } from './plan-address.ts'

/** The numbers to call, on the screen and at the foot of the paper, with the address of the plan. */
export function EmergencyBox({ searchId }: { searchId: number }) {
  return (
    <section
      aria-labelledby="emergency"
      className="rounded-card border-[1.5px] border-ink p-5 emergency print:col-span-2"
    >
      <div>
        <h2 id="emergency" className="text-h3 leading-tight tracking-normal">
          In an emergency
        </h2>
        <ul className="mt-2 flex flex-wrap gap-x-7 gap-y-1 print:mt-1">
          {EMERGENCY_NUMBERS.map(([who, number]) => (
            <li key={number}>
              {who}{' '}
              <a
                href={`tel:${number}`}
                className="inline-flex min-h-11 items-center font-bold print:min-h-0 print:text-ink print:no-underline"
              >
                {number}
              </a>
            </li>
          ))}
        </ul>
      </div>
      <p className="hidden text-right text-small print:block">
        Open this plan
        <strong className="block">{planAddress(searchId).replace(/^https?:\/\//, '')}</strong>
      </p>
    </section>
  )
}
