import type { ReactNode } from 'react'
import type { Change } from '#shared/contracts/revisions'
import { Button } from '../../../ui/button.tsx'
import { usePlanEditing } from './plan-editing.ts'

interface Props {
  at: string
  label: string
  about?: string
  icon?: ReactNode
  /** Null while there is nothing to change. */
  change: Change | null
  className?: string
}

/** A button that makes one change. */
export function ChangeButton({ at, label, about, icon, change, className = '' }: Props) {
  const { busy, revise } = usePlanEditing()
  return (
    <Button
      variant="secondary"
      className={`min-h-11! px-3.5! ${className}`}
      aria-disabled={change === null || busy !== null}
      onClick={() => change && revise([change], at)}
    >
      {icon}
      {label}
      {about && <span className="sr-only">: {about}</span>}
    </Button>
  )
}
