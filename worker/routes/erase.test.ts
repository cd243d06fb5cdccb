import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { makeAccount, PASSWORD, type TestAccount } from '../testing/accounts.ts'
import { call } from '../testing/call.ts'
import { askForDemo, CONTACT } from '../testing/requests.ts'

const erase = ({ headers }: TestAccount) => call('/api/account/erase', { body: { password: PASSWORD }, headers })
/** The kinds of mail to an address, or to the team about it. */
const mailAbout = async (email: string) => {
  const { results } = await env.DB.prepare(`SELECT id FROM outbox WHERE "to" = ? OR instr(text, ?) ORDER BY id`)
    .bind(JSON.stringify([email]), `: ${email}`)
    .all<{ id: string }>()
  return results.map(({ id }) => id.split(':')[0])
}
/** Sends a demo request and a message to the team. */
async function write(email: string): Promise<void> {
  await askForDemo({ email })
  await call('/api/email-webhook', { body: { type: 'contact', contact: { ...CONTACT, email } } })
}

it('erases the mail of an address, and no mail of an address that ends alike', async () => {
  const account = await makeAccount()
  const longer = `an${account.email}`
  for (const email of [account.email, longer]) await write(email)
  const mail = ['contact-team', 'contact-thanks', 'demo-team', 'demo-thanks']
  expect(await mailAbout(account.email)).toEqual(mail)
  expect((await erase(account)).status).toBe(200)
  expect(await mailAbout(account.email)).toEqual([])
  expect(await mailAbout(longer)).toEqual(mail)
})
