import { env } from 'cloudflare:workers'
import type { Role } from '#shared/domain/roles'
import { createContext } from '../services/context.ts'
import { openSession } from '../services/sessions.ts'
import { call } from './call.ts'

export const PASSWORD = 'a long pass phrase'
/**
 * The hash of `PASSWORD`, with parameters that take little time: a stored hash names its own. Test accounts may share a
 * salt.
 */
const PASSWORD_HASH = '$scrypt$ln=10,r=8,p=1$BwcHBwcHBwcHBwcHBwcHBw$aYAMHnzIEErdGtA1Pka7WYhV2ILJ/dZnuhh9Y/pjn+w'

let next = 1

export interface TestAccount {
  id: string
  username: string
  email: string
  token: string
  headers: { authorization: string }
}

const testContext = () => createContext(env, () => undefined)

/** Creates an account with `PASSWORD` and signs it in. */
export async function makeAccount(
  role: Role = 'school',
  changes: { passwordExpiresAt?: string } = {},
): Promise<TestAccount> {
  const id = `account-${next++}-${crypto.randomUUID()}`
  const email = `${id}@school.example`
  await env.DB.prepare(
    'INSERT INTO users (id, username, email, name, password_hash, password_expires_at, role, created_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
  )
    .bind(id, id, email, 'Thandi', PASSWORD_HASH, changes.passwordExpiresAt ?? null, role, new Date().toISOString())
    .run()
  const { token, statement } = await openSession(testContext(), id)
  await env.DB.batch([statement])
  return { id, username: id, email, token, headers: { authorization: `Bearer ${token}` } }
}

export const signInAs = (
  identifier: string,
  password: string,
  more: { headers?: Record<string, string>; code?: string } = {},
) =>
  call('/api/auth/login', {
    body: { identifier, password, ...(more.code !== undefined && { code: more.code }) },
    ...(more.headers && { headers: more.headers }),
  })
