import { randomBytes, randomUUID, scryptSync } from 'node:crypto'
import type { D1Database } from '@cloudflare/workers-types'
import { keepDevVariables, readDevVariables } from './dev-variables.ts'

/**
 * Creates the admin account if the instance has none. Address and password come from ADMIN_EMAIL and ADMIN_PASSWORD;
 * else they are generated, printed once and stored in `.dev.vars`.
 */
export async function makeAdmin(db: D1Database): Promise<void> {
  const existing = await db.prepare("SELECT 1 FROM users WHERE role = 'admin' LIMIT 1").first()
  if (existing) return
  const kept = readDevVariables()
  const email = process.env['ADMIN_EMAIL'] ?? kept['ADMIN_EMAIL'] ?? 'admin@uhambo.example'
  const known = process.env['ADMIN_PASSWORD'] ?? kept['ADMIN_PASSWORD']
  const password = known ?? randomBytes(15).toString('base64url')
  await db
    .prepare(
      "INSERT INTO users (id, username, email, name, password_hash, role, created_at) VALUES (?, 'admin', ?, 'Administrator', ?, 'admin', ?)",
    )
    .bind(randomUUID(), email, hashPassword(password), new Date().toISOString())
    .run()
  if (known) return
  keepDevVariables({ ADMIN_EMAIL: email, ADMIN_PASSWORD: password })
  console.log(`Admin account: ${email} with password ${password} (kept in .dev.vars)`)
}

/** scrypt as a PHC string that contains its parameters, which are low enough for workerd to check in time. */
function hashPassword(password: string): string {
  const [N, r, p] = [2 ** 15, 8, 3]
  const salt = randomBytes(16)
  const hash = scryptSync(password.normalize('NFKC'), salt, 32, { N, r, p, maxmem: 256 * 1024 * 1024 })
  const unpadded = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')
  return `$scrypt$ln=15,r=${r},p=${p}$${unpadded(salt)}$${unpadded(hash)}`
}
