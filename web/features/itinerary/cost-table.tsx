import { CostSwatch } from './cost-bar.tsx'
import { usePlanLanguage } from './language/plan-language.ts'
import type { CostShare } from './cost-shares.ts'
import { shownCents } from './shown-figures.ts'

/** The price for each learner by category; the last row is the sum. */
export function CostTable({ shares, total }: { shares: readonly CostShare[]; total: number }) {
  const { words, lang } = usePlanLanguage()
  return (
    <table lang={lang} className="cost-table">
      <caption className="sr-only">Cost breakdown per learner, in rand, estimated</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">What for</th>
          <th scope="col">Per learner</th>
        </tr>
      </thead>
      <tbody>
        {shares.map(({ category, amount, colour }) => (
          <tr key={category}>
            <th scope="row">
              <span className="flex items-center gap-2.5">
                <CostSwatch colour={colour} />
                {words.categories[category] ?? category}
              </span>
            </th>
            <td>{shownCents(amount)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{words.total}</th>
          <td>{shownCents(total)}</td>
        </tr>
      </tfoot>
    </table>
  )
}
