import { Minus, Plus } from 'lucide-react'
import { useId } from 'react'
import { Button } from './button.tsx'

interface Props {
  label: string
  value: number
  onChange: (value: number) => void
  min: number
  max: number
  /** The name under which a form without script posts it. */
  name?: string
  /** The form is not sent while the number is missing. */
  required?: boolean
}

/** A number that can be typed, or changed with two buttons. */
export function CountField({ label, value, onChange, min, max, name, required }: Props) {
  const id = useId()
  const step = (by: number) => onChange(Number.isNaN(value) ? min : Math.min(max, Math.max(min, value + by)))
  return (
    <div>
      <label htmlFor={id} className="field-label">
        {label}
      </label>
      <div className="count-field">
        <Button variant="secondary" aria-label={`${label}: one less`} onClick={() => step(-1)}>
          <Minus size={20} />
        </Button>
        <input
          id={id}
          name={name}
          required={required}
          type="number"
          inputMode="numeric"
          className="field-box"
          min={min}
          max={max}
          value={Number.isNaN(value) ? '' : value}
          onChange={(event) => onChange(event.target.valueAsNumber)}
        />
        <Button variant="secondary" aria-label={`${label}: one more`} onClick={() => step(1)}>
          <Plus size={20} />
        </Button>
      </div>
    </div>
  )
}
