import type { Page, Request } from '@playwright/test'

/** An example of a payment link. */
export const LINK = '/payment?tripName=Berg+to%20beach&tripId=UH-2741&amount=545'

export const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
export const agree = (page: Page, name: RegExp) => page.getByRole('checkbox', { name })
export const payButton = (page: Page) => page.getByRole('button', { name: /^(?:Pay|Place order)/ })
export const summary = (page: Page) => page.getByRole('alert').filter({ hasText: 'Please fix the following errors:' })

export const TEXTS: Record<string, string> = {
  'Full name': 'Thabo Dlamini',
  Email: 'thabo.dlamini@example.co.za',
  Phone: '083 555 0190',
  'Street address': '8 Moema Street',
  City: 'Soweto',
  'Postal code': '1804',
  'School name': 'Thandokazi Secondary School',
  'Contact person': 'Naledi Mokoena',
  'School email': 'office@thandokazi.example',
}
const CARD: Record<string, string> = {
  'Card number': '4242424242424242',
  Expiry: '0948',
  CVV: '123',
  'Name on the card': 'T Dlamini',
}
const AGREEMENTS = [/terms and conditions/, /refund policy/, /data processing/]

export async function fillPayer(page: Page): Promise<void> {
  for (const [name, text] of Object.entries(TEXTS)) await box(page, name).fill(text)
  await page.getByRole('combobox', { name: 'Province' }).selectOption('GP')
  for (const name of AGREEMENTS) await agree(page, name).check()
}
export async function fillCard(page: Page): Promise<void> {
  for (const [name, text] of Object.entries(CARD)) await box(page, name).pressSequentially(text)
}

export function countOrders(page: Page): Request[] {
  const sent: Request[] = []
  page.on('request', (request) => request.method() === 'POST' && sent.push(request))
  return sent
}
