import type { Itinerary } from '#shared/contracts/itinerary'
import { shownCents } from './shown-figures.ts'

/** The lines of each category: unit price, quantity, and the group's total. */
export function CostLines({ lines }: { lines: Itinerary['cost_details'] }) {
  if (lines.length === 0) return null
  return (
    <details className="fold rounded-card border border-line bg-surface print:hidden">
      <summary className="min-h-11 cursor-pointer px-5 py-4 font-semibold">
        How we reached the price, line by line
      </summary>
      <ul className="cost-lines">
        {lines.map(({ category, item, unit_price, quantity, total }, index) => (
          <li key={index} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 py-2.5">
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
      <p className="border-t border-line px-5 py-3 text-small text-ink-2">Totals are for the whole group.</p>
    </details>
  )
}
