import { Check } from 'lucide-react'
import { Fragment } from 'react'
import { Section } from '../../ui/layout.tsx'
import { COMPARISON } from './comparison.ts'
import { PLANS } from './plans.ts'

/** A table on a desktop; on a phone each row is a feature with three labelled values, so nothing scrolls sideways. */
export function ComparisonTable() {
  return (
    <Section aria-labelledby="compare" className="compare-band">
      <h2 id="compare">Compare the plans</h2>
      <table className="compare">
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">Feature</span>
            </th>
            {PLANS.map(({ id, name }) => (
              <th key={id} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {COMPARISON.map(({ title, rows }) => (
            <Fragment key={title}>
              <tr className="compare-group">
                <th colSpan={4} scope="rowgroup">
                  {title}
                </th>
              </tr>
              {rows.map(([feature, ...cells]) => (
                <tr key={feature}>
                  <th scope="row">{feature}</th>
                  {cells.map((cell, index) => (
                    <td key={PLANS[index]?.id} data-label={PLANS[index]?.name}>
                      <Value cell={cell} />
                    </td>
                  ))}
                </tr>
              ))}
            </Fragment>
          ))}
        </tbody>
      </table>
    </Section>
  )
}

function Value({ cell }: { cell: boolean | string }) {
  if (typeof cell === 'string') return cell
  if (!cell) return <span className="compare-none">Not included</span>
  return (
    <>
      <Check size={20} className="compare-tick" />
      <span className="compare-yes">Included</span>
    </>
  )
}
