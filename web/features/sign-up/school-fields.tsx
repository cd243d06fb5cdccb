import type { ReactNode } from 'react'
import type { PlaceAddress } from '#shared/contracts/place'
import type { ApiFetch } from '../../api/client.ts'
import { Card } from '../../ui/card.tsx'
import { useField } from '../../ui/form/form-state.ts'
import { TextField } from '../../ui/form/text-field.tsx'
import { AddressField, SchoolField } from './suggest-field.tsx'
import { CountryAndState } from './country-and-state.tsx'

interface Props {
  apiFetch: ApiFetch
  onChosen: (place: PlaceAddress) => void
  countryId: string
  wantedStateId: string | null
  hasScript: boolean
  /** Reports the fields that a chosen place has filled in. */
  note: ReactNode
}

export function SchoolFields({ apiFetch, onChosen, note, ...where }: Props) {
  return (
    <Card className="sign-up-group">
      <h2 className="text-h3">Your school</h2>
      <SchoolField apiFetch={apiFetch} onChosen={onChosen} />
      <AddressField apiFetch={apiFetch} onChosen={onChosen} />
      {note}
      <TextField name="suburb" label="Suburb" autoComplete="address-level3" />
      <TextField name="city" label="City" autoComplete="address-level2" />
      <CountryAndState {...where} apiFetch={apiFetch} />
      <Coordinate name="latitude" />
      <Coordinate name="longitude" />
    </Card>
  )
}

/** Known only from a chosen place, and not visible. */
function Coordinate({ name }: { name: 'latitude' | 'longitude' }) {
  // Not of type "hidden": React would reset such a field to its initial value.
  return <input type="text" hidden name={name} defaultValue={useField(name).text ?? ''} />
}
