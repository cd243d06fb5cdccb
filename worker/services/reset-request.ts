import { findUserByIdentifier } from '../data/users.ts'
import { resetMail } from '../mail/account-mails.ts'
import type { Context } from './context.ts'
import { accountMessage, RESET_MINUTES } from './letter-secrets.ts'
import { writeLog } from './log.ts'
import { promiseMail, queueLater, type Sender } from './mail-budget.ts'

/** No account has this id: a letter to it is never written. */
const NOBODY = ''

/**
 * Sends a link if the address has an account. All of it happens after the answer and takes the same steps with and
 * without an account, so that neither the answer nor its time tells them apart.
 */
export function requestReset(context: Context, email: string, sender: Sender): void {
  context.later(
    promiseResetLetter(context, email, sender).catch((error: unknown) =>
      writeLog({ level: 'error', mail: 'reset', fault: error instanceof Error ? error.name : 'unknown' }),
    ),
  )
}

async function promiseResetLetter(context: Context, email: string, sender: Sender): Promise<void> {
  const found = await findUserByIdentifier(context.db, email)
  const user = found?.email.toLowerCase() === email.toLowerCase() ? found : null
  const secret = { kind: 'reset' as const, userId: user?.id ?? NOBODY }
  const person = accountMessage(context, user?.email ?? email, resetMail(RESET_MINUTES), secret)
  const { statements, ids } = await promiseMail(context, 'reset', sender, { person }, 'drop')
  if (statements.length === 0) return
  await context.db.batch(statements)
  queueLater(context, ids)
}
