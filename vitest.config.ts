import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-plugin'
import { kCurrentWorker } from 'miniflare'
import { defineConfig } from 'vitest/config'
import { clientAssets } from './scripts/build/client-assets.ts'
import { loadStatements } from './scripts/catalogue/load-statements.ts'
import { readAddressBook } from './scripts/catalogue/read-address-book.ts'
import { readFacts } from './scripts/catalogue/read-facts.ts'

export default defineConfig({
  test: {
    // The Worker logs every call: shown where a test fails.
    silent: 'passed-only',
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
            // All Workers in one, so that a test sees and changes what any does; between them the calls are still RPC.
            main: './worker/testing/all-workers.ts',
            miniflare: {
              serviceBindings: {
                PLANNING: { name: kCurrentWorker, entrypoint: 'Planning' },
                PAGES: { name: kCurrentWorker, entrypoint: 'Pages' },
              },
              bindings: {
                // More of them than CI has time for: scripts/trials/faults.ts.
                TEST_FAULT_RUNS: Number(process.env['FAULT_RUNS'] ?? 60),
                TEST_MIGRATIONS: await readD1Migrations('migrations'),
                TEST_CATALOGUE: loadStatements(readFacts(), readAddressBook(), []).statements,
              },
            },
          })),
        ],
        test: {
          name: 'routes',
          // One Worker for all files: starting one costs more than a file's tests, and each test makes its own data.
          isolate: false,
          include: ['worker/**/*.test.ts'],
          setupFiles: ['./worker/testing/fresh-database.ts'],
        },
      },
    ],
  },
})
