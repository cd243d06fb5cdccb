import { Check, Minus, X } from 'lucide-react'

const MARKS = { yes: Check, no: X, without: Minus } as const
type Mark = keyof typeof MARKS

/** Short lines, each with an icon; the text does not depend on the icon. */
export function TickList({ items, className = '' }: { items: readonly TickItem[]; className?: string }) {
  return (
    <ul className={`tick-list ${className}`}>
      {items.map(({ mark = 'yes', text }) => {
        const Icon = MARKS[mark]
        return (
          <li key={text} data-mark={mark}>
            <Icon size={20} />
            {text}
          </li>
        )
      })}
    </ul>
  )
}

export interface TickItem {
  mark?: Mark
  text: string
}
