import { CostSwatch } from './cost-bar.tsx'
import type { CostShare } from './cost-shares.ts'
import { shownCents } from './shown-figures.ts'

/** What a learner pays, by category; the last row is the sum of the others. */
export function CostTable({ shares, total }: { shares: readonly CostShare[]; total: number }) {
  return (
    <table className="w-full text-small figures">
      <caption className="sr-only">Cost breakdown per learner, in rand, estimated</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">What for</th>
          <th scope="col">Per learner</th>
        </tr>
      </thead>
      <tbody>
        {shares.map(({ category, amount, colour }) => (
          <tr key={category} className="border-b border-line">
            <th scope="row" className="py-2 text-left font-normal lg:py-1 print:py-0.5">
              <span className="flex items-center gap-2.5">
                <CostSwatch colour={colour} />
                {category}
              </span>
            </th>
            <td className="py-2 text-right font-medium lg:py-1 print:py-0.5">{shownCents(amount)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className="font-bold">
          <th scope="row" className="py-2 text-left lg:py-1.5 print:py-0.5">
            Total, estimated
          </th>
          <td className="py-2 text-right lg:py-1.5 print:py-0.5">{shownCents(total)}</td>
        </tr>
      </tfoot>
    </table>
  )
}
