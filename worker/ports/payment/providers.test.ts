import { describe, expect, it } from 'vitest'
import { atPayfast, atPaystack, faultOf, PAYMENT } from '../../testing/card-payment.ts'
import { payfastNotice, standInProviders } from '../../testing/stand-in-providers.ts'
import type { HostedProvider } from './card-provider.ts'
import { choosePayment } from './choose-payment.ts'

describe('a provider that fails', () => {
  const troubles = [
    ['500', { status: 500 }, 'server_error'],
    ['429', { status: 429 }, 'rate_limited'],
    ['401', { status: 401 }, 'refused'],
    ['a lost network', 'drops', 'network'],
    ['no answer in time', 'hangs', 'timeout'],
    ['HTML', { raw: '<html>maintenance</html>' }, 'garbage'],
    ['an empty body', { raw: '' }, 'garbage'],
  ] as const
  const works: [string, (of: HostedProvider) => Promise<unknown>, () => HostedProvider][] = [
    ['opening Paystack’s page', (of) => of.openPage(PAYMENT), () => atPaystack({ timeoutMs: 50 })],
    ['asking Paystack', (of) => of.findEvent('a.1'), () => atPaystack({ timeoutMs: 50 })],
    [
      'confirming with PayFast',
      (of) => of.readEvent(payfastNotice({}).body, new Headers()),
      () => atPayfast({ timeoutMs: 50 }),
    ],
  ]
  it.each(
    troubles.flatMap(([name, behaviour, fault]) =>
      works.map((work) => [name, work[0], behaviour, fault, work] as const),
    ),
  )('is told apart: %s when %s', async (_name, _work, behaviour, fault, [, ask, provider]) => {
    standInProviders(behaviour)
    expect(await faultOf(ask(provider()))).toBe(fault)
  })

  it('refuses a wrong key', async () => {
    standInProviders()
    expect(await faultOf(atPaystack({ secretKey: 'sk_live_wrong' }).openPage(PAYMENT))).toBe('refused')
  })
})

describe('the choice of a provider', () => {
  const keys = { PAYSTACK_SECRET_KEY: 'sk_test_1', PAYFAST_MERCHANT_ID: '1', PAYFAST_MERCHANT_KEY: '2' }
  it('is none without keys or without a name', () => {
    expect(choosePayment({}).cards).toBeNull()
    expect(choosePayment({ PAYMENT_PROVIDER: 'paystack' }).cards).toBeNull()
    expect(choosePayment({ PAYMENT_PROVIDER: 'other', ...keys }).cards).toBeNull()
    expect(choosePayment(keys).cards).toBeNull()
  })
  it('is the named one, in test mode if its key is; notices of the other are still accepted', () => {
    const { cards, providers } = choosePayment({ PAYMENT_PROVIDER: 'paystack', ...keys })
    expect([cards?.name, cards?.isPractice, providers.map(({ name }) => name)]).toEqual([
      'paystack',
      true,
      ['paystack', 'payfast'],
    ])
    expect(atPaystack().isPractice).toBe(false)
  })
})
