import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-plugin'
import { defineConfig } from 'vitest/config'
import { clientAssets } from './scripts/build/client-assets.ts'
import { loadStatements } from './scripts/catalogue/load-statements.ts'
import { readAddressBook } from './scripts/catalogue/read-address-book.ts'
import { readFacts } from './scripts/catalogue/read-facts.ts'

const EVERY_PROJECT = {
  // On a busy machine a slow test is slow, and not wrong.
  testTimeout: 30_000,
  hookTimeout: 30_000,
  // The default leaves one core to vitest itself, which hardly uses it.
  maxWorkers: '100%',
  // Modules, jsdom and the Worker are started once a process, not once a file: each test makes its own data.
  isolate: false,
}

export default defineConfig({
  test: {
    // The Worker logs every call: shown where a test fails.
    silent: 'passed-only',
    // `npm run check` takes the tests of what changed; a new script in package.json changes none of them.
    forceRerunTriggers: ['**/vitest.config.ts', '**/vite.config.ts'],
    projects: [
      {
        test: {
          ...EVERY_PROJECT,
          name: 'rules',
          environment: 'node',
          include: ['shared/**/*.test.ts', 'scripts/**/*.test.ts'],
        },
      },
      {
        test: {
          ...EVERY_PROJECT,
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
            miniflare: {
              bindings: {
                // The numbers that a promise is stated in, where `npm test` tries fewer: `npm run trial:long`.
                TEST_IN_FULL: process.env['IN_FULL'] === '1',
                TEST_MIGRATIONS: await readD1Migrations('migrations'),
                TEST_CATALOGUE: { ...loadStatements(readFacts(), readAddressBook(), []) },
              },
            },
          })),
        ],
        // One file instead of one for each of 2,000 icons, which workerd would ask for one by one.
        resolve: { alias: { 'lucide-react': 'lucide-react/dist/cjs/lucide-react.js' } },
        test: {
          ...EVERY_PROJECT,
          name: 'routes',
          // The stand-in of a local copy is tried against the Worker.
          include: ['worker/**/*.test.ts', 'static/**/*.test.ts'],
          setupFiles: ['./worker/testing/fresh-database.ts'],
        },
      },
    ],
  },
})
