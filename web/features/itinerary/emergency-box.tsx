import { EMERGENCY_NUMBERS } from './emergency-numbers.ts'
import { planAddress } from './plan-address.ts'

/** The emergency numbers, with the address of the plan; on paper at the bottom. */
export function EmergencyBox({ searchId }: { searchId: number }) {
  return (
    <section aria-labelledby="emergency" className="emergency">
      <div>
        <h2 id="emergency" className="small-heading">
          In an emergency
        </h2>
        <ul>
          {EMERGENCY_NUMBERS.map(({ who, number }) => (
            <li key={number}>
              {who} <a href={`tel:${number}`}>{number}</a>
            </li>
          ))}
        </ul>
      </div>
      <p className="hidden text-right print:block">
        Open this plan
        <strong className="block">{planAddress(searchId).replace(/^https?:\/\//, '')}</strong>
      </p>
    </section>
  )
}
