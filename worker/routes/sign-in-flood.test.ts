import { describe, expect, it } from 'vitest'
import { makeAccount, PASSWORD, signInAs } from '../testing/accounts.ts'
import { call } from '../testing/call.ts'
import { from } from '../testing/requests.ts'

const FORM = { 'content-type': 'application/x-www-form-urlencoded' }
const range = (count: number) => Array.from({ length: count }, (_, n) => n)

/** Starts calls at once, and lists their answers in the order in which they came. */
async function inOrder(calls: { name: string; ask: () => Promise<Response> }[]) {
  const answers: { name: string; response: Response }[] = []
  await Promise.all(
    calls.map(async ({ name, ask }) => {
      const response = await ask()
      answers.push({ name, response })
    }),
  )
  return answers
}

const guessFrom = (network: string) => ({
  name: 'guess',
  ask: () => signInAs(`${crypto.randomUUID()}@school.example`, 'not it', { headers: from(network) }),
})

const TIMEOUT_MS = 90_000

describe('fifty guesses at once from one network', () => {
  it(
    'let a sign-in of another network pass after a few hashes, and are refused with a time to wait',
    async () => {
      const account = await makeAccount()
      const teacher = () => signInAs(account.email, PASSWORD, { headers: from('198.51.100.20') })
      const answers = await inOrder([
        ...range(50).map(() => guessFrom('192.0.2.20')),
        { name: 'teacher', ask: teacher },
      ])
      const passed = answers.findIndex(({ name }) => name === 'teacher')
      expect(answers[passed]?.response.status).toBe(200)
      const hashedBefore = answers.slice(0, passed).filter(({ response }) => response.status === 401)
      expect(hashedBefore.length).toBeLessThanOrEqual(4)
      const refused = answers.filter(({ response }) => [429, 503].includes(response.status))
      expect(refused.length).toBeGreaterThanOrEqual(40)
      for (const { response } of refused) expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
    },
    TIMEOUT_MS,
  )
})

describe('guesses from many networks at once', () => {
  it(
    'fill the queue: the form is shown again without the password, and a browser known to its account passes',
    async () => {
      const account = await makeAccount()
      const first = await signInAs(account.email, PASSWORD)
      const cookie = /device=[\w-]{43}/.exec(first.headers.get('set-cookie') ?? '')?.[0] ?? ''
      const typed = new URLSearchParams({ identifier: 'naledi.mokoena', password: 'typed-and-right' }).toString()
      const postForm = (network: number) => ({
        name: 'form',
        ask: () => call('/login', { body: typed, headers: { ...FORM, ...from(`203.0.113.${100 + network}`) } }),
      })
      const teacher = () => signInAs(account.email, PASSWORD, { headers: { ...from('203.0.113.100'), cookie } })
      const answers = await inOrder([
        ...range(8).flatMap((network) => range(3).map(() => postForm(network))),
        { name: 'teacher', ask: teacher },
      ])
      const passed = answers.findIndex(({ name }) => name === 'teacher')
      expect(answers[passed]?.response.status).toBe(200)
      expect(answers.slice(0, passed).filter(({ response }) => response.status === 401).length).toBeLessThanOrEqual(3)
      const full = answers.filter(({ response }) => response.status === 503)
      expect(full.length).toBeGreaterThanOrEqual(8)
      const page = await full[0]!.response.text()
      expect(full[0]!.response.headers.get('retry-after')).toBe('5')
      expect(page).toContain('Many people are signing in just now. Please try again in a few seconds.')
      expect(page).toContain('naledi.mokoena')
      expect(page).not.toContain('typed-and-right')
    },
    TIMEOUT_MS,
  )
})
