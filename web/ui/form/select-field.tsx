import type { ComponentProps } from 'react'
import { FieldFrame, type FieldWords, useBox } from './field-frame.tsx'

/** A select field; the options are the children, and the first one is empty. */
export function SelectField({
  name,
  label,
  hint,
  optional,
  className,
  children,
  ...box
}: FieldWords & Omit<ComponentProps<'select'>, keyof FieldWords>) {
  return (
    <FieldFrame {...{ name, label, hint, optional, className }}>
      <select required={!optional} {...useBox(name, hint)} {...box}>
        {children}
      </select>
    </FieldFrame>
  )
}
