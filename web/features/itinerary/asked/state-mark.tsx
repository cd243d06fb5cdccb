import { CircleCheck, CircleHelp, CircleMinus, CircleX, type LucideIcon, Phone } from 'lucide-react'
import { Badge, type BadgeTone } from '../../../ui/badge.tsx'
import { type RequestState, STATE_WORDS } from './asked-lines.ts'

const IN_A_ROW = 'inline-flex! w-fit h-fit items-center gap-1.5 whitespace-nowrap'
const LOOKS: Record<RequestState, { icon: LucideIcon; tone: BadgeTone }> = {
  met: { icon: CircleCheck, tone: 'green' },
  to_arrange: { icon: Phone, tone: 'blue' },
  partly: { icon: CircleMinus, tone: 'amber' },
  not_met: { icon: CircleX, tone: 'red' },
  unclear: { icon: CircleHelp, tone: 'petrol' },
}

/** The state of a request: icon, word and colour. */
export function StateMark({ state }: { state: RequestState }) {
  const { icon: Icon, tone } = LOOKS[state]
  return (
    <Badge tone={tone} className={IN_A_ROW}>
      <Icon size={18} />
      {STATE_WORDS[state]}
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
