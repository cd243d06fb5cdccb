import { Dialog } from 'radix-ui'
import type { ReactNode } from 'react'
import { AddPanel } from './add-panel.tsx'
import { FieldPanel } from './field-panel.tsx'
import { NightPanel } from './night-panel.tsx'
import { type ChangeTarget, usePlanEditing } from './plan-editing.ts'
import { StalePanel } from './stale-panel.tsx'
import { StepPanel } from './step-panel.tsx'
import { VersionsPanel } from './versions-panel.tsx'
import './drawer.css'
import './drawer-parts.css'

interface Props {
  target: ChangeTarget
  /** Puts the focus where it belongs after the drawer has gone. */
  giveFocusBack: () => void
}

/**
 * The drawer at the right edge, a sheet on a phone. Without the library's overlay, whose style element the page's policy
 * forbids: the page behind is kept from scrolling by the style sheet.
 */
export default function ChangeDrawer({ target, giveFocusBack }: Props) {
  const { close } = usePlanEditing()
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && close()}>
      <Dialog.Portal>
        <div className="drawer-shade" />
        <Dialog.Content
          className="drawer"
          aria-describedby={undefined}
          // A notice that came after the drawer takes the key from the library, which then does not close the drawer.
          onKeyDown={(event) => event.key === 'Escape' && !event.isDefaultPrevented() && close()}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            giveFocusBack()
          }}
        >
          <Panel target={target} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

function Panel({ target }: { target: ChangeTarget }): ReactNode {
  switch (target.part) {
    case 'step':
      return <StepPanel day={target.day} step={target.step} />
    case 'night':
      return <NightPanel day={target.day} />
    case 'add':
      return <AddPanel day={target.day} />
    case 'field':
      return <FieldPanel field={target.field} />
    case 'versions':
      return <VersionsPanel />
    case 'stale':
      return <StalePanel {...target} />
  }
}
