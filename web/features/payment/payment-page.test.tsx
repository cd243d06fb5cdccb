import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { PaymentCreated, PaymentQuote } from '#shared/contracts/payment'
import { PaymentPage } from './payment-page.tsx'
import { readPaymentLink } from './payment-link.ts'
import { refundRows } from './payment-words.ts'

const QUOTE: PaymentQuote = {
  order_key: 'key',
  card_provider: 'simulated',
  is_practice: true,
  account: { account_name: 'A', bank: 'B', account_number: '1', branch_code: '2', is_sample: true },
  plan: null,
}
const LINK = readPaymentLink('?tripName=Berg+to%20beach&tripId=007&amount=545')
const ANSWER: PaymentCreated = {
  success: true,
  reference: '007-X',
  trip_name: 'Berg to beach',
  trip_id: '007',
  amount: 545,
  plan_amount: null,
  currency: 'ZAR',
  method: 'card',
  status: 'paid',
  is_practice: true,
  created_at: '2026-11-22T08:00:00.000Z',
  payer_reference: '007',
  next: { kind: 'simulated', wait_ms: 2000 },
  is_mail_held: false,
}

function open({ quote = {}, link = LINK, answer = () => Response.json(ANSWER, { status: 201 }) } = {}) {
  const bodies: string[] = []
  const waits: number[] = []
  const done = vi.fn<() => void>()
  render(
    <PaymentPage
      link={link}
      quote={{ ...QUOTE, ...quote }}
      answer={undefined}
      apiFetch={(_path, init) => {
        bodies.push(typeof init?.body === 'string' ? init.body : '')
        return Promise.resolve(answer())
      }}
      onDone={done}
      wait={(milliseconds) => {
        waits.push(milliseconds)
        return Promise.resolve()
      }}
    />,
  )
  return { bodies, waits, done }
}

const box = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const pay = () => userEvent.click(document.querySelector('[type=submit]')!)

async function fill() {
  const texts = {
    'Full name': 'Thabo Dlamini',
    Email: 'thabo@example.co.za',
    Phone: '083 555 0190',
    'Street address': '8 Moema Street',
    City: 'Soweto',
    'Postal code': '1804',
    'School name': 'Thandokazi',
    'Contact person': 'Naledi',
    'School email': 'office@thandokazi.example',
  }
  for (const [name, value] of Object.entries(texts)) fireEvent.input(box(name), { target: { value } })
  await userEvent.selectOptions(screen.getByLabelText('Province'), 'GP')
  for (const tick of document.querySelectorAll('[type=checkbox]')) fireEvent.click(tick)
}

beforeEach(() => {
  localStorage.clear()
  Element.prototype.scrollIntoView = () => undefined
})
afterEach(cleanup)

test('a card number has groups of four digits while it is typed, pasted and corrected', async () => {
  open()
  const number = box('Card number')
  await userEvent.type(number, '4242x4242-42424242999')
  expect(number.value).toBe('4242 4242 4242 4242')
  await userEvent.clear(number)
  await userEvent.click(number)
  await userEvent.paste('5555-4444-3333-2222')
  expect(number.value).toBe('5555 4444 3333 2222')
  number.setSelectionRange(2, 3)
  await userEvent.keyboard('{Backspace}')
  expect([number.value, number.selectionStart]).toEqual(['5554 4443 3332 222', 2])
})

test('an expiry date gets a slash, and a CVV has at most four digits', async () => {
  open()
  await userEvent.type(box('Expiry'), '9')
  expect(box('Expiry').value).toBe('09')
  await userEvent.type(box('Expiry'), '28')
  expect(box('Expiry').value).toBe('09/28')
  await userEvent.type(box('Expiry'), '{Backspace}{Backspace}')
  expect(box('Expiry').value).toBe('09')
  await userEvent.type(box('CVV'), '12a345')
  expect(box('CVV').value).toBe('1234')
})

