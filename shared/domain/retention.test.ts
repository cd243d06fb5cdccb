import { expect, test } from 'vitest'
import { KEPT_DAYS, spanOf } from './retention.ts'

test('writes a period in years if it is whole years, else in days', () => {
  expect(
    Object.fromEntries(Object.keys(KEPT_DAYS).map((kind) => [kind, spanOf(kind as keyof typeof KEPT_DAYS)])),
  ).toEqual({
    answers: '1 day',
    cachedIdeas: '2 days',
    mail: '90 days',
    knownDevices: '180 days',
    visitorCookie: '182 days',
    ideas: '1 year',
    messages: '1 year',
    unpaidOrders: '1 year',
    requests: '2 years',
    paidOrders: '5 years',
  })
})
