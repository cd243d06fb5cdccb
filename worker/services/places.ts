import {
  type Country,
  MOST_SUGGESTIONS,
  type PlaceAddress,
  type PlaceSuggestion,
  readTypedPlace,
  type State,
  suggestOwnPlaces,
} from '#shared/contracts/place'
import { type AddressIndex, indexPlaces } from '#shared/domain/address-search/address-index'
import type { AddressPlace } from '#shared/domain/catalogue/gazetteer'
import { foldName } from '#shared/domain/fold-name'
import { PROVINCES } from '#shared/domain/provinces'
import { findCountryByCode, listCountries, listStates, readAddressPlaces } from '../data/address-book.ts'
import { GOOGLE_ID } from '../ports/google-places.ts'
import type { FoundAddress } from '../ports/places.ts'
import type { Context } from './context.ts'
import { writeLog } from './log.ts'
import { isSchoolId, readSchool } from './schools.ts'
import { Problem } from './problem.ts'

/** Suggests places: from the street service if one is configured, else from our own address book. */
export async function suggestPlaces(context: Context, typed: string): Promise<PlaceSuggestion[]> {
  const text = readTypedPlace(typed)
  if (text === null) return []
  const { places } = context.ports
  const found = places && (await places.suggest(text).catch(logFault))
  return (found ?? suggestOwnPlaces(await ownPlaces(context), text)).slice(0, MOST_SUGGESTIONS)
}

/** The address book changes only with a release: an isolate keeps it, so that typing does not query the database. */
let kept: { until: number; index: AddressIndex } | undefined
const KEPT_MS = 10 * 60_000

async function ownPlaces({ db, now }: Context): Promise<AddressIndex> {
  const time = now().getTime()
  if (!kept || kept.until <= time) kept = { until: time + KEPT_MS, index: indexPlaces(await readAddressPlaces(db)) }
  return kept.index
}

/** The address fields of a chosen place. */
export async function readPlace(context: Context, id: string): Promise<PlaceAddress> {
  const found = id.startsWith(GOOGLE_ID)
    ? await context.ports.places?.find(id).catch(logFault)
    : await findOwn(context, id)
  if (!found)
    throw new Problem(404, 'place_not_found', 'We do not know this place. Please fill in the address yourself.')
  const country = found.countryCode ? await findCountryByCode(context.db, found.countryCode) : undefined
  const states = country ? await listStates(context.db, country.id) : []
  const state = states.find((one) => foldName(one.state) === foldName(found.state ?? ''))
  const { countryCode: _code, ...address } = found
  return {
    ...address,
    state: state?.state ?? found.state,
    state_id: state?.id ?? null,
    country: country?.country ?? null,
    country_id: country?.id ?? null,
  }
}

async function findOwn(context: Context, id: string): Promise<FoundAddress | undefined> {
  if (isSchoolId(id)) return findSchoolAddress(context, id)
  const place = (await ownPlaces(context)).all.find((one) => one.place.id === id)?.place
  if (!place) return undefined
  const state = PROVINCES[place.province]
  return {
    address: [place.name, place.city, state].filter(Boolean).join(', '),
    suburb: place.city && !place.isSight ? place.name : null,
    city: place.city ?? place.name,
    state,
    countryCode: 'ZA',
    latitude: place.lat,
    longitude: place.lon,
  }
}

/** A school's address; where its position is not known, that of its town. */
async function findSchoolAddress(context: Context, id: string): Promise<FoundAddress | undefined> {
  const school = await readSchool(context, id)
  if (!school) return undefined
  const { street, suburb, town, province, lat, lon } = school
  const state = PROVINCES[province]
  const { all } = await ownPlaces(context)
  const isTown = ({ name, province: of }: AddressPlace) => of === province && foldName(name) === foldName(town ?? '')
  const place = lat === null ? all.find((one) => isTown(one.place))?.place : undefined
  return {
    address: [...new Set([street, suburb, town, state])].filter(Boolean).join(', '),
    suburb,
    city: town,
    state,
    countryCode: 'ZA',
    latitude: lat ?? place?.lat ?? null,
    longitude: lon ?? place?.lon ?? null,
  }
}

export const readCountries = ({ db }: Context): Promise<Country[]> => listCountries(db)

/** The states or provinces of a country; empty if it has none or is unknown. */
export async function readStates({ db }: Context, countryId: string | undefined): Promise<State[]> {
  if (!/^[1-9]\d{0,5}$/.test(countryId ?? '')) {
    const message = 'Please choose a country first.'
    throw new Problem(422, 'invalid_fields', message, { fields: { country_id: message } })
  }
  return listStates(db, Number(countryId))
}

function logFault(error: unknown): null {
  writeLog({ level: 'error', places: 'unreachable', fault: error instanceof Error ? error.name : 'unknown' })
  return null
}
