import { INVITATION_HOURS } from '#shared/domain/invitation'
import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import { useFormState } from '../../ui/form/form-state.ts'
import { TextField } from '../../ui/form/text-field.tsx'

export function InviteForm() {
  const { values } = useFormState()
  return (
    <form method="post" action="/admin/invitations">
      <p>
        We write to the address. The link in the letter works once, for {INVITATION_HOURS} hours, and gives its account
        the role.
      </p>
      <TextField name="email" label="Email" type="email" autoComplete="off" />
      <SelectField
        name="role"
        label="Role"
        hint="An editor writes and changes posts. An administrator also reads the mailbox and invites others."
        defaultValue={values['role'] === 'admin' ? 'admin' : 'editor'}
      >
        <option value="editor">Editor</option>
        <option value="admin">Administrator</option>
      </SelectField>
      <Button type="submit">Send the invitation</Button>
    </form>
  )
}
