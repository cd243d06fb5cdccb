import {
  CircleCheck,
  CircleHelp,
  CircleMinus,
  CircleX,
  type LucideIcon,
  Megaphone,
  MessageCircleQuestion,
  MessageCircleReply,
  Phone,
} from 'lucide-react'
import { Badge, type BadgeTone } from '../../../ui/badge.tsx'
import { usePlanLanguage } from '../language/plan-language.ts'
import type { Mark } from '#shared/domain/itinerary/asked-lines'

const IN_A_ROW = 'inline-flex! w-fit h-fit items-center gap-1.5 whitespace-nowrap'
const LOOKS: Record<Mark, { icon: LucideIcon; tone: BadgeTone }> = {
  met: { icon: CircleCheck, tone: 'green' },
  to_arrange: { icon: Phone, tone: 'blue' },
  partly: { icon: CircleMinus, tone: 'amber' },
  to_tell: { icon: Megaphone, tone: 'blue' },
  not_met: { icon: CircleX, tone: 'red' },
  unclear: { icon: CircleHelp, tone: 'petrol' },
  answered: { icon: MessageCircleReply, tone: 'green' },
  to_ask: { icon: MessageCircleQuestion, tone: 'blue' },
}

/** What became of a request: icon, word and colour. */
export function StateMark({ mark }: { mark: Mark }) {
  const { icon: Icon, tone } = LOOKS[mark]
  const { words } = usePlanLanguage()
  return (
    <Badge tone={tone} className={IN_A_ROW}>
      <Icon size={18} />
      {words.marks[mark]}
    </Badge>
  )
}

/** Of a step to which somebody must still agree. */
export function NotConfirmed() {
  const { words } = usePlanLanguage()
  return (
    <Badge tone="blue" className={IN_A_ROW}>
      <Phone size={16} />
      {words.notConfirmed}
    </Badge>
  )
}
