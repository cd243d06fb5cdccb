import type { Erasure } from '#shared/contracts/account'
import { emailKey } from '#shared/domain/email-address'
import { eraseOrdersOf, listOrdersOf } from '../data/orders-of-person.ts'
import { deleteMessagesOf, listMessagesTo } from '../data/outbox.ts'
import { findOptions } from '../data/package-options.ts'
import { findProfile } from '../data/profiles.ts'
import { deleteRequestsOf, listRequestsOf } from '../data/requests-of-person.ts'
import { deleteSearchesOf, listTripsOf } from '../data/searches.ts'
import { listSessionTimes } from '../data/sessions.ts'
import { deleteUser } from '../data/users.ts'
import type { Context } from './context.ts'
import { verifyPassword } from './password.ts'
import { Problem } from './problem.ts'
import { ideaKey } from './read-idea.ts'
import { todayOf } from './reference-day.ts'
import { claimTrips } from './sign-in.ts'
import type { User } from './sessions.ts'

const ALL_TRIPS = 10_000

/** Assigns ideas that this browser sent before signing in to the account. */
async function claimVisitorTrips(context: Context, user: User, visitor: string | null): Promise<void> {
  if (visitor) await context.db.batch([await claimTrips(context, visitor, user.id)])
}

/** All data about a person, table by table, without secrets and their hashes. */
export async function exportAccount(
  context: Context,
  user: User,
  visitor: string | null,
): Promise<Record<string, unknown>> {
  await claimVisitorTrips(context, user, visitor)
  const { db, now } = context
  const [profile, sessions, trips, messages, requests, orders] = await Promise.all([
    findProfile(db, user.id),
    listSessionTimes(db, user.id),
    listTripsOf(db, user.id, ALL_TRIPS),
    listMessagesTo(db, emailKey(user.email)),
    listRequestsOf(db, emailKey(user.email)),
    listOrdersOf(db, emailKey(user.email)),
  ])
  const { passwordHash: _hash, totpSecret: _secret, totpUsedStep: _step, ...account } = user
  return {
    exported_at: now().toISOString(),
    account,
    profile: profile ?? null,
    sessions,
    trips: await Promise.all(
      trips.map(async ({ search, itinerary }) => ({
        ...search,
        plan: itinerary?.document ?? null,
        packages: (await findOptions(db, search.id))?.others ?? [],
      })),
    ),
    messages: messages.map(({ subject, text, createdAt, status }) => ({ subject, text, createdAt, status })),
    requests,
    orders,
  }
}

/** Deletes a person from every store after checking the password. The last administrator cannot be deleted. */
export async function eraseAccount(
  context: Context,
  user: User,
  visitor: string | null,
  { password }: Erasure,
): Promise<void> {
  if (!(await verifyPassword(password, user.passwordHash))) {
    const message = 'Your password is not right.'
    throw new Problem(422, 'invalid_fields', message, { fields: { password: message } })
  }
  if (user.role === 'admin')
    throw new Problem(409, 'admin_stays', 'An administrator’s account can only be erased by whoever runs the site.')
  await claimVisitorTrips(context, user, visitor)
  const { db, ports } = context
  const trips = await listTripsOf(db, user.id, ALL_TRIPS)
  // Cache and Durable Objects first, because their keys come from the rows that are deleted afterwards.
  for (const { search } of trips) {
    await ports.ideas.forget(await ideaKey(search.idea, todayOf(search)))
    await ports.generations.forget(search.id)
  }
  const email = emailKey(user.email)
  await db.batch([
    deleteSearchesOf(db, user.id),
    deleteMessagesOf(db, email),
    ...eraseOrdersOf(db, email),
    ...deleteRequestsOf(db, email),
    deleteUser(db, user.id),
  ])
}
