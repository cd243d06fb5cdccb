import type { Country, PlaceAddress, PlaceSuggestion, State } from '#shared/contracts/place'
import type { Settlement } from '#shared/domain/catalogue/gazetteer'
import { foldName } from '#shared/domain/fold-name'
import { beginsWithOneSlip } from '#shared/domain/one-slip'
import { PROVINCES } from '#shared/domain/provinces'
import {
  findAddressPlace,
  findCountryByCode,
  type FoundPlace,
  listCountries,
  listStates,
  searchByTrigrams,
  searchByWords,
} from '../data/address-book.ts'
import { GOOGLE_ID } from '../ports/google-places.ts'
import type { FoundAddress } from '../ports/places.ts'
import type { Context } from './context.ts'
import { writeLog } from './log.ts'
import { Problem } from './problem.ts'

const MOST = 8
const SHORTEST = 2
const LONGEST = 80
/** All that begin with two letters are fewer than this. */
const CANDIDATES = 120
/** Fewer than this many by the letters typed, and what is one slip away is offered as well. */
const FEW = 3

/** Places to choose from: by the service that knows streets where there is one, else by our own book of names. */
export async function suggestPlaces(context: Context, typed: string): Promise<PlaceSuggestion[]> {
  const text = typed.normalize('NFC').trim().slice(0, LONGEST)
  if (text.length < SHORTEST) return []
  const { places } = context.ports
  const found = places && (await places.suggest(text).catch(tellFault))
  return (found ?? (await suggestOwn(context, text))).slice(0, MOST)
}

/** Many people type the same few letters: an isolate keeps what it answered last. The book changes only with a release. */
const answered = new Map<string, { until: number; items: PlaceSuggestion[] }>()
const KEPT_MS = 5 * 60_000
const MOST_KEPT = 500

async function suggestOwn(context: Context, typed: string): Promise<PlaceSuggestion[]> {
  const now = context.now().getTime()
  const kept = answered.get(typed)
  if (kept && kept.until > now) return kept.items
  const items = (await searchOwn(context, typed)).slice(0, MOST)
  if (answered.size >= MOST_KEPT) answered.clear()
  answered.set(typed, { until: now + KEPT_MS, items })
  return items
}

async function searchOwn({ db }: Context, typed: string): Promise<PlaceSuggestion[]> {
  const words = (typed.match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, 8)
  const folded = foldName(typed)
  if (words.length === 0 || folded === '') return []
  const exact = await searchByWords(db, words, folded, CANDIDATES)
  const found = exact.sort((a, b) => orderOf(a, folded) - orderOf(b, folded))
  if (found.length < FEW && folded.length >= 4) {
    const alike = await searchByTrigrams(db, folded, CANDIDATES)
    const near = alike.filter(({ place }) => namesOf(place).some((name) => beginsWithOneSlip(name, folded)))
    found.push(...near.sort((a, b) => a.rank - b.rank))
  }
  const seen = new Set<string>()
  return found.flatMap(({ place }) => {
    if (seen.has(place.id)) return []
    seen.add(place.id)
    return toSuggestion(place)
  })
}

const namesOf = ({ name, aliases }: Settlement) => [name, ...aliases].map(foldName)

/** The whole name first, then names that begin so, then other names that do, then the rest; cities first in each. */
function orderOf({ place, rank }: FoundPlace, folded: string): number {
  const [name = '', ...others] = namesOf(place)
  const kind =
    name === folded || others.includes(folded)
      ? 0
      : name.startsWith(folded)
        ? 1
        : others.some((other) => other.startsWith(folded))
          ? 2
          : 3
  return kind * 10 + rank
}

const toSuggestion = (place: Settlement): PlaceSuggestion => ({
  id: place.id,
  label: place.name,
  secondary: [place.city, PROVINCES[place.province]].filter(Boolean).join(', '),
})

/** What choosing a place fills in. */
export async function readPlace(context: Context, id: string): Promise<PlaceAddress> {
  const found = id.startsWith(GOOGLE_ID)
    ? await context.ports.places?.find(id).catch(tellFault)
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

async function findOwn({ db }: Context, id: string): Promise<FoundAddress | undefined> {
  const place = await findAddressPlace(db, id)
  if (!place) return undefined
  const state = PROVINCES[place.province]
  return {
    address: [place.name, place.city, state].filter(Boolean).join(', '),
    suburb: place.city ? place.name : null,
    city: place.city ?? place.name,
    state,
    countryCode: 'ZA',
    latitude: place.lat,
    longitude: place.lon,
  }
}

export const readCountries = ({ db }: Context): Promise<Country[]> => listCountries(db)

/** The first divisions of a country; none for a country that has none, or that we do not know. */
export async function readStates({ db }: Context, countryId: string | undefined): Promise<State[]> {
  if (!/^[1-9]\d{0,5}$/.test(countryId ?? '')) {
    const message = 'Please choose a country first.'
    throw new Problem(422, 'invalid_fields', message, { fields: { country_id: message } })
  }
  return listStates(db, Number(countryId))
}

function tellFault(error: unknown): null {
  writeLog({ level: 'error', places: 'unreachable', fault: error instanceof Error ? error.name : 'unknown' })
  return null
}
