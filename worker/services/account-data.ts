import type { Erasure } from '#shared/contracts/account'
import { emailKey } from '#shared/domain/email-address'
import { deleteKeptAnswersOf } from '../data/idempotency-keys.ts'
import { clearOrdersOf, listOrdersOf } from '../data/orders-of-person.ts'
import { deleteMessagesTo, listMessagesTo } from '../data/outbox.ts'
import { findProfile } from '../data/profiles.ts'
import { deleteRequestsOf, listRequestsOf } from '../data/requests-of-person.ts'
import { deleteSearchesOf, listTripsOf } from '../data/searches.ts'
import { listSessionTimes } from '../data/sessions.ts'
import { deleteUser } from '../data/users.ts'
import type { Context } from './context.ts'
import { verifyPassword } from './password.ts'
import { Problem } from './problem.ts'
import { ideaKey } from './read-idea.ts'
import { todayOf } from './reckoning.ts'
import type { User } from './sessions.ts'

const ALL_TRIPS = 10_000

/** Everything that is held about a person, store by store; secrets and their hashes alone are left out. */
export async function exportAccount({ db, now }: Context, user: User): Promise<Record<string, unknown>> {
  const [profile, sessions, trips, messages, requests, orders] = await Promise.all([
    findProfile(db, user.id),
    listSessionTimes(db, user.id),
    listTripsOf(db, user.id, ALL_TRIPS),
    listMessagesTo(db, user.email),
    listRequestsOf(db, emailKey(user.email)),
    listOrdersOf(db, emailKey(user.email)),
  ])
  const { passwordHash: _hash, totpSecret: _secret, totpUsedStep: _step, ...account } = user
  return {
    exported_at: now().toISOString(),
    account,
    profile: profile ?? null,
    sessions,
    trips: trips.map(({ search, itinerary }) => ({ ...search, plan: itinerary?.document ?? null })),
    messages: messages.map(({ subject, text, createdAt, status }) => ({ subject, text, createdAt, status })),
    requests,
    orders,
  }
}

/** Takes a person out of every store, for who knows the password. The last administrator stays. */
export async function eraseAccount(context: Context, user: User, { password }: Erasure): Promise<void> {
  if (!(await verifyPassword(password, user.passwordHash))) {
    const message = 'Your password is not right.'
    throw new Problem(422, 'invalid_fields', message, { fields: { password: message } })
  }
  if (user.role === 'admin')
    throw new Problem(409, 'admin_stays', 'An administrator’s account can only be erased by whoever runs the site.')
  const { db, ports } = context
  const trips = await listTripsOf(db, user.id, ALL_TRIPS)
  // The cache first: once the rows are gone nobody knows its keys.
  for (const { search } of trips) await ports.ideas.forget(await ideaKey(search.idea, todayOf(search)))
  await db.batch([
    deleteKeptAnswersOf(db, user.id, user.username),
    deleteSearchesOf(db, user.id),
    deleteMessagesTo(db, user.email),
    clearOrdersOf(db, emailKey(user.email)),
    ...deleteRequestsOf(db, emailKey(user.email)),
    deleteUser(db, user.id),
  ])
}
