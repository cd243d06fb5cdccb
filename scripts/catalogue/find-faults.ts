import type { Airport, Place, Stay, Town } from '#shared/domain/catalogue/facts'
import { kmBetween } from '#shared/domain/geo'
import { minutesOf } from '#shared/domain/itinerary/clock'
import { PROVINCES } from '#shared/domain/provinces'
import type { CatalogueFiles } from './catalogue-files.ts'
import { findWrongFlights } from './find-wrong-flights.ts'
import { findCurriculumFaults } from './find-curriculum-faults.ts'
import { findContradictions } from './find-contradictions.ts'
import { findUnusedCodes } from './find-unused-codes.ts'
import { type Fault, type Numbered, type ParsedCatalogue, parseFiles } from './parse-files.ts'
import { PROVINCE_BOUNDS } from './province-bounds.ts'

type Row = Numbered<Place | Stay | Town | Airport> & { file: string }

/** A place farther than this from its town must have `far_from_town`, else the distance is taken for an error. */
const FAR_FROM_TOWN_KM = 60
/** No place in the country is farther than this from a town of the list; a greater distance means a wrong position. */
const NEAREST_TOWN_KM = 100
/** Rest camps and mines of the north-west lie farther out than what groups visit. */
const FARTHEST_LANDMARK_KM = 150

/** Finds all faults of the catalogue: first what the schemas refuse, then rows that contradict each other. */
export function findFaults(files: CatalogueFiles): Fault[] {
  const parsed = parseFiles(files)
  const visited: Row[] = [
    ...parsed.places.map((row) => ({ ...row, file: 'places.jsonl' })),
    ...parsed.stays.map((row) => ({ ...row, file: 'stays.jsonl' })),
  ]
  const towns: Row[] = parsed.towns.map((row) => ({ ...row, file: 'towns.jsonl' }))
  const airports: Row[] = parsed.airports.map((row) => ({ ...row, file: 'airports.jsonl' }))
  return [
    ...parsed.faults,
    // Places and stays share one set of ids, because /api/catalogue/{id} answers both.
    ...findRepeatedIds(visited),
    ...findRepeatedIds(towns),
    ...findRepeatedIds(airports),
    ...findRepeatedIds(parsed.programmes.map((row) => ({ ...row, file: 'programmes.jsonl' }))),
    ...findRepeatedIds(parsed.tollPlazas.map((row) => ({ ...row, file: 'toll-plazas.jsonl' }))),
    ...findRepeatedIds(parsed.landmarks.map((row) => ({ ...row, file: 'landmarks.jsonl' }))),
    ...findWrongLandmarks(parsed),
    ...[...visited, ...towns, ...airports].flatMap(findMisplaced),
    ...visited.flatMap((row) =>
      findWrongTown(
        row,
        parsed.towns.map(({ fact }) => fact),
      ),
    ),
    ...findAmbiguousNames(towns),
    ...findCurriculumFaults(parsed),
    ...findVisitsLongerThanOpen(parsed),
    ...findContradictions(parsed),
    ...findWrongFlights(parsed),
    ...findUnusedCodes(parsed),
  ]
}

const at = ({ file, line }: Pick<Row, 'file' | 'line'>, message: string): Fault => ({ file, line, message })

function findRepeatedIds(rows: (Numbered<{ id: string }> & { file: string })[]): Fault[] {
  const first = new Map<string, (typeof rows)[number]>()
  return rows.flatMap((row) => {
    const earlier = first.get(row.fact.id)
    if (!earlier) first.set(row.fact.id, row)
    return earlier ? [at(row, `id "${row.fact.id}" is also in ${earlier.file}, line ${earlier.line}`)] : []
  })
}

function findMisplaced(row: Row): Fault[] {
  const { id, province, province_name, lat, lon } = row.fact
  const { south, north, west, east } = PROVINCE_BOUNDS[province]
  const inside = lat >= south && lat <= north && lon >= west && lon <= east
  return [
    ...(inside ? [] : [at(row, `${id} at ${lat}, ${lon} is outside ${PROVINCES[province]}`)]),
    ...(province_name === PROVINCES[province] ? [] : [at(row, `${id}: province_name is not ${PROVINCES[province]}`)]),
  ]
}

/** The distance to the named town is only checked if the town is on the list; another listed town must be near. */
function findWrongTown(row: Row, towns: Town[]): Fault[] {
  const fact = row.fact as Place | Stay
  const { id, town, km_from_town, far_from_town = false } = fact
  const faults: Fault[] = []
  const named = towns.find(({ name }) => name === town)
  if (named && named.province !== fact.province) faults.push(at(row, `${id}: ${town} is in ${named.province_name}`))
  if (named && Math.abs(kmBetween(fact, named) - km_from_town) > 1)
    faults.push(at(row, `${id} is ${kmBetween(fact, named).toFixed(1)} km from ${town}, not ${km_from_town}`))
  if (!towns.some((each) => kmBetween(fact, each) <= NEAREST_TOWN_KM))
    faults.push(at(row, `${id} is further than ${NEAREST_TOWN_KM} km from every town`))
  if (km_from_town > FAR_FROM_TOWN_KM !== far_from_town)
    faults.push(at(row, `${id} is ${km_from_town} km from ${town}: far_from_town must be ${!far_from_town}`))
  return faults
}

/** A landmark is no place of the catalogue, no other landmark has a name of it, and a town is near. */
function findWrongLandmarks({ landmarks, places, towns }: ParsedCatalogue): Fault[] {
  const owners = new Map(places.map(({ fact }) => [fact.name.toLowerCase(), fact.id]))
  return landmarks.flatMap(({ line, fact }) => {
    const fault = (message: string) => ({ file: 'landmarks.jsonl', line, message: `${fact.id}: ${message}` })
    const isNearTown = towns.some(({ fact: town }) => kmBetween(fact, town) <= FARTHEST_LANDMARK_KM)
    const doubles = [fact.name, ...fact.also].flatMap((name) => {
      const owner = owners.get(name.toLowerCase()) ?? fact.id
      owners.set(name.toLowerCase(), fact.id)
      return owner === fact.id ? [] : [fault(`"${name}" is also a name of ${owner}`)]
    })
    return [...doubles, ...(isNearTown ? [] : [fault(`is further than ${FARTHEST_LANDMARK_KM} km from every town`)])]
  })
}

/** A name or alias must mean one town only, else an idea that names it is ambiguous. */
function findAmbiguousNames(rows: Row[]): Fault[] {
  const owners = new Map<string, string>()
  return rows.flatMap((row) => {
    const { id, name, aliases } = row.fact as Town
    return [name, ...aliases].flatMap((each) => {
      const key = each.toLowerCase()
      const owner = owners.get(key) ?? id
      owners.set(key, owner)
      return owner === id ? [] : [at(row, `${id}: "${each}" is also a name of ${owner}`)]
    })
  })
}

function findVisitsLongerThanOpen({ places }: ParsedCatalogue): Fault[] {
  return places
    .filter(({ fact }) => minutesOf(fact.closes) - minutesOf(fact.opens) < fact.duration_min)
    .map(({ line, fact }) => ({
      file: 'places.jsonl',
      line,
      message: `${fact.id}: a visit of ${fact.duration_min} minutes is longer than it is open`,
    }))
}
