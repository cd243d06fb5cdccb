import type { Facts } from '#shared/domain/catalogue/facts'
import type { AddressBook } from '#shared/domain/catalogue/gazetteer'
import { addressPlaces } from './address-places.ts'
import { text, upserts } from './sql.ts'

/** The SQL that makes the database equal to this address book. */
export function addressStatements(
  { countries, states, settlements }: AddressBook,
  { towns, places }: Pick<Facts, 'towns' | 'places'>,
): string[] {
  const offered = addressPlaces(settlements, towns, places)
  return [
    'DELETE FROM states',
    'DELETE FROM countries',
    ...upserts(
      'countries',
      ['id', 'code', 'country'],
      countries.map(({ id, code, country }) => [String(id), text(code), text(country)]),
    ),
    ...upserts(
      'states',
      ['id', 'country_id', 'state'],
      states.map(({ id, country_id, state }) => [String(id), String(country_id), text(state)]),
    ),
    'DELETE FROM address_places',
    ...upserts(
      'address_places',
      ['id', 'line'],
      offered.map((place) => [text(place.id), text(JSON.stringify(place))]),
    ),
  ]
}
