import { describe, expect, it } from 'vitest'
import { findRoadFaults, readRoadFiles } from './find-road-faults.ts'

const files = readRoadFiles()
const line = (row: object) => `${JSON.stringify(row)}\n`
const JUNCTION = { id: 'test-fork', name: 'Test fork', province: 'GP', lat: -26.2, lon: 28 }
const LINK = { from: 'johannesburg', to: 'test-fork', km: 60, class: 'primary' }
const messages = (name: string, ...rows: object[]) =>
  findRoadFaults({ ...files, [name]: rows.map(line).join('') }).map(({ message }) => message)

describe('the road files', () => {
  it('have no fault', () => {
    expect(findRoadFaults(files)).toEqual([])
  })
  it.each([
    ['an unknown class', [{ ...LINK, to: 'soweto', class: 'highway' }], /class/u],
    ['an unknown field', [{ ...LINK, to: 'soweto', colour: 'red' }], /colour/u],
    ['a point that is not there', [{ ...LINK, to: 'nowhere-at-all' }], /no point has the id "nowhere-at-all"/u],
    ['a link without length', [{ ...LINK, km: 0 }], /km/u],
    ['a link to itself', [{ ...LINK, to: 'johannesburg' }], /from a point to itself/u],
    ['a link shorter than its line', [{ ...LINK, to: 'musina', km: 90 }], /shorter than the line/u],
    [
      'the same link twice',
      [
        { ...LINK, to: 'musina', km: 600 },
        { ...LINK, from: 'musina', to: 'johannesburg', km: 600 },
      ],
      /linked already/u,
    ],
    ['a ferry without minutes', [{ ...LINK, to: 'musina', km: 600, class: 'ferry' }], /has minutes/u],
  ])('may not have %s', (_, rows, expected) => {
    expect(messages('links-test.jsonl', ...rows).join('\n')).toMatch(expected)
  })
  it('may not use the id of another point, or a gate without all months', () => {
    expect(messages('junctions-test.jsonl', { ...JUNCTION, id: 'soweto' })).toContain('id "soweto" is used twice')
    const gate = { park: 'Test Park', hours: [{ months: [1, 2], opens: '06:00', closes: '18:00' }] }
    expect(messages('junctions-test.jsonl', { ...JUNCTION, gate }).join('\n')).toMatch(/each month once/u)
  })
  it('must reach every town, place and stay by a road for coaches', () => {
    const without = Object.fromEntries(Object.entries(files).filter(([name]) => !name.startsWith('access-')))
    expect(findRoadFaults(without).some(({ message }) => message.endsWith('hangs on no road'))).toBe(true)
    const closed = Object.fromEntries(
      Object.entries(files).map(([name, text]) => [
        name,
        name.startsWith('access-')
          ? text
              .replaceAll(/"class":/gu, '"no_coach":true,"class":')
              .replaceAll('"no_coach":true,"no_coach":true', '"no_coach":true')
          : text,
      ]),
    )
    expect(findRoadFaults(closed).some(({ message }) => message.includes('no road for a coach'))).toBe(true)
  })
})
