import { expect, test } from 'vitest'
import { node, road } from './extract.fixture.ts'
import {
  between,
  DETOUR,
  DETOUR_KM,
  detour,
  GEORGE,
  lengthOf,
  N12,
  openRoadTrial,
  pointOf,
  spotOf,
  WILDERNESS,
} from './load-roads.fixture.ts'

const { load, networkInUse, read } = openRoadTrial()
const [george, wilderness] = [pointOf('george'), pointOf('wilderness')]
const kmInUse = async (from: typeof george, to: typeof george) => (await networkInUse()).measure(from, to).km

const middle = between(GEORGE, WILDERNESS)
const gated = road({ highway: 'trunk' }, GEORGE, middle, WILDERNESS)

test('a gate with hours is on the way', async () => {
  const hours = 'Apr-Sep 06:00-18:00; Oct-Mar 05:30-18:30'
  await load(node({ barrier: 'gate', name: 'Kaaimans Gate', opening_hours: hours }, middle), gated, N12)
  const way = (await networkInUse()).findWay(george, wilderness)!
  expect(way.links.flatMap(({ ends }) => ends.gate ?? [])).toEqual([
    {
      park: 'Kaaimans Gate',
      hours: [
        { months: [4, 5, 6, 7, 8, 9], opens: '06:00', closes: '18:00' },
        { months: [10, 11, 12, 1, 2, 3], opens: '05:30', closes: '18:30' },
      ],
    },
  ])
})

test.for([
  node({ barrier: 'gate' }, middle),
  node({ barrier: 'gate', opening_hours: 'sunrise-sunset' }, middle),
  node({ barrier: 'toll_booth', opening_hours: '24/7' }, middle),
  node({ shop: 'farm', opening_hours: '08:00-17:00' }, DETOUR),
])('no gate is made of %o', async (item) => {
  await load(gated, N12, item)
  const { data } = await read()
  expect(data.points.filter(({ id, gate }) => gate && /^n[0-9a-z]+$/u.test(id))).toEqual([])
})

test('no way leads through a frontier post', async () => {
  await load(gated, detour, N12, node({ barrier: 'border_control' }, middle))
  expect(await kmInUse(george, wilderness)).toBeCloseTo(DETOUR_KM, 0)
})

test('no way leads through Lesotho', async () => {
  const [bethlehem, himeville] = [spotOf('bethlehem'), spotOf('himeville')]
  const through = road({ highway: 'trunk' }, bethlehem, [-28.9, 28.5], [-29.58, 29.1], himeville)
  const around = road({ highway: 'trunk' }, bethlehem, [-28.2, 29.8], [-29.5, 30.2], himeville)
  await load(through, around)
  expect(await kmInUse(pointOf('bethlehem'), pointOf('himeville'))).toBeCloseTo(lengthOf(...around.line), 0)
})
