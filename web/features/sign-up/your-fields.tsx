import { Card } from '../../ui/card.tsx'
import { TextField } from '../../ui/form/text-field.tsx'

export function YourFields() {
  return (
    <Card className="sign-up-group">
      <h2 className="text-h3">You</h2>
      <TextField name="name" label="Name" autoComplete="given-name" />
      <TextField name="lastname" label="Surname" autoComplete="family-name" />
      <TextField
        name="email"
        label="Email"
        hint="We send your temporary password here."
        type="email"
        autoComplete="email"
        className="whole"
      />
      <TextField
        name="phone_number"
        label="Phone"
        hint="For example 082 555 0134 or +27 82 555 0134. It stays on this page: we do not keep it."
        type="tel"
        autoComplete="tel"
        className="whole"
      />
    </Card>
  )
}
