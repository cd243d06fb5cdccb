import { X } from 'lucide-react'
import { Dialog } from 'radix-ui'
import type { ReactNode } from 'react'

interface FrameProps {
  /** A line above the title: the day, the time. */
  kicker?: string
  title: string
  /** The one button at the foot, with what it changes. */
  foot?: ReactNode
  children: ReactNode
}

/** Title with the way out, the scrolling part, and the foot that stays. */
export function DrawerFrame({ kicker, title, foot, children }: FrameProps) {
  return (
    <>
      <div className="drawer-head">
        <div className="min-w-0">
          {kicker && <p className="text-small text-ink-2">{kicker}</p>}
          <Dialog.Title className="drawer-title">{title}</Dialog.Title>
        </div>
        <Dialog.Close className="drawer-close" aria-label="Close">
          <X size={22} />
        </Dialog.Close>
      </div>
      <div className="drawer-body">{children}</div>
      {foot && <div className="drawer-foot">{foot}</div>}
    </>
  )
}
