import type { Itinerary } from '#shared/contracts/itinerary'
import { comparePlans } from './compare-plans.ts'

interface Side {
  title: string
  plan: Itinerary
}

/** Two plans side by side; what differs is marked in words as well as in colour. */
export function CompareTable({ left, right }: { left: Side; right: Side }) {
  const lines = comparePlans(left.plan, right.plan)
  const count = lines.filter(({ differs }) => differs).length
  return (
    <table className="plan-compare">
      <caption>
        {count === 0 ? 'Nothing that we list differs' : `${count} ${count === 1 ? 'line differs' : 'lines differ'}`}
      </caption>
      <thead>
        <tr>
          <th scope="col">What</th>
          <th scope="col">{left.title}</th>
          <th scope="col">{right.title}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ label, differs, ...line }) => (
          <tr key={label} data-differs={differs ? '' : undefined}>
            <th scope="row">
              {label}
              {differs && <span className="compare-mark">differs</span>}
            </th>
            <td>{line.left}</td>
            <td>{line.right}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
