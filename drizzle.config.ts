import { defineConfig } from 'drizzle-kit'

/** `npx drizzle-kit generate --name what_changed` writes the next file of `migrations/` from the tables' schema. */
export default defineConfig({
  dialect: 'sqlite',
  schema: './worker/data/schema/*.ts',
  out: './migrations',
  breakpoints: false,
})
