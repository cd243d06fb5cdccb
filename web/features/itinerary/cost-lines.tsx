import type { Itinerary } from '#shared/contracts/itinerary'
import { Card } from '../../ui/card.tsx'
import { shownCents } from './shown-figures.ts'

/** The lines of each category: unit price, quantity, and the group's total. */
export function CostLines({ lines }: { lines: Itinerary['cost_details'] }) {
  if (lines.length === 0) return null
  return (
    <section aria-labelledby="price-lines">
      <h2 id="price-lines" className="small-heading">
        How we reached the price, line by line
      </h2>
      <p className="text-ink-2">Totals are for the whole group.</p>
      <Card className="mt-3">
        <ul className="cost-lines">
          {lines.map(({ category, item, unit_price, quantity, total }, index) => (
            <li key={index}>
              <span>
                <span className="text-ink-3">{category}: </span>
                {item}
              </span>
              <span className="font-medium">{shownCents(total)}</span>
              <span className="text-ink-3">
                {quantity} × {shownCents(unit_price)}
              </span>
            </li>
          ))}
        </ul>
      </Card>
    </section>
  )
}
