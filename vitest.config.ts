import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-plugin'
import { defineConfig } from 'vitest/config'
import { clientAssets } from './scripts/build/client-assets.ts'
import { readFacts } from './scripts/catalogue/read-facts.ts'

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'rules',
          environment: 'node',
          include: ['shared/**/*.test.ts', 'scripts/**/*.test.ts'],
        },
      },
      {
        test: {
          name: 'parts',
          environment: 'jsdom',
          include: ['web/**/*.test.{ts,tsx}'],
        },
      },
      {
        plugins: [
          clientAssets(),
          cloudflareTest(async () => ({
            wrangler: { configPath: './wrangler.toml' },
            miniflare: { bindings: { TEST_MIGRATIONS: await readD1Migrations('migrations'), TEST_FACTS: readFacts() } },
          })),
        ],
        test: {
          name: 'routes',
          silent: 'passed-only',
          include: ['worker/**/*.test.ts'],
          setupFiles: ['./worker/testing/fresh-database.ts'],
        },
      },
    ],
  },
})
