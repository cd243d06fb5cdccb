import type { ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'
import { usePlanEditing } from './plan-editing.ts'

const SMALL = 'min-h-11! px-3.5!'

type Hidden = Record<string, string | number>

/** A form for one change of the version that is shown. */
export function PlainForm({ hidden, label, children }: { hidden: Hidden; label: string; children?: ReactNode }) {
  const { itinerary, version } = usePlanEditing()
  return (
    <form method="post" action={`/itinerary/${itinerary.search_id}/change`} className="plain-change">
      {Object.entries({ base_version: version, ...hidden }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
      <Button type="submit" variant="secondary" className={SMALL}>
        {label}
      </Button>
    </form>
  )
}

interface BoxProps {
  label: string
  name: string
  type?: string
  value?: string | number | undefined
  min?: number
  required?: boolean
}

export function PlainBox({ label, value, required = true, ...box }: BoxProps) {
  return (
    <label className="plain-label">
      {label}
      <input
        {...box}
        defaultValue={value}
        required={required}
        step={box.type === 'number' ? 'any' : undefined}
        className="field-box"
      />
    </label>
  )
}

interface ChoiceProps {
  label: string
  name: string
  /** The words of each value. */
  options: Record<string, string>
  value: string
}

export function PlainChoice({ label, name, options, value }: ChoiceProps) {
  return (
    <label className="plain-label">
      {label}
      <select name={name} defaultValue={value} className="field-box">
        {Object.entries(options).map(([code, words]) => (
          <option key={code} value={code}>
            {words}
          </option>
        ))}
      </select>
    </label>
  )
}
