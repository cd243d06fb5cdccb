import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { useField } from './form-state.ts'

export interface FieldWords {
  name: string
  label: ReactNode
  hint?: ReactNode
  /** Shows "(optional)" after the label. */
  optional?: boolean
  className?: string
}

/** Label, hint, error and field, in this order; the field is the child. */
export function FieldFrame({ name, label, hint, optional, className, children }: FieldWords & { children: ReactNode }) {
  const { id, hintId, problem, badge } = useField(name)
  return (
    <div className={`field ${className ?? ''}`} data-wrong={problem ? '' : undefined}>
      <label htmlFor={id} className="field-label">
        {label}
        {optional || badge ? ' ' : null}
        {optional ? <span className="field-optional">(optional)</span> : null}
        {badge ? <span className="field-badge">{badge}</span> : null}
      </label>
      {hint ? (
        <p id={hintId} className="field-hint">
          {hint}
        </p>
      ) : null}
      <FieldError name={name} />
      {children}
    </div>
  )
}

/** A field's message; the summary has the same text. */
export function FieldError({ name }: { name: string }) {
  const { errorId, problem } = useField(name)
  if (!problem) return null
  return (
    <p id={errorId} className="field-error">
      <CircleAlert size={18} aria-hidden="true" />
      {problem}
    </p>
  )
}

/** The attributes that connect a field with its texts: id, name, and the ids of hint and error. */
export function useBox(name: string, hint: unknown) {
  const { id, hintId, errorId, problem, text, badge } = useField(name)
  const words = [hint ? hintId : '', problem ? errorId : ''].filter(Boolean).join(' ')
  return {
    id,
    name,
    defaultValue: text,
    className: 'field-box',
    'data-filled': badge ? '' : undefined,
    'aria-invalid': problem ? (true as const) : undefined,
    'aria-describedby': words || undefined,
  }
}
