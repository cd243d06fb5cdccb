import type { Erasure } from '#shared/contracts/account'
import { emailKey } from '#shared/domain/email-address'
import { deleteStoredAnswersOf } from '../data/idempotency-keys.ts'
import { eraseOrdersOf, listOrdersOf } from '../data/orders-of-person.ts'
import { deleteMessagesTo, listMessagesTo } from '../data/outbox.ts'
import { findOptions } from '../data/package-options.ts'
import { deleteInvitationsTo, listInvitationsTo } from '../data/invitations.ts'
import { listDeviceTimes } from '../data/known-devices.ts'
import { findProfile } from '../data/profiles.ts'
import { deleteRequestsOf, listRequestsOf } from '../data/requests-of-person.ts'
import { deleteSearchesOf, listTripsOf } from '../data/searches.ts'
import { listSessionTimes } from '../data/sessions.ts'
import { deleteUser } from '../data/users.ts'
import type { Context } from './context.ts'
import type { Caller } from './guess-budget.ts'
import { checkPresentPassword } from './passwords.ts'
import { Problem } from './problem.ts'
import { ideaKey } from './read-idea.ts'
import { todayOf } from './reference-day.ts'
import type { Session, User } from './sessions.ts'

const ALL_TRIPS = 10_000

/** All data about a person, table by table, without secrets and their hashes. */
export async function exportAccount(context: Context, user: User): Promise<Record<string, unknown>> {
  const { db, now } = context
  const [profile, sessions, devices, trips, messages, requests, orders, invitations] = await Promise.all([
    findProfile(db, user.id),
    listSessionTimes(db, user.id),
    listDeviceTimes(db, user.id),
    listTripsOf(db, user.id, ALL_TRIPS),
    listMessagesTo(db, user.email),
    listRequestsOf(db, emailKey(user.email)),
    listOrdersOf(db, emailKey(user.email)),
    listInvitationsTo(db, emailKey(user.email)),
  ])
  const { passwordHash: _hash, totpSecret: _secret, totpUsedStep: _step, ...account } = user
  return {
    exported_at: now().toISOString(),
    account,
    profile: profile ?? null,
    sessions,
    devices,
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
    invitations,
  }
}

/** Deletes a person from every store after checking the password. The last administrator cannot be deleted. */
export async function eraseAccount(
  context: Context,
  caller: Caller,
  session: Session,
  { password }: Erasure,
): Promise<void> {
  const { user } = session
  await checkPresentPassword(context, caller, session, {
    password,
    refusal: { field: 'password', message: 'Your password is not right.' },
  })
  if (user.role === 'admin')
    throw new Problem(409, 'admin_stays', 'An administrator’s account can only be erased by whoever runs the site.')
  const { db, ports } = context
  const trips = await listTripsOf(db, user.id, ALL_TRIPS)
  // Cache and Durable Objects first, because their keys come from the rows that are deleted afterwards.
  for (const { search } of trips) {
    await ports.ideas.forget(await ideaKey(search.idea, todayOf(search)))
    await ports.generations.forget(search.id)
  }
  const email = emailKey(user.email)
  await db.batch([
    deleteStoredAnswersOf(db, { userId: user.id, username: user.username, email }),
    deleteSearchesOf(db, user.id),
    deleteMessagesTo(db, user.email),
    deleteInvitationsTo(db, email),
    ...eraseOrdersOf(db, email),
    ...deleteRequestsOf(db, email),
    deleteUser(db, user.id),
  ])
}
