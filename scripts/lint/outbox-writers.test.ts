import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const files = globSync('worker/**/*.{ts,tsx}').filter(
  (path) => !/\.test\.tsx?$/.test(path) && !path.startsWith('worker/testing/'),
)
const filesWith = (pattern: RegExp) => files.filter((path) => pattern.test(readFileSync(path, 'utf8')))

it('a message is written to the outbox by one module of data alone', () => {
  expect(filesWith(/insert\(outbox\)|insert into ["`]?outbox/i)).toEqual(['worker/data/outbox.ts'])
})

it('only the mail budgets write messages to the outbox', () => {
  expect(filesWith(/insert\w*Message\w*/).sort()).toEqual([
    'worker/data/contact-messages.ts',
    'worker/data/outbox.ts',
    'worker/services/contact.ts',
    'worker/services/mail-budget.ts',
  ])
  // The form's own row, which is no mail.
  const others = ['worker/data/contact-messages.ts', 'worker/services/contact.ts']
  for (const path of others)
    expect(new Set(readFileSync(path, 'utf8').match(/insert\w*Message\w*/g))).toEqual(new Set(['insertContactMessage']))
})
