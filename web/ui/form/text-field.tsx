import type { ComponentProps } from 'react'
import { FieldFrame, type FieldWords, useBox } from './field-frame.tsx'

/** A field for one line; other props go to the `<input>` (type, autoComplete, inputMode, required …). */
export function TextField({
  name,
  label,
  hint,
  optional,
  className,
  ...box
}: FieldWords & Omit<ComponentProps<'input'>, keyof FieldWords>) {
  return (
    <FieldFrame {...{ name, label, hint, optional, className }}>
      <input type="text" required={!optional} {...useBox(name, hint)} {...box} />
    </FieldFrame>
  )
}

/** A field for several lines. */
export function TextArea({
  name,
  label,
  hint,
  optional,
  className,
  ...box
}: FieldWords & Omit<ComponentProps<'textarea'>, keyof FieldWords>) {
  return (
    <FieldFrame {...{ name, label, hint, optional, className }}>
      <textarea rows={5} required={!optional} {...useBox(name, hint)} {...box} />
    </FieldFrame>
  )
}
