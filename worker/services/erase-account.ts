import type { Erasure } from '#shared/contracts/account'
import { emailKey } from '#shared/domain/email-address'
import type { DeletedSearch } from '../data/deleted-searches.ts'
import { deleteInvitationsTo } from '../data/invitations.ts'
import { eraseOrdersOf } from '../data/orders-of-person.ts'
import { deleteMessagesOf } from '../data/outbox.ts'
import { deleteRequestsOf } from '../data/requests-of-person.ts'
import { deleteSearchesOf, searchCursor } from '../data/searches.ts'
import { listIdeasOf } from '../data/trips.ts'
import { deleteUser } from '../data/users.ts'
import type { Context } from './context.ts'
import { deleteAndForget, toDeleted } from './forget-searches.ts'
import type { Caller } from './guess-budget.ts'
import { readEveryPage } from './pages.ts'
import { checkPresentPassword } from './passwords.ts'
import { Problem } from './problem.ts'
import type { Session, User } from './sessions.ts'

const IDEAS_AT_ONCE = 500

/**
 * Deletes a person from every store after checking the password: all tables in one batch, then cache and Durable
 * Objects, of which the sweep empties what is left. An administrator cannot be deleted.
 */
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
  const { db } = context
  const email = emailKey(user.email)
  await deleteAndForget(context, await searchesOf(context, user), [
    deleteSearchesOf(db, user.id),
    deleteMessagesOf(db, email),
    deleteInvitationsTo(db, email),
    ...eraseOrdersOf(db, email),
    ...deleteRequestsOf(db, email),
    deleteUser(db, user.id),
  ])
}

async function searchesOf({ db }: Context, user: User): Promise<DeletedSearch[]> {
  const found: DeletedSearch[] = []
  for await (const ideas of readEveryPage(IDEAS_AT_ONCE, (page) => listIdeasOf(db, user.id, page), searchCursor))
    found.push(...(await Promise.all(ideas.map(toDeleted))))
  return found
}
