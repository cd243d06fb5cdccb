import { describe, expect, it } from 'vitest'
import { makeAccount, signInAs } from '../testing/accounts.ts'
import { call, makeSearch } from '../testing/call.ts'
import { linkIn, readSentMail, temporaryPasswordIn } from '../testing/mail.ts'
import { makeTrip, readPlan, rowsOf, visitAt } from '../testing/revisions.ts'

const newEmail = () => `naledi-${crypto.randomUUID()}@school.example`
const cookiesOf = (response: Response) =>
  response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')

/** Signs up for a trip, and reads the letter. */
async function signUpFor(trip: { id: number; cookie: string }) {
  const email = newEmail()
  const body = { name: 'Naledi', lastname: 'Mokoena', email, search_id: trip.id }
  expect((await call('/api/signup', { body, headers: { cookie: trip.cookie } })).status).toBe(201)
  const [letter] = await readSentMail(email)
  const { pathname, search } = linkIn(letter)
  return { email, letter: letter!, link: pathname + search }
}
const locationOf = (response: Response) => response.headers.get('location')

describe('the link of the letter to a new account', () => {
  it('opens the trip in another browser, signed in, where it can be changed and is among the trips', async () => {
    const trip = await makeTrip()
    const { link, letter } = await signUpFor(trip)
    expect(letter).toContain('Open my trip')
    // A scanner of mail may open it first.
    await call(link)
    const opened = await call(link)
    expect(locationOf(opened)).toBe(`/login?verified=1&next=/itinerary/${trip.id}`)
    const cookie = cookiesOf(opened)
    const further = await call(locationOf(opened)!, { headers: { cookie } })
    expect(locationOf(further)).toBe(`/itinerary/${trip.id}`)

    const page = await (await call(`/itinerary/${trip.id}`, { headers: { cookie } })).text()
    expect(page).toContain('data-signed-in')
    expect(await (await call(`/itinerary/${trip.id}`)).text()).not.toContain('data-signed-in')
    const { day, step } = visitAt(await readPlan(trip.id), 1)
    const changes = [{ type: 'lock' as const, day, step }]
    const changed = await call(`/api/itinerary/${trip.id}/revisions`, {
      body: { base_version: 1, changes },
      headers: { cookie },
    })
    expect(changed.status).toBe(200)
    expect(await rowsOf(trip.id)).toBe(1)
    expect(await (await call('/account/trips', { headers: { cookie } })).text()).toContain(`/itinerary/${trip.id}`)
  })

  it('signs in no longer once the account has a password of its own', async () => {
    const { email, letter, link } = await signUpFor(await makeSearch())
    const { token } = await (await signInAs(email, temporaryPasswordIn(letter))).json<{ token: string }>()
    const body = new URLSearchParams({
      current_password: temporaryPasswordIn(letter),
      new_password: 'a long enough pass phrase',
    }).toString()
    const headers = { 'content-type': 'application/x-www-form-urlencoded', cookie: `session=${token}` }
    expect(locationOf(await call('/account/password', { body, headers }))).toBe('/account?done=password')
    const opened = await call(link)
    expect(locationOf(opened)).toBe('/login?verified=1')
    expect(opened.headers.getSetCookie()).toEqual([])
  })

  it('leaves somebody else who is signed in at this browser as they are, and tells them nothing of the trip', async () => {
    const { link } = await signUpFor(await makeSearch())
    const other = await makeAccount()
    const opened = await call(link, { headers: { cookie: `session=${other.token}` } })
    expect(locationOf(opened)).toBe('/login?verified=1')
    expect(opened.headers.getSetCookie()).toEqual([])
  })

  it('opens the account of somebody who signed up for the trip of another', async () => {
    const { id } = await makeSearch()
    const { letter, link } = await signUpFor({ id, cookie: '' })
    expect(letter).toContain('Open my account')
    const opened = await call(link)
    expect(locationOf(opened)).toBe('/login?verified=1')
    const further = await call(locationOf(opened)!, { headers: { cookie: cookiesOf(opened) } })
    expect(locationOf(further)).toBe('/account?done=email')
  })
})
