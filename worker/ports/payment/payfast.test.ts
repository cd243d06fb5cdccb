import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { atPayfast, faultOf, PAYMENT } from '../../testing/card-payment.ts'
import { payfastNotice, payfastSignature, standInProviders, urlencode } from '../../testing/stand-in-providers.ts'
import { phpUrlencode } from './payfast-signature.ts'

describe('PayFast', () => {
  it('gets a form with a valid signature, in its own field order', async () => {
    const { method, url, fields } = await atPayfast().openPage(PAYMENT)
    expect([method, url]).toEqual(['POST', 'https://www.payfast.co.za/eng/process'])
    expect(fields.map(({ name }) => name).join(' ')).toBe(
      'merchant_id merchant_key return_url cancel_url notify_url name_first name_last email_address m_payment_id amount item_name payment_method signature',
    )
    const sent = Object.fromEntries(fields.map(({ name, value }) => [name, value]))
    const { signature, ...signed } = sent
    expect(signature).toBe(payfastSignature(signed))
    expect(sent).toMatchObject({ amount: '545.05', name_first: 'Thabo', name_last: 'van der Merwe' })
  })

  it('gets no empty fields, and no passphrase if there is none', async () => {
    const { fields } = await atPayfast({ passphrase: '' }).openPage({
      ...PAYMENT,
      payer: { name: 'Thabo', email: 't@e.example' },
    })
    const { signature, ...signed } = Object.fromEntries(fields.map(({ name, value }) => [name, value]))
    expect(signed).not.toHaveProperty('name_last')
    expect(signature).toBe(payfastSignature(signed, ''))
  })

  it('is called in its sandbox unless it is live', async () => {
    const sandbox = atPayfast({ isLive: false })
    expect(sandbox.isPractice).toBe(true)
    expect((await sandbox.openPage(PAYMENT)).url).toBe('https://sandbox.payfast.co.za/eng/process')
  })

  it('encodes any text as PHP does', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (text) => {
        expect(phpUrlencode(text)).toBe(urlencode(text))
      }),
    )
    expect(phpUrlencode("~ !'()*é\ud800")).toBe('%7E+%21%27%28%29%2A%C3%A9')
  })

  it('accepts a signed notice after PayFast has confirmed it', async () => {
    const { seen, confirmed } = standInProviders()
    const notice = payfastNotice({ m_payment_id: 'a.1' })
    const read = (body: string) => atPayfast().readEvent(body, new Headers())
    expect(await faultOf(read(notice.body))).toBe('forged')
    confirmed.add(notice.unsigned)
    expect(await read(notice.body)).toEqual({
      id: '1089250',
      attemptReference: 'a.1',
      kind: 'paid',
      amountCents: 54_500,
      currency: 'ZAR',
    })
    expect(seen.at(-1)?.url.href).toBe('https://www.payfast.co.za/eng/query/validate')
  })

  it('is not asked if the signature or the merchant is wrong', async () => {
    const { seen } = standInProviders()
    const notice = payfastNotice({ m_payment_id: 'a.1' })
    for (const body of [
      notice.body.replace('545.00', '5.00'),
      notice.unsigned,
      `${notice.unsigned}&signature=`,
      payfastNotice({ m_payment_id: 'a.1' }, 'another passphrase').body,
      payfastNotice({ m_payment_id: 'a.1', merchant_id: '10000101' }).body,
      '',
    ])
      expect(await faultOf(atPayfast().readEvent(body, new Headers()))).toBe('forged')
    expect(seen).toEqual([])
  })

  it.each([
    ['COMPLETE', 'paid'],
    ['FAILED', 'failed'],
    ['CANCELLED', 'failed'],
    ['PENDING', null],
    ['constructor', null],
  ])('says %s and means %s', async (payment_status, kind) => {
    const { confirmed } = standInProviders()
    const notice = payfastNotice({ m_payment_id: 'a.1', payment_status })
    confirmed.add(notice.unsigned)
    expect((await atPayfast().readEvent(notice.body, new Headers()))?.kind ?? null).toBe(kind)
  })
})
