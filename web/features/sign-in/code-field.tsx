import { TextField } from '../../ui/form/text-field.tsx'

/** The code of the second step. */
export function CodeField() {
  return (
    <TextField
      name="code"
      label="Code of your authenticator app"
      hint="Six digits"
      inputMode="numeric"
      autoComplete="one-time-code"
      enterKeyHint="go"
      data-private=""
    />
  )
}
