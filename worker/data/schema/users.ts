import { sql } from 'drizzle-orm'
import { integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { ROLES } from '#shared/domain/roles'

export const users = sqliteTable(
  'users',
  {
    id: text('id').primaryKey(),
    username: text('username').notNull(),
    email: text('email').notNull(),
    name: text('name').notNull(),
    /**
     * scrypt as a PHC string: `$scrypt$ln=15,r=8,p=3$salt$hash`. Of a new account: `$sha256$salt$hash` of each temporary
     * password that was sent, with spaces between, and empty before the first.
     */
    passwordHash: text('password_hash').notNull(),
    /** The instant at which the temporary passwords expire; null once the person has set their own. */
    passwordExpiresAt: text('password_expires_at'),
    role: text('role', { enum: ROLES }).notNull(),
    emailVerifiedAt: text('email_verified_at'),
    /** Base32; sign-in requires a code once `totpConfirmedAt` is set. */
    totpSecret: text('totp_secret'),
    totpConfirmedAt: text('totp_confirmed_at'),
    /** The last 30-second step whose code was accepted: each code works once. */
    totpUsedStep: integer('totp_used_step'),
    createdAt: text('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('users_username').on(sql`lower(${table.username})`),
    uniqueIndex('users_email').on(sql`lower(${table.email})`),
  ],
)
