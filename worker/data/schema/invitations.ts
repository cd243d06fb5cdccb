import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { STAFF_ROLES } from '#shared/domain/invitation'

/**
 * Links that give their owner a role, for an address that may have no account yet. Only hashes are stored. The first row
 * of an invitation has its id in place of a hash until a letter is sent; each letter that is sent adds a row.
 * `scripts/admin/invite-admin.ts` writes rows too.
 */
export const invitations = sqliteTable(
  'invitations',
  {
    tokenHash: text('token_hash').primaryKey(),
    id: text('id').notNull(),
    /** As `emailKey` writes it. */
    email: text('email').notNull(),
    role: text('role', { enum: STAFF_ROLES }).notNull(),
    /** The administrator; null if it was made by a command of whoever runs the site. */
    invitedBy: text('invited_by'),
    createdAt: text('created_at').notNull(),
    expiresAt: text('expires_at').notNull(),
  },
  (table) => [
    index('invitations_by_id').on(table.id),
    index('invitations_by_email').on(table.email),
    index('invitations_by_expiry').on(table.expiresAt),
  ],
)
