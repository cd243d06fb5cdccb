import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { NO_STATE } from '#shared/contracts/sign-up'
import type { State } from '#shared/contracts/place'
import type { ApiFetch } from '../../api/client.ts'
import { takeLateChoice } from '../../ui/form/draft.ts'
import { FieldFrame, useBox } from '../../ui/form/field-frame.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import { countriesQuery, statesQuery } from './place-queries.ts'

interface Props {
  /** The country that is chosen. */
  countryId: string
  /** The state of a chosen place, selected when the list of its country has loaded. */
  wantedStateId: string | null
  /** False on the answer to a form posted without script: the list is then that of the posted country. */
  hasScript: boolean
  apiFetch: ApiFetch
}

/** Two select fields; the second has the states of the chosen country. Both are uncontrolled. */
export function CountryAndState({ countryId, wantedStateId, hasScript, apiFetch }: Props) {
  const countries = useQuery(countriesQuery(apiFetch)).data ?? []
  const { data: states = [], isFetching } = useQuery(statesQuery(countryId, apiFetch))
  const select = useRef<HTMLSelectElement>(null)
  useEffect(() => {
    if (!select.current) return
    if (wantedStateId && states.some(({ id }) => String(id) === wantedStateId)) select.current.value = wantedStateId
    else takeLateChoice(select.current)
  }, [states, wantedStateId])
  return (
    <>
      <SelectField name="country_id" label="Country" autoComplete="country-name">
        <option value="">Choose a country</option>
        {countries.map(({ id, country }) => (
          <option key={id} value={id}>
            {country}
          </option>
        ))}
      </SelectField>
      {hasScript ? (
        <>
          <SelectField
            ref={select}
            name="state_id"
            label="State or province"
            autoComplete="address-level1"
            className="needs-script"
            disabled={countryId === '' || isFetching}
          >
            <StateOptions
              first={firstWords(countryId, isFetching)}
              states={states}
              isEmpty={countryId !== '' && !isFetching && states.length === 0}
            />
          </SelectField>
          <noscript>
            <PlainStates states={[]} />
          </noscript>
        </>
      ) : (
        <PlainStates states={states} />
      )}
    </>
  )
}

function firstWords(countryId: string, isFetching: boolean): string {
  if (countryId === '') return 'Choose a country first'
  return isFetching ? 'Loading states...' : 'Choose a state or province'
}

function StateOptions({ first, states, isEmpty }: { first: string; states: readonly State[]; isEmpty: boolean }) {
  return (
    <>
      <option value="">{first}</option>
      {isEmpty ? <option value={NO_STATE}>This country has none</option> : null}
      {states.map(({ id, state }) => (
        <option key={id} value={id}>
          {state}
        </option>
      ))}
    </>
  )
}

/** Without script: the states of the posted country, and a button to load them. */
function PlainStates({ states }: { states: readonly State[] }) {
  const hint = 'Choose the country, then press the button to see its states.'
  return (
    <FieldFrame name="state_id" label="State or province" hint={hint}>
      <select {...useBox('state_id', hint)} required>
        <StateOptions first="Choose a state or province" states={states} isEmpty={false} />
      </select>
      <button type="submit" name="show" value="states" formNoValidate className="button button-secondary mt-3">
        Show the states
      </button>
    </FieldFrame>
  )
}
