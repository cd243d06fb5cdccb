import { Button } from '../../ui/button.tsx'
import { PasswordField } from '../../ui/form/password-field.tsx'

export function PasswordForm({ next }: { next: string | null }) {
  return (
    <form method="post" action={`/account/password${next ? `?next=${encodeURIComponent(next)}` : ''}`}>
      <PasswordField name="current_password" label="Present password" autoComplete="current-password" />
      <PasswordField
        name="new_password"
        label="New password"
        hint="At least ten characters; a few words make a good one."
        autoComplete="new-password"
      />
      <Button type="submit">Change my password</Button>
    </form>
  )
}
