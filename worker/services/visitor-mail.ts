import { emailKey } from '#shared/domain/email-address'
import type { NewMessage } from '../data/outbox.ts'
import type { Mail } from '../mail/letter.ts'
import type { Context } from './context.ts'

/** How long a form counts as just sent: only then may another call cause mail to its sender. */
const FRESH_MS = 15 * 60_000

export const freshSince = (context: Context): string => new Date(context.now().getTime() - FRESH_MS).toISOString()

/** A few characters of a random id, as a reference for people. */
export const referenceOf = (id: string): string =>
  id
    .replaceAll(/[^A-Za-z0-9]/g, '')
    .slice(0, 6)
    .toUpperCase()

/**
 * A letter as a message of the outbox; a fixed id makes sure that it is sent once only. `person` is the address of the
 * person whom it is to or about.
 */
export const messageOf = (
  context: Context,
  id: string,
  to: string[],
  mail: Mail,
  person: string | null,
): NewMessage => ({
  id,
  to,
  ...mail,
  person: person && emailKey(person),
  createdAt: context.now().toISOString(),
})
