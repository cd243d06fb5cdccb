import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { findGaps, type Site, secretsFor } from './find-gaps.ts'
import { BUILD_ADDRESSES } from './settings.ts'

const ORIGIN = 'https://trips.school.test'
const COMPLETE: Site = {
  databaseId: '2f1d4c5e-0000-4000-8000-1234567890ab',
  cacheId: '0123456789abcdef0123456789abcdef',
  hosts: ['trips.school.test'],
  variables: { SITE_ORIGIN: ORIGIN, TEAM_EMAILS: 'office@school.test, head@school.test', MAIL_TRANSPORT: 'mailbox' },
  buildVariables: {
    VITE_SITE_ORIGIN: ORIGIN,
    VITE_HELLO_EMAIL: 'hello@school.test',
    VITE_INFORMATION_OFFICER_EMAIL: 'privacy@school.test',
    VITE_PARTNERS_URL: 'https://partners.school.test',
  },
}
const withVariables = (variables: Record<string, string>): Site => ({
  ...COMPLETE,
  variables: { ...COMPLETE.variables, ...variables },
})

describe('the gaps of a deployment', () => {
  test('are none where everything is set', () => {
    expect(findGaps(COMPLETE)).toEqual([])
  })

  test('are all named at once in the configuration of the example', () => {
    const example: Site = {
      databaseId: '00000000-0000-0000-0000-000000000000',
      cacheId: undefined,
      hosts: ['uhambo.example'],
      variables: { SITE_ORIGIN: 'https://uhambo.example', TEAM_EMAILS: 'team@uhambo.example' },
      buildVariables: { VITE_SITE_ORIGIN: 'https://uhambo.example' },
    }
    expect(findGaps(example)).toEqual([
      'The database_id of the D1 database DB is missing or zero',
      'The id of the KV namespace CACHE is missing or zero',
      'SITE_ORIGIN is missing or an example',
      'TEAM_EMAILS is missing or an example',
      'VITE_SITE_ORIGIN is missing or an example',
      'VITE_HELLO_EMAIL is missing or an example',
      'VITE_INFORMATION_OFFICER_EMAIL is missing or an example',
      'VITE_PARTNERS_URL is missing or an example',
      'MAIL_TRANSPORT must be one of mailbox, resend, send_email',
    ])
  })

  test.each([
    ['http://trips.school.test', 'must be https://'],
    [`${ORIGIN}/`, 'without a slash'],
    ['https://other.school.test', 'VITE_SITE_ORIGIN (https://trips.school.test) differs from SITE_ORIGIN'],
    ['https://other.school.test', 'No route leads from other.school.test'],
  ])('include a wrong origin: %s, %s', (SITE_ORIGIN, words) => {
    expect(findGaps(withVariables({ SITE_ORIGIN })).join('\n')).toContain(words)
  })

  test('include no route for a host of workers.dev, which needs none', () => {
    const origin = 'https://uhambo.school.workers.dev'
    const buildVariables = { ...COMPLETE.buildVariables, VITE_SITE_ORIGIN: origin }
    expect(findGaps({ ...withVariables({ SITE_ORIGIN: origin }), hosts: [], buildVariables })).toEqual([])
  })

  test.each([
    [{ TEAM_EMAILS: 'office@school.test, nobody' }, 'TEAM_EMAILS holds "nobody", which is no email address'],
    [{ DEMO_EMAILS: 'demo@uhambo.example' }, 'DEMO_EMAILS is missing or an example'],
    [{ MAIL_TRANSPORT: 'resend' }, 'MAIL_FROM is missing or an example: MAIL_TRANSPORT "resend" needs it'],
    [{ MAIL_TRANSPORT: 'pigeon' }, 'MAIL_TRANSPORT must be one of mailbox, resend, send_email'],
    [
      { PAYMENT_PROVIDER: 'payfast' },
      'PAYFAST_MERCHANT_ID is missing or an example: PAYMENT_PROVIDER "payfast" needs it',
    ],
    [{ PAYMENT_PROVIDER: 'cowries' }, 'PAYMENT_PROVIDER must be one of paystack, payfast'],
    [{ NARRATOR: 'workers-ai' }, 'WORKERS_AI_ACCOUNT_ID is missing or an example: NARRATOR "workers-ai" needs it'],
  ])('include %o', (variables, words) => {
    expect(findGaps(withVariables(variables as unknown as Record<string, string>))).toEqual([words])
  })

  test('include the rest of a bank account of which a part is set', () => {
    expect(findGaps(withVariables({ BANK_NAME: 'A Bank', BANK_BRANCH_CODE: '1' }))).toEqual([
      'BANK_ACCOUNT_NAME is missing: the others of the account are set',
      'BANK_ACCOUNT_NUMBER is missing: the others of the account are set',
    ])
  })
})

test('each chosen service names its secrets', () => {
  expect(secretsFor(COMPLETE)).toEqual([])
  const chosen = { MAIL_TRANSPORT: 'resend', PAYMENT_PROVIDER: 'paystack', NARRATOR: 'azure-openai' }
  expect(secretsFor(withVariables(chosen))).toEqual(['RESEND_API_KEY', 'PAYSTACK_SECRET_KEY', 'AZURE_OPENAI_KEY'])
})

test('every address of the example in web/site.ts has its variable in the list', () => {
  const found = readFileSync('web/site.ts', 'utf8').matchAll(/variable\('(\w+)', '[^']*uhambo\.example[^']*'\)/g)
  expect([...found].map(([, name]) => `VITE_${name}`)).toEqual([...BUILD_ADDRESSES])
})
