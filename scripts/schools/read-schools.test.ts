import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { makeXlsx } from './make-xlsx.fixture.ts'
import { readSchools } from './read-schools.ts'

/** Every school here is invented. */
const folder = mkdtempSync(join(tmpdir(), 'schools-'))
afterAll(() => rmSync(folder, { recursive: true }))

let count = 0
function fileOf(content: string | Buffer): string {
  const file = join(folder, `list-${++count}`)
  writeFileSync(file, content)
  return file
}
const read = (...contents: (string | Buffer)[]) => readSchools(contents.map(fileOf))
const HEAD = 'emis,name,province,phase,lat,lon,place,learners2024'
const row = (n: number, rest = `Invented School ${n},KZN,P,-29.6,30.4,Sometown,120`) => `90000000${n},${rest}`
const list = (...rows: string[]) => [HEAD, ...rows].join('\n')
/** Enough rows for one of them to be wrong. */
const many = Array.from({ length: 30 }, (_, n) => `9000001${n + 10},Invented School,KZN,P,-29.6,30.4,Sometown,120`)

const GOOD = {
  id: '900000001',
  name: 'Laerskool Nêrensvlei',
  province: 'GP',
  phase: 'PRIMARY SCHOOL',
  town: 'Nêrens',
  suburb: null,
  street: '1 Invented Street',
  lat: -26.2,
  lon: 28.1,
  learners: 300,
}
const DEPARTMENT = [
  ['School Master List', ''],
  [
    'NatEmis',
    'Official_Institution_Name',
    'Status',
    'Province',
    'Phase_PED',
    'GIS_Longitude',
    'GIS_Latitude',
    'Town_City',
    'Suburb',
    'StreetAddress',
    'Learners2024',
  ],
  [
    900000001,
    'LAERSKOOL NÊRENSVLEI',
    'OPEN',
    'GT',
    'Primary School',
    28.1,
    -26.2,
    'NÊRENS',
    '99',
    '1 INVENTED STREET',
    300,
  ],
  [900000002, 'GONE PRIMARY SCHOOL', 'CLOSED', 'GT', 'Primary School', 28.1, -26.2, 'NÊRENS', '99', '99', 0],
]

describe('a list of schools', () => {
  it('is read from the Department’s xlsx, without its closed schools', async () => {
    const { schools, reports } = await read(makeXlsx(DEPARTMENT))
    expect(schools).toEqual([{ ...GOOD, phase: 'Primary School' }])
    expect(reports).toEqual([])
  })
  it.each([
    ['commas', ','],
    ['semicolons and decimal commas', ';'],
  ])('is read from CSV with %s', async (_, separator) => {
    const cells = ['900000001', '"Laerskool ""Nêrensvlei"""', 'Gauteng', 'P', '-26.2', '28.1', '"Nêrens\nA"', '300']
    const text = [HEAD.split(','), cells].map((row) => row.join(separator)).join('\r\n')
    const { schools } = await read(`\uFEFF${separator === ';' ? text.replaceAll(/(\d)\.(\d)/gu, '$1,$2') : text}\r\n`)
    expect(schools).toMatchObject([
      { name: 'Laerskool "Nêrensvlei"', province: 'GP', lat: -26.2, lon: 28.1, town: 'Nêrens A' },
    ])
  })
  it('has its towns under their own names', async () => {
    const { schools } = await read(list(row(1, 'Invented,WC,P,,,CITY OF CAPE TOWN,'), row(2, 'Invented,WC,P,,,99,')))
    expect(schools.map(({ town }) => town)).toEqual(['Cape Town', null])
  })
  it('may be in several files', async () => {
    expect((await read(list(row(1)), list(row(2)))).schools.map(({ id }) => id)).toEqual(['900000001', '900000002'])
  })
  it.each([
    ['Hoﾋrskool Nﾊrens', 'Hoërskool Nêrens'],
    ['HOﾋRSKOOL NﾊRENS', 'Hoërskool Nêrens'],
    ['Nowhere PrimﾊRe Skool', 'Nowhere Primêre Skool'],
    ["St George'S Primary", "St George's Primary"],
    ['King Edgar Vii School', 'King Edgar VII School'],
    ['ST. MARY`S D.S.G.', 'St. Mary`s D.S.G.'],
    ['Sand du Nowhere S/S', 'Sand du Nowhere S/S'],
  ])('has mended names: %s', async (written, name) => {
    expect((await read(list(row(1, `${written},KZN,P,,,,`)))).schools[0]?.name).toBe(name)
  })
})

