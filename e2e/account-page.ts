import { expect, type Page } from '@playwright/test'
import { administrator } from './administrator.ts'

export const PASSWORD = 'a long enough pass phrase'
export const newEmail = () => `naledi-${crypto.randomUUID()}@school.example`

interface Letter {
  to: string[]
  text: string
  status: string
}

/** The newest of `count` letters to an address, after the instance has sent all of them. */
export async function readMail(page: Page, email: string, count = 1): Promise<string> {
  const apart = await page.context().browser()!.newContext()
  const origin = new URL(page.url()).origin
  const signedIn = await apart.request.post(`${origin}/api/auth/login`, { data: administrator() })
  const { token } = (await signedIn.json()) as { token: string }
  const sentLetters = async () => {
    const answer = await apart.request.get(`${origin}/api/outbox`, { headers: { authorization: `Bearer ${token}` } })
    const { items } = (await answer.json()) as { items: Letter[] }
    return items.filter(({ to, status }) => to.includes(email) && status === 'sent')
  }
  await expect.poll(async () => (await sentLetters()).length).toBe(count)
  const [newest] = await sentLetters()
  await apart.close()
  return newest?.text ?? ''
}
export const temporaryIn = (text: string) => /Temporary password: (\S+)/.exec(text)?.[1] ?? ''

export async function fillYou(page: Page, email: string): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill('Naledi')
  await page.getByLabel('Surname').fill('Mokoena')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Phone').fill('082 555 0134')
  await page.getByLabel('School or organisation').fill('Thandokazi Secondary School')
}

export async function signIn(page: Page, identifier: string, password: string): Promise<void> {
  await page.getByLabel('Email or username').fill(identifier)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}
