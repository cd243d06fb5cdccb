import { Check as Tick, CircleAlert, TriangleAlert } from 'lucide-react'
import type { Itinerary } from '#shared/contracts/itinerary'
import { Card } from '../../ui/card.tsx'
import { type Check, orderChecks } from './checks-order.ts'
import { counted } from './shown-figures.ts'

/** The verifier's report on this plan: failed checks and warnings first, then passed ones, each with its evidence. */
export function ChecksPanel({ checks }: { checks: Itinerary['checks'] }) {
  if (checks.length === 0) return null
  const { shown, rest, fine, toLookAt } = orderChecks(checks)
  return (
    <section aria-labelledby="checks" className="print:hidden">
      <h2 id="checks" className="section-heading">
        We checked {counted(checks.length, 'thing')}
      </h2>
      <p className="mt-1 text-ink-2">
        {toLookAt === 0 ? 'All of them are fine.' : `${fine} are fine, ${toLookAt} to look at.`}
      </p>
      <Card className="mt-4 overflow-hidden">
        <CheckList checks={shown} />
        {rest.length > 0 && (
          <details className="fold border-t border-line">
            <summary className="min-h-11 cursor-pointer px-5 py-3 font-semibold text-link underline underline-offset-4">
              Show the other {rest.length}
            </summary>
            <CheckList checks={rest} />
          </details>
        )}
      </Card>
    </section>
  )
}

const MARKS = {
  fail: { icon: CircleAlert, word: 'Does not hold: ' },
  warn: { icon: TriangleAlert, word: 'To look at: ' },
  pass: { icon: Tick, word: 'Fine: ' },
} as const

function CheckList({ checks }: { checks: readonly Check[] }) {
  return (
    <ul>
      {checks.map(({ id, label, status, detail }) => {
        const { icon: Icon, word } = MARKS[status]
        return (
          <li key={id} className={`check check-${status}`}>
            <Icon size={22} />
            <p className="min-w-0">
              <span className="sr-only">{word}</span>
              <span className="font-semibold">{label}</span>
              <span className="block text-small text-ink-2">{detail}</span>
            </p>
          </li>
        )
      })}
    </ul>
  )
}
