import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

export type NoticeTone = 'info' | 'ok' | 'warn' | 'danger'

const LOOK = {
  info: { icon: Info, className: 'bg-petrol-tint' },
  ok: { icon: CircleCheck, className: 'bg-fynbos-tint' },
  warn: { icon: TriangleAlert, className: 'bg-warn-tint' },
  danger: { icon: CircleAlert, className: 'bg-danger-tint' },
} as const

/** A permanent message in the page: icon, a bold lead, a sentence. With `role`, a screen reader announces it. */
export function NoticeBox(props: {
  tone: NoticeTone
  title: string
  children?: ReactNode
  role?: 'status' | 'alert'
  className?: string
}) {
  const { icon: Icon, className } = LOOK[props.tone]
  return (
    <div
      role={props.role}
      className={`flex gap-3 rounded-control p-4 text-small text-ink ${className} ${props.className ?? ''}`}
    >
      <Icon size={22} className="mt-px shrink-0" />
      <div className="min-w-0">
        <p className="font-bold">{props.title}</p>
        {props.children}
      </div>
    </div>
  )
}
