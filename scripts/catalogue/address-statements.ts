import type { Town } from '#shared/domain/catalogue/facts'
import { type AddressBook, isForAddresses, type Settlement } from '#shared/domain/catalogue/gazetteer'
import { foldName } from '#shared/domain/fold-name'
import { insertsOf, text, upserts } from './sql.ts'

/** The order in which places of the same name are offered. */
const RANK = { city: 0, town: 1, settlement: 2 }

interface Named {
  place: Settlement
  rank: number
}

/** The SQL that makes a database hold exactly this address book, with the names that people search it by. */
export function addressStatements({ countries, states, settlements }: AddressBook, towns: readonly Town[]): string[] {
  const named: Named[] = [
    ...towns
      .filter(isForAddresses)
      .map((town) => ({ place: toSettlement(town), rank: RANK[town.kind as 'city' | 'town'] })),
    ...settlements.map((place) => ({ place, rank: RANK.settlement })),
  ]
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
      ['id', 'rank', 'line'],
      named.map(({ place, rank }) => [text(place.id), String(rank), text(JSON.stringify(place))]),
    ),
    'DELETE FROM address_names',
    ...insertsOf('INSERT INTO address_names (place_id, words, folded) VALUES ', named.map(wordsRow), ''),
    'DELETE FROM address_trigrams',
    ...insertsOf('INSERT INTO address_trigrams (place_id, folded) VALUES ', named.flatMap(trigramRows), ''),
  ]
}

const toSettlement = ({ id, name, aliases, province, lat, lon }: Town): Settlement => ({
  id,
  name,
  aliases,
  province,
  lat,
  lon,
})

const namesOf = ({ place }: Named) => [place.name, ...place.aliases]

const wordsRow = (named: Named) =>
  `(${text(named.place.id)},${text(namesOf(named).join(' '))},${text(namesOf(named).map(foldName).join(' '))})`

const trigramRows = (named: Named) => namesOf(named).map((name) => `(${text(named.place.id)},${text(foldName(name))})`)