test('an expired card and a false digit are found before anything is sent', async () => {
  const { bodies } = open()
  await fill()
  fireEvent.input(box('Card number'), { target: { value: '4242424242424243' } })
  fireEvent.input(box('Expiry'), { target: { value: '0124' } })
  await pay()
  expect(screen.getAllByText('This card has expired. Please use another card').length).toBeGreaterThan(0)
  expect(screen.getAllByText(/Card number has a wrong digit/).length).toBeGreaterThan(0)
  expect(bodies).toEqual([])
})

test('no field of the card has a name, so that it is never sent', () => {
  open()
  for (const name of ['Card number', 'Expiry', 'CVV', 'Name on the card']) expect(box(name).name).toBe('')
})

test('a practice payment sends everything except the card, waits two seconds and opens the next page', async () => {
  const { bodies, waits, done } = open()
  await fill()
  fireEvent.input(box('Card number'), { target: { value: '4242424242424242' } })
  fireEvent.input(box('Expiry'), { target: { value: '0948' } })
  fireEvent.input(box('CVV'), { target: { value: '987' } })
  fireEvent.input(box('Name on the card'), { target: { value: 'T Dlamini' } })
  await pay()
  await waitFor(() => expect(done).toHaveBeenCalledOnce())
  expect(waits).toEqual([2000])
  expect(JSON.parse(bodies[0] ?? '')).toMatchObject({ tripName: 'Berg to beach', tripId: '007', totalAmount: '545' })
  expect(bodies.join()).not.toMatch(/4242|09\/48|987|T Dlamini/)
})

test('with a provider’s own page there are no card fields', async () => {
  const problem = { error: 'Payment Failed: There was an error processing your payment. Please try again.' }
  const { bodies, done } = open({
    quote: { card_provider: 'paystack', is_practice: false },
    answer: () => Response.json(problem, { status: 503 }),
  })
  expect(screen.queryByLabelText('Card number')).toBeNull()
  expect(screen.queryByText('Practice mode.')).toBeNull()
  await fill()
  await pay()
  const failed = await screen.findByRole('alert')
  expect(failed.textContent).toBe('Payment FailedThere was an error processing your payment. Please try again.')
  expect(bodies).toHaveLength(1)
  expect(done).not.toHaveBeenCalled()
})

test('a payer who returns from the provider sees the result', () => {
  open({ link: readPaymentLink('?tripName=Berg&ended=failed') })
  expect(screen.getByRole('alert').textContent).toContain('Payment Failed')
  cleanup()
  open({ link: readPaymentLink('?ended=cancelled') })
  expect(screen.getByText('You came back without paying.')).toBeTruthy()
  cleanup()
  open({ link: readPaymentLink('?ended=<script>') })
  expect(screen.queryByRole('alert')).toBeNull()
})

test('the link is read as text: an id keeps its zeros, and long values are shortened', () => {
  expect(LINK).toEqual({ tripName: 'Berg to beach', tripId: '007', amount: '545', ended: null })
  expect(readPaymentLink('?tripId=1e5&amount=R%204%20830&tripName=a%26b')).toMatchObject({
    tripId: '1e5',
    amount: 'R 4 830',
    tripName: 'a&b',
  })
  expect(readPaymentLink(`?tripName=${'x'.repeat(999)}`).tripName).toHaveLength(200)
  expect(readPaymentLink('')).toEqual({ tripName: '', tripId: '', amount: '', ended: null })
})

test('the refund policy is in days, or in dates if the trip has one', () => {
  expect(refundRows(null)).toEqual([
    { when: '30 or more days before', share: 'Full refund' },
    { when: '15–29 days before', share: '50%' },
    { when: 'Fewer than 15 days before', share: 'None' },
  ])
  expect(refundRows('2027-07-05').map(({ when }) => when)).toEqual([
    'Up to 5 June 2027 (30 or more days before)',
    '6 to 20 June 2027 (15–29 days before)',
    'From 21 June 2027 (fewer than 15 days before)',
  ])
})
