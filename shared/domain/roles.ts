/** The roles of accounts: a school sees its own trips, an editor also edits the blog, an admin may do everything. */
export const ROLES = ['school', 'editor', 'admin'] as const
export type Role = (typeof ROLES)[number]
