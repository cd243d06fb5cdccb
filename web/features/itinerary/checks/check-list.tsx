import { Check as Tick, ChevronDown, CircleAlert, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Fold } from '../../../ui/fold.tsx'
import type { Check } from './checks-by-question.ts'

const MARKS = {
  fail: { icon: CircleAlert, word: 'Does not hold: ' },
  warn: { icon: TriangleAlert, word: 'To look at: ' },
  pass: { icon: Tick, word: 'Fine: ' },
} as const

interface Props {
  checks: readonly Check[]
  /** A phone first shows only the name of what is to be looked at. */
  foldsWarnings?: boolean
}

/** Checks with their evidence. */
export function CheckList({ checks, foldsWarnings = false }: Props) {
  if (checks.length === 0) return null
  return (
    <ul>
      {checks.map(({ id, label, status, detail }) => {
        const { icon: Icon, word } = MARKS[status]
        const name = (
          <>
            <span className="sr-only">{word}</span>
            <span className="font-semibold">{label}</span>
          </>
        )
        const evidence = <span className="block text-small text-ink-2">{detail}</span>
        return (
          <li key={id} className={`check check-${status}`}>
            <Icon size={22} />
            {foldsWarnings && status === 'warn' ? (
              <Fold folds summary={<Foldable>{name}</Foldable>}>
                {evidence}
              </Fold>
            ) : (
              <p className="min-w-0">
                {name}
                {evidence}
              </p>
            )}
          </li>
        )
      })}
    </ul>
  )
}

const Foldable = ({ children }: { children: ReactNode }) => (
  <span className="flex items-start gap-2">
    <span className="min-w-0 flex-1">{children}</span>
    <ChevronDown size={20} className="fold-chevron mt-0.5 shrink-0 text-ink-3 lg:hidden" />
  </span>
)
