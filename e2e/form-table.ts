import type { Page } from '@playwright/test'

/** A form for the tests: its values, and the message for each required field that is empty. */
export interface FormCase {
  path: string
  button: RegExp
  /** Calls that the form sends. */
  calls: string[]
  texts: Record<string, string>
  choices?: Record<string, string>
  ticks?: string[]
  required: Record<string, string>
  /** The page's message if the server fails; `words` is the server's message, empty without one. */
  failure: (words: string) => string
}

const nameless = () => crypto.randomUUID()
export const field = (page: Page, name: string) => page.locator(`#field-${name}`)
export const submit = (page: Page, form: FormCase) => page.getByRole('main').getByRole('button', { name: form.button })

export const FORMS: Record<string, FormCase> = {
  'request-demo': {
    path: '/request-demo',
    button: /^Request my demo$/,
    calls: ['**/api/school-demo', '**/api/request-demo'],
    texts: {
      school_name: 'Thandokazi Secondary School',
      contact_name: 'Naledi Mokoena',
      email: `naledi-${nameless()}@thandokazi.example`,
      phone: '082 123 4567',
      message: 'We have 28 learners.',
    },
    ticks: ['agree_to_contact'],
    required: {
      school_name: 'Please enter your school’s name.',
      contact_name: 'Please enter your name.',
      email: 'Please enter an email address such as naledi@school.co.za.',
      agree_to_contact: 'Please allow us to contact you about your request.',
    },
    failure: (words) => words || 'Failed to submit request',
  },
  contact: {
    path: '/contact',
    button: /^Send message$/,
    calls: ['**/api/email-webhook'],
    texts: { name: 'Sipho Ndaba', email: 'sipho@example.co.za', subject: 'A farm school', message: 'A question.' },
    required: {
      name: 'Please enter your name.',
      email: 'Please enter a valid email.',
      message: 'Please enter a message.',
    },
    failure: () => 'Could not send via server. Opening your email app...',
  },
  'user-info': {
    path: '/user-info',
    button: /^Create my free account$/,
    calls: ['**/api/signup'],
    texts: {
      name: 'Naledi',
      lastname: 'Mokoena',
      email: `naledi-${nameless()}@thandokazi.example`,
      phone_number: '+27 82 123 4567',
      school_name: 'Thandokazi Secondary School',
      address: '8 Moema Street',
      suburb: 'Orlando West',
      city: 'Soweto',
    },
    choices: { country_id: 'South Africa', state_id: 'Gauteng' },
    required: {
      name: 'Please enter your name.',
      lastname: 'Please enter your surname.',
      email: 'Please enter your email address.',
      phone_number: 'Please enter a telephone number such as 082 123 4567.',
      school_name: 'Please enter your school or organisation.',
      suburb: 'Please enter the suburb.',
      city: 'Please enter the city.',
      state_id: 'Please choose a state or province.',
    },
    failure: (words) => words || 'Failed to submit your information. Please try again.',
  },
  login: {
    path: '/login',
    button: /^Sign in$/,
    calls: ['**/api/auth/login'],
    texts: { identifier: 'naledi@thandokazi.example', password: 'a long enough pass phrase' },
    required: { identifier: 'Please enter your email or username.', password: 'Please enter your password.' },
    failure: (words) => words || 'Login failed (502)',
  },
  payment: {
    path: '/payment?tripName=Berg+to+beach&tripId=UH-2741&amount=545',
    button: /^(?:Pay|Place order)/,
    calls: ['**/api/payments'],
    texts: {
      tripName: 'Berg to beach',
      billingName: 'Thabo Dlamini',
      billingEmail: 'thabo@example.co.za',
      billingPhone: '083 555 0190',
      billingAddress: '8 Moema Street',
      billingCity: 'Soweto',
      billingPostalCode: '1804',
      schoolName: 'Thandokazi Secondary School',
      schoolContact: 'Naledi Mokoena',
      schoolEmail: 'office@thandokazi.example',
    },
    choices: { paymentMethod: 'cash', billingProvince: 'GP' },
    ticks: ['agreeTerms', 'agreeRefund', 'agreeData'],
    // payment-errors.spec.ts tests them one by one, with those of the card.
    required: {},
    failure: (words) => words || 'The server answered 502.',
  },
}

/** Opens the page and fills in the form; resolves when React has started. */
export async function openFilled(page: Page, form: FormCase): Promise<void> {
  await page.goto(form.path)
  for (const [name, text] of Object.entries(form.texts)) await field(page, name).fill(text)
  for (const [name, choice] of Object.entries(form.choices ?? {}))
    if (name === 'paymentMethod') await page.locator(`[name="${name}"][value="${choice}"]`).check()
    else await field(page, name).selectOption(choice)
  for (const name of form.ticks ?? []) await field(page, name).check()
}

export const failureShown = (page: Page, form: FormCase, words: string) =>
  page.getByRole('main').locator('[role=alert], [role=status]').getByText(form.failure(words)).first()

/** The values of the form, by field name. */
export const heldBy = (page: Page): Promise<string[]> =>
  page
    .getByRole('main')
    .locator('form[method="post"]')
    .evaluate((form) => [...new FormData(form as HTMLFormElement)].map(([name, value]) => `${name}=${String(value)}`))
