import { expect, test } from 'vitest'
import { layerOf, UTILITY_LAYERS } from './layer-order.ts'

const place = (conditions: string, ...properties: string[]) =>
  UTILITY_LAYERS.indexOf(layerOf(conditions, properties) ?? '')

test('what sets one side counts over what sets two, and that over what sets all', () => {
  const [all, two, one] = [place('', 'padding'), place('', 'padding-inline'), place('', 'padding-top')]
  expect(all).toBeGreaterThanOrEqual(0)
  expect(two).toBeGreaterThan(all)
  expect(one).toBeGreaterThan(two)
  expect(place('', 'width')).toBeGreaterThan(place('', 'width', 'height'))
})

test('a utility under a condition counts over one without, whatever it sets', () => {
  const ordered = [
    '',
    '@media (hover:hover) :hover',
    '@media not all and (min-width:64rem)',
    '@media not all and (width >= 40rem)',
    '@media (width>=40rem)',
    '@media (min-width:64rem)',
    '@media print',
    ':where [data-signed-in]',
  ]
  for (const [index, conditions] of ordered.slice(1).entries())
    expect(place(conditions, 'padding'), conditions).toBeGreaterThan(place(ordered[index] ?? '', 'padding-top'))
})

test('a condition that has no place is said to have none', () => {
  expect(layerOf('@media (width>=96rem)', ['padding'])).toBeUndefined()
})
