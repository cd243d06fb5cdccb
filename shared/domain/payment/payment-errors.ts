import { isEmailAddress } from '../email-address.ts'
import { PROVINCE_CODES } from '../provinces.ts'
import { isPayable } from './amount.ts'
import { type CardInput, hasCheckDigit } from './card-input.ts'

export const PAYMENT_METHODS = ['card', 'bank_transfer', 'cash'] as const
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]

/** The fields of the payment form without the card, whose details never leave the browser. */
export interface PaymentDetails {
  tripName: string
  tripId: string
  amountCents: number | null
  paymentMethod: PaymentMethod
  billingName: string
  billingEmail: string
  billingPhone: string
  billingAddress: string
  billingCity: string
  billingProvince: string
  billingPostalCode: string
  schoolName: string
  schoolContact: string
  schoolEmail: string
  agreeTerms: boolean
  agreeRefund: boolean
  agreeData: boolean
}

/** Messages by field name of the page, in the order of the spec. */
export type PaymentErrors = Record<string, string>

export const PAYMENT_ERRORS_TITLE = 'Please fix the following errors:'

/** A card with the day, an ISO date, on which it is to pay. */
export type CardToCheck = CardInput & { on: string }

/** Finds all errors at once. `card` is null if no card is typed here: another method, or a provider's own page. */
export function findPaymentErrors(details: PaymentDetails, card: CardToCheck | null): PaymentErrors {
  const checks: [field: string, holds: boolean, message: string][] = [
    ['tripName', isFilled(details.tripName), 'Trip name is required'],
    ['totalAmount', isPayable(details.amountCents), 'Valid amount is required'],
    ['billingName', isFilled(details.billingName), 'Billing name is required'],
    ...emailChecks('billingEmail', details.billingEmail, 'Billing email'),
    ['billingPhone', isFilled(details.billingPhone), 'Billing phone is required'],
    ['billingAddress', isFilled(details.billingAddress), 'Billing address is required'],
    ['billingCity', isFilled(details.billingCity), 'Billing city is required'],
    ['billingProvince', isProvince(details.billingProvince), 'Billing province is required'],
    postalCodeCheck(details.billingPostalCode),
    ['schoolName', isFilled(details.schoolName), 'School name is required'],
    ['schoolContact', isFilled(details.schoolContact), 'School contact is required'],
    ...emailChecks('schoolEmail', details.schoolEmail, 'School email'),
    ...(card ? cardChecks(card) : []),
    ['agreeTerms', details.agreeTerms, 'You must agree to the terms and conditions'],
    ['agreeRefund', details.agreeRefund, 'You must agree to the refund policy'],
    ['agreeData', details.agreeData, 'You must agree to data processing'],
  ]
  return Object.fromEntries(checks.filter(([, holds]) => !holds).map(([field, , message]) => [field, message]))
}

const isFilled = (text: string): boolean => text.trim() !== ''
const isProvince = (code: string): boolean => PROVINCE_CODES.some((one) => one === code)

const emailChecks = (field: string, text: string, name: string): [string, boolean, string][] => [
  isFilled(text)
    ? [field, isEmailAddress(text.trim()), `${name} must be an address such as name@school.co.za`]
    : [field, false, `${name} is required`],
]

/** The provinces of the form are South African, whose postal codes have four digits. */
const postalCodeCheck = (code: string): [string, boolean, string] => [
  'billingPostalCode',
  /^\d{4}$/.test(code.trim()),
  isFilled(code) ? 'Billing postal code must be 4 digits, such as 1804' : 'Billing postal code is required',
]

const cardChecks = (card: CardToCheck): [string, boolean, string][] => [
  cardNumberCheck(card.number.replaceAll(' ', '')),
  cardExpiryCheck(card),
  ['cardCvv', /^\d{3,4}$/.test(card.cvv), 'CVV must be at least 3 digits'],
  ['cardHolder', isFilled(card.holder), 'Cardholder name is required'],
]

const cardNumberCheck = (number: string): [string, boolean, string] =>
  /^\d{16}$/.test(number)
    ? ['cardNumber', hasCheckDigit(number), 'Card number has a wrong digit. Please compare it with the card']
    : ['cardNumber', false, 'Card number must be 16 digits']

/** A card is valid to the end of its month. */
const cardExpiryCheck = ({ expiry, on }: CardToCheck): [string, boolean, string] => {
  const [, month, year] = /^(0[1-9]|1[0-2])\/(\d\d)$/.exec(expiry) ?? []
  return month && year
    ? ['cardExpiry', `20${year}-${month}` >= on.slice(0, 7), 'This card has expired. Please use another card']
    : ['cardExpiry', false, 'Expiry must be MM/YY']
}