describe('a row that is not right', () => {
  it.each([
    [
      '900000001,Another,KZN,P,-29.6,30.4,Sometown,1',
      /line 33: 900000001 is listed before, in .*line 2\. It is left out\.$/,
    ],
    ['900000002,Another,Masvingo,P,-20,30,Town,1', /line 33: "Masvingo" is no province of South Africa/],
    ['none,Another,KZN,P,-29.6,30.4,Town,1', /line 33: "none" is no EMIS number/],
    ['900000002,,KZN,P,-29.6,30.4,Town,1', /line 33: "" is no name/],
    ['900000002,Ho\uFFFDrskool,KZN,P,-29.6,30.4,Town,1', /line 33: The name "Ho.rskool" has lost letters/],
    ['900000002,HoÃ«rskool,KZN,P,-29.6,30.4,Town,1', /line 33: The name .* has lost letters/],
    [`900000002,${'A long name '.repeat(20)},KZN,P,-29.6,30.4,Town,1`, /line 33: The name has more than 160/],
  ])('is left out and reported with its line: %s', async (wrong, report) => {
    const { schools, reports } = await read(list(row(1), ...many, wrong))
    expect(schools).toHaveLength(31)
    expect(reports).toEqual([expect.stringMatching(report)])
  })
  it.each([
    ['-26.2,28.1', /line 3: -26\.2, 28\.1 is outside KwaZulu-Natal\. The school is kept without a position\.$/],
    ['29.6,-30.4', /line 3: 29\.6, -30\.4 is outside/],
  ])('keeps its school where the position is outside its province: %s', async (position, report) => {
    const { schools, reports } = await read(list(row(1), row(2, `Invented,KZN,P,${position},Sometown,1`)))
    expect(schools[1]).toMatchObject({ name: 'Invented', town: 'Sometown', lat: null, lon: null })
    expect(reports).toEqual([expect.stringMatching(report)])
  })
  it.each([',', '0,0', 'unknown,unknown', '-29.6,'])(
    'keeps its school where it has no position: %s',
    async (position) => {
      const { schools, reports } = await read(list(row(1, `Invented,KZN,P,${position},Sometown,1`)))
      expect(schools).toMatchObject([{ lat: null, lon: null }])
      expect(reports).toEqual([])
    },
  )
})

describe('a file that is no list of schools', () => {
  it.each([
    [
      'no columns',
      'a,b\n1,2',
      'It has no column for the EMIS number, the name, the province, the latitude, the longitude.',
    ],
    ['no coordinates', 'emis,name,province\n1,2,3', 'It has no column for the latitude, the longitude.'],
    ['no name', 'emis,province,lat,lon\n1,2,3,4', 'It has no column for the name.'],
    ['an empty file', '', 'It has no column for'],
    ['headings alone', list(), '0 of 0 rows'],
    [
      'a line cut short',
      list(row(1), ...many, '900000002,Invent'),
      'Line 33 has 2 cells instead of 8. The file is torn.',
    ],
    [
      'an open quote',
      list(row(1), '900000002,"Invented'),
      'Line 3: a quote is opened and never closed. The file is torn.',
    ],
    ['text after a quote', list(row(1), '900000002,"Inv"ented'), 'Line 3: there is text after a closing quote.'],
    ['another encoding', Buffer.from(list(row(1), row(2, 'Hoërskool,KZN,P,,,,')), 'latin1'), 'Line 3 is not in UTF-8'],
    ['UTF-16', Buffer.from(list(row(1)), 'utf16le'), 'It is neither CSV in UTF-8 nor xlsx.'],
    ['a torn xlsx', makeXlsx(DEPARTMENT).subarray(0, 900), 'The xlsx cannot be read, it may be torn'],
    ['another zip', Buffer.from('PK\x03\x04 and no more'), 'The xlsx cannot be read'],
    [
      'another xlsx',
      makeXlsx([
        ['Name', 'Province'],
        ['A', 'KZN'],
      ]),
      'It has no column for the EMIS number, the latitude',
    ],
    [
      'another country’s list',
      list(...many.map((line) => line.replace(',KZN,', ',Harare,'))),
      'rows are no schools of South Africa',
    ],
  ])('is refused with a sentence that says why: %s', async (_, content, reason) => {
    await expect(read(content)).rejects.toThrow(reason)
    await expect(read(content)).rejects.toThrow('Nothing was loaded.')
  })
  it('is refused also beside a good one, and where there is no file', async () => {
    await expect(read(list(row(1)), 'a,b\n1,2')).rejects.toThrow('no column')
    await expect(readSchools([join(folder, 'nowhere.csv')])).rejects.toThrow('Nothing was loaded.')
  })
})
