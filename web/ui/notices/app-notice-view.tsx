import { X } from 'lucide-react'
import { Toast } from 'radix-ui'
import { IconButton } from '../icon-button.tsx'
import type { AppNotice, Posted } from './notices.ts'

const DURATION_MS = 5000

/** A new serial makes a new element, which replaces the older notice and restarts the time. */
export default function AppNoticeView({ notice: { serial, content } }: { notice: Posted<AppNotice> }) {
  return (
    <Toast.Provider duration={DURATION_MS} label="Notice" swipeDirection="right">
      <Toast.Root
        key={serial}
        type={content.destructive ? 'foreground' : 'background'}
        className={`app-notice ${content.destructive ? 'app-notice-destructive' : ''}`}
      >
        <div className="min-w-0 grow">
          <Toast.Title className="font-bold">{content.title}</Toast.Title>
          {content.description ? (
            <Toast.Description className="text-small">{content.description}</Toast.Description>
          ) : null}
        </div>
        <Toast.Close asChild>
          <IconButton label="Close" align="end" boxClassName="-mt-1 -mr-2 shrink-0 self-start">
            <X size={20} />
          </IconButton>
        </Toast.Close>
      </Toast.Root>
      <Toast.Viewport label="App notices ({hotkey})" className="app-notices" />
    </Toast.Provider>
  )
}
