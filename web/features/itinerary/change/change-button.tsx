import type { ReactNode } from 'react'
import type { Change } from '#shared/contracts/revisions'
import { Button } from '../../../ui/button.tsx'
import { usePlanEditing } from './plan-editing.ts'

interface Props {
  at: string
  label: string
  about?: string
  icon?: ReactNode
  changes: readonly Change[]
  className?: string
}

/** A button that makes a change. */
export function ChangeButton({ at, label, about, icon, changes, className = '' }: Props) {
  const { busy, revise } = usePlanEditing()
  return (
    <Button
      variant="secondary"
      className={`min-h-11! px-3.5! ${className}`}
      aria-disabled={busy !== null}
      onClick={() => revise(changes, at)}
    >
      {icon}
      {label}
      {about && <span className="sr-only">: {about}</span>}
    </Button>
  )
}
