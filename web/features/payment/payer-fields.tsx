import { PROVINCES } from '#shared/domain/provinces'
import { Card } from '../../ui/card.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import { TextField } from '../../ui/form/text-field.tsx'

export function BillingFields() {
  return (
    <Card as="section" aria-labelledby="payment-billing" className="payment-card">
      <h2 id="payment-billing">Billing</h2>
      <div className="payment-fields">
        <TextField name="billingName" label="Full name" autoComplete="billing name" />
        <TextField name="billingEmail" label="Email" type="email" autoComplete="billing email" />
        <TextField name="billingPhone" label="Phone" type="tel" autoComplete="billing tel" />
        <TextField name="billingAddress" label="Street address" autoComplete="billing street-address" />
        <TextField name="billingCity" label="City" autoComplete="billing address-level2" />
        <SelectField name="billingProvince" label="Province" autoComplete="billing address-level1">
          <option value="">Choose</option>
          {Object.entries(PROVINCES).map(([code, name]) => (
            <option key={code} value={code}>
              {code}, {name}
            </option>
          ))}
        </SelectField>
        <TextField
          name="billingPostalCode"
          label="Postal code"
          autoComplete="billing postal-code"
          inputMode="numeric"
          maxLength={10}
        />
      </div>
    </Card>
  )
}

export function SchoolFields() {
  return (
    <Card as="section" aria-labelledby="payment-school" className="payment-card">
      <h2 id="payment-school">School</h2>
      <div className="payment-fields">
        <TextField name="schoolName" label="School name" autoComplete="organization" />
        <TextField name="schoolContact" label="Contact person" autoComplete="off" />
        <TextField name="schoolEmail" label="School email" type="email" autoComplete="off" className="payment-wide" />
      </div>
    </Card>
  )
}
