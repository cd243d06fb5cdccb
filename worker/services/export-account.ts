import { emailKey } from '#shared/domain/email-address'
import { listInvitationsTo } from '../data/invitations.ts'
import { listDeviceTimes } from '../data/known-devices.ts'
import { listOrdersOf } from '../data/orders-of-person.ts'
import { listMessagesTo } from '../data/outbox.ts'
import { listVersionsOf } from '../data/plan-versions.ts'
import { findProfile } from '../data/profiles.ts'
import { listRequestsOf } from '../data/requests-of-person.ts'
import { searchCursor } from '../data/searches.ts'
import { listSessionTimes } from '../data/sessions.ts'
import { listWholeTripsOf } from '../data/trips.ts'
import type { Context } from './context.ts'
import { readEveryPage } from './pages.ts'
import type { User } from './sessions.ts'

/** A plan with its packages may be 200 KB. */
const TRIPS_AT_ONCE = 50

/**
 * All data about a person, table by table, without secrets and their hashes: an object of JSON in parts, because an
 * account may have more trips than fit into the memory of a Worker.
 */
export async function exportAccount(context: Context, user: User): Promise<AsyncGenerator<string>> {
  const { db, now } = context
  const email = emailKey(user.email)
  const [profile, sessions, devices, messages, requests, orders, invitations] = await Promise.all([
    findProfile(db, user.id),
    listSessionTimes(db, user.id),
    listDeviceTimes(db, user.id),
    listMessagesTo(db, email),
    listRequestsOf(db, email),
    listOrdersOf(db, email),
    listInvitationsTo(db, email),
  ])
  const { passwordHash: _hash, totpSecret: _secret, totpUsedStep: _step, ...account } = user
  return partsOf(context, user, {
    exported_at: now().toISOString(),
    account,
    profile: profile ?? null,
    sessions,
    devices,
    messages: messages.map(({ subject, text, createdAt, status }) => ({ subject, text, createdAt, status })),
    requests,
    orders,
    invitations,
  })
}

async function* partsOf({ db }: Context, user: User, fields: object): AsyncGenerator<string> {
  yield `${JSON.stringify(fields).slice(0, -1)},"trips":[`
  let separator = ''
  const pages = readEveryPage(
    TRIPS_AT_ONCE,
    (page) => listWholeTripsOf(db, user.id, page),
    ({ search }) => searchCursor(search),
  )
  for await (const trips of pages) {
    const versions = await listVersionsOf(
      db,
      trips.map(({ search }) => search.id),
    )
    for (const { search, itinerary, options } of trips) {
      const changes = versions.filter(({ searchId }) => searchId === search.id)
      const trip = { ...search, plan: itinerary?.document ?? null, packages: options?.others ?? [], changes }
      yield `${separator}${JSON.stringify(trip)}`
      separator = ','
    }
  }
  yield ']}'
}
