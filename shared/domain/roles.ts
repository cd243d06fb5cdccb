/** What an account may do: a school its own trips, an editor the blog as well, an admin everything. */
export const ROLES = ['school', 'editor', 'admin'] as const
export type Role = (typeof ROLES)[number]
