import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PROVINCE_CODES } from '../provinces.ts'
import { NO_CARD } from './card-input.ts'
import { findPaymentErrors, type PaymentDetails } from './payment-errors.ts'

const DETAILS: PaymentDetails = {
  tripName: 'Berg to beach',
  tripId: '2741',
  amountCents: 54_500,
  paymentMethod: 'card',
  billingName: 'Thabo Dlamini',
  billingEmail: 'thabo.dlamini@example.co.za',
  billingPhone: '083 555 0190',
  billingAddress: '8 Moema Street',
  billingCity: 'Soweto',
  billingProvince: 'GP',
  billingPostalCode: '1804',
  schoolName: 'Thandokazi Secondary School',
  schoolContact: 'Naledi Mokoena',
  schoolEmail: 'office@thandokazi.example',
  agreeTerms: true,
  agreeRefund: true,
  agreeData: true,
}
const CARD = { number: '4242 4242 4242 4242', expiry: '09/28', cvv: '123', holder: 'T Dlamini', on: '2026-11-23' }

/** The list of the spec in its order: a missing or wrong value, and its message. */
const LIST: [field: string, broken: Partial<PaymentDetails> | { card: Partial<typeof CARD> }, message: string][] = [
  ['tripName', { tripName: '  ' }, 'Trip name is required'],
  ['totalAmount', { amountCents: 0 }, 'Valid amount is required'],
  ['billingName', { billingName: '' }, 'Billing name is required'],
  ['billingEmail', { billingEmail: '' }, 'Billing email is required'],
  ['billingPhone', { billingPhone: '' }, 'Billing phone is required'],
  ['billingAddress', { billingAddress: '' }, 'Billing address is required'],
  ['billingCity', { billingCity: '' }, 'Billing city is required'],
  ['billingProvince', { billingProvince: '' }, 'Billing province is required'],
  ['billingPostalCode', { billingPostalCode: '' }, 'Billing postal code is required'],
  ['schoolName', { schoolName: '' }, 'School name is required'],
  ['schoolContact', { schoolContact: '' }, 'School contact is required'],
  ['schoolEmail', { schoolEmail: '' }, 'School email is required'],
  ['cardNumber', { card: { number: '4242 4242 42' } }, 'Card number must be 16 digits'],
  ['cardExpiry', { card: { expiry: '13' } }, 'Expiry must be MM/YY'],
  ['cardCvv', { card: { cvv: '12' } }, 'CVV must be at least 3 digits'],
  ['cardHolder', { card: { holder: ' ' } }, 'Cardholder name is required'],
  ['agreeTerms', { agreeTerms: false }, 'You must agree to the terms and conditions'],
  ['agreeRefund', { agreeRefund: false }, 'You must agree to the refund policy'],
  ['agreeData', { agreeData: false }, 'You must agree to data processing'],
]

const errorsWith = (broken: (typeof LIST)[number][1][]) => {
  const card = Object.assign({}, CARD, ...broken.map((one) => ('card' in one ? one.card : {}))) as typeof CARD
  const details = Object.assign({}, DETAILS, ...broken.map((one) => ('card' in one ? {} : one))) as PaymentDetails
  return findPaymentErrors(details, card)
}

describe('the errors of a payment', () => {
  it('are empty for a complete form', () => expect(errorsWith([])).toEqual({}))

  it.each(LIST)('name only %s if only it is wrong', (field, broken, message) => {
    expect(errorsWith([broken])).toEqual({ [field]: message })
  })

  it('are all of the list at once, in the order of the spec', () => {
    expect(Object.entries(errorsWith(LIST.map(([, broken]) => broken)))).toEqual(
      LIST.map(([field, , message]) => [field, message]),
    )
  })

  it('name exactly the wrong fields, for any combination', () => {
    fc.assert(
      fc.property(fc.subarray(LIST), (wrong) => {
        expect(Object.entries(errorsWith(wrong.map(([, broken]) => broken)))).toEqual(
          wrong.map(([field, , message]) => [field, message]),
        )
      }),
    )
  })

  it('ignore the card if none is typed here', () => {
    expect(findPaymentErrors({ ...DETAILS, paymentMethod: 'cash' }, null)).toEqual({})
    expect(Object.keys(findPaymentErrors(DETAILS, { ...NO_CARD, on: '2026-11-23' }))).toEqual([
      'cardNumber',
      'cardExpiry',
      'cardCvv',
      'cardHolder',
    ])
  })

  it.each(['00/28', '13/28', '9/28', '0928', '09/2', '09-28'])('refuse %s as an expiry date', (expiry) => {
    expect(errorsWith([{ card: { expiry } }])).toEqual({ cardExpiry: 'Expiry must be MM/YY' })
  })

  it.each(['10/26', '12/25', '01/20'])('refuse %s on a day of November 2026, after its last month', (expiry) => {
    expect(errorsWith([{ card: { expiry } }])).toEqual({
      cardExpiry: 'This card has expired. Please use another card',
    })
  })

  it('take a card in its last month', () => expect(errorsWith([{ card: { expiry: '11/26' } }])).toEqual({}))

  it('take four digits for a CVV, and 16 digits with a true check digit for a number', () => {
    expect(errorsWith([{ card: { cvv: '1234', number: '5555 4444 3333 1111' } }])).toEqual({})
    expect(errorsWith([{ card: { number: '4242 4242 4242 4243' } }])).toEqual({
      cardNumber: 'Card number has a wrong digit. Please compare it with the card',
    })
  })

  it.each(['18', '18044', 'R804', '18 04'])(
    'ask for four digits where the postal code is "%s"',
    (billingPostalCode) => {
      expect(errorsWith([{ billingPostalCode }])).toEqual({
        billingPostalCode: 'Billing postal code must be 4 digits, such as 1804',
      })
    },
  )

  it.each(['thabo', 'thabo@', 'a b@c.example', 'thabo@example', 'a@b.c, d@e.f'])(
    'ask for an address where the email is "%s"',
    (billingEmail) => {
      expect(errorsWith([{ billingEmail }])).toEqual({
        billingEmail: 'Billing email must be an address such as name@school.co.za',
      })
    },
  )

  it('know the nine provinces and no others', () => {
    for (const code of PROVINCE_CODES) expect(errorsWith([{ billingProvince: code }])).toEqual({})
    expect(PROVINCE_CODES).toEqual(['GP', 'WC', 'KZN', 'EC', 'FS', 'LP', 'MP', 'NC', 'NW'])
    expect(errorsWith([{ billingProvince: 'XX' }])).toEqual({ billingProvince: 'Billing province is required' })
  })
})
