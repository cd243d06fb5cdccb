import { type ComponentType, lazy, type Ref, Suspense, useImperativeHandle, useState } from 'react'
import { showNotice } from '../../../ui/notices/notices.ts'
import type { ChangeTarget } from './plan-editing.ts'

interface DrawerProps {
  target: ChangeTarget
  giveFocusBack: () => void
}
/** Opens the drawer for a target, and closes it for null. */
export type ShowInDrawer = (target: ChangeTarget | null) => void

const NOT_FETCHED = {
  title: 'This part could not be loaded',
  description: 'Check your connection, reload the page and try again.',
  destructive: true,
}
/** If the drawer cannot be fetched, the page says so and stays as it is. */
const ChangeDrawer = lazy<ComponentType<DrawerProps>>(() =>
  import('./change-drawer.tsx').catch(() => {
    showNotice(NOT_FETCHED)
    return { default: () => null }
  }),
)

/** What the drawer shows is kept here and not in the host: the controls of the whole plan need not be drawn again when it opens. */
export function DrawerSlot({ ref, giveFocusBack }: { ref: Ref<ShowInDrawer>; giveFocusBack: () => void }) {
  const [target, setTarget] = useState<ChangeTarget | null>(null)
  useImperativeHandle(ref, () => setTarget, [])
  return (
    target && (
      <Suspense>
        <ChangeDrawer target={target} giveFocusBack={giveFocusBack} />
      </Suspense>
    )
  )
}
