import { CircleCheck, CircleHelp, CircleMinus, CircleX, Hand, type LucideIcon, Megaphone, Phone } from 'lucide-react'
import { Badge, type BadgeTone } from '../../../ui/badge.tsx'
import { type Mark, MARK_WORDS } from './asked-lines.ts'

const IN_A_ROW = 'inline-flex! w-fit h-fit items-center gap-1.5 whitespace-nowrap'
const LOOKS: Record<Mark, { icon: LucideIcon; tone: BadgeTone }> = {
  met: { icon: CircleCheck, tone: 'green' },
  to_arrange: { icon: Phone, tone: 'blue' },
  partly: { icon: CircleMinus, tone: 'amber' },
  tell_hosts: { icon: Megaphone, tone: 'blue' },
  school_sees: { icon: Hand, tone: 'blue' },
  not_met: { icon: CircleX, tone: 'red' },
  unclear: { icon: CircleHelp, tone: 'petrol' },
}

/** What became of a request: icon, word and colour. */
export function StateMark({ mark }: { mark: Mark }) {
  const { icon: Icon, tone } = LOOKS[mark]
  return (
    <Badge tone={tone} className={IN_A_ROW}>
      <Icon size={18} />
      {MARK_WORDS[mark]}
    </Badge>
  )
}

/** Of a step to which somebody must still agree. */
export const NotConfirmed = () => (
  <Badge tone="blue" className={IN_A_ROW}>
    <Phone size={16} />
    Not confirmed
  </Badge>
)
