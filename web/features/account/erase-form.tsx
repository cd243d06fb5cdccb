import { Button } from '../../ui/button.tsx'
import { PasswordField } from '../../ui/form/password-field.tsx'

/** Behind a fold, with the password: it cannot be undone. */
export function EraseForm() {
  return (
    <details>
      <summary>Erase my account</summary>
      <p>
        Your account, your trips and their plans are deleted from all our stores, and pages you shared stop working. Of
        a payment only the sum, the trip and the date stay, because the law asks for books. This cannot be undone.
      </p>
      <form method="post" action="/account/erase">
        <PasswordField name="password" label="Your password" autoComplete="current-password" />
        <Button type="submit" variant="secondary">
          Erase everything
        </Button>
      </form>
    </details>
  )
}
