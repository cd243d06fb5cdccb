import { Check as Tick, CircleAlert, TriangleAlert } from 'lucide-react'
import type { Check } from './checks-by-question.ts'

const MARKS = {
  fail: { icon: CircleAlert, word: 'Does not hold: ' },
  warn: { icon: TriangleAlert, word: 'To look at: ' },
  pass: { icon: Tick, word: 'Fine: ' },
} as const

/** Checks with their evidence. */
export function CheckList({ checks }: { checks: readonly Check[] }) {
  if (checks.length === 0) return null
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
