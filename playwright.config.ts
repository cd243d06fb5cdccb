import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { freePort } from './scripts/measure/local-site.ts'
import { findTestBrowser } from './scripts/setup/find-chromium.ts'

// Workers read this file too, and must come to the same port and data.
const PORT = (process.env['E2E_PORT'] ??= String(await freePort()))
// A name of its own: the number of a process comes again, and with it the data of an earlier run.
const STATE_FOLDER = (process.env['E2E_STATE'] ??= mkdtempSync(join(tmpdir(), 'uhambo-e2e-')))
const origin = `http://localhost:${PORT}`
const STATIC_PORT = (process.env['E2E_STATIC_PORT'] ??= String(await freePort()))
// In a folder, as on a host that has other sites too.
const STATIC_FOLDER = '/of/schools/'

const filesOf = (...names: string[]) => names.map((name) => `**/${name}.spec.ts`)
/** Lists that a whole instance shares, with the files that read or fill them: of one list, one file runs after the other. */
const SHARED_LISTS = {
  blog: filesOf('blog-*', 'first-posts', 'found', 'large-text'),
  mailbox: filesOf('accounts*', 'admin', 'contact', 'hostile-values', 'mailbox'),
}

/** The journeys on the site of plain files (`npm run build:static`). */
const WITHOUT_SERVER = filesOf('without-server')

export default defineConfig({
  testDir: 'e2e',
  outputDir: '.cache/e2e-results',
  // Two cores, of which a journey alone takes about one.
  workers: 3,
  projects: [
    ...Object.entries(SHARED_LISTS).map(([name, testMatch]) => ({ name, testMatch, workers: 1 })),
    {
      name: 'without a server',
      testMatch: WITHOUT_SERVER,
      use: { baseURL: `http://localhost:${STATIC_PORT}${STATIC_FOLDER}` },
    },
    { name: 'side by side', testIgnore: [...Object.values(SHARED_LISTS).flat(), ...WITHOUT_SERVER] },
  ],
  forbidOnly: Boolean(process.env['CI']),
  // On a machine that others load too, one of 230 journeys may be too slow. The report names it as flaky: look at it.
  retries: 1,
  timeout: 30_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: origin,
    locale: 'en-ZA',
    timezoneId: 'Africa/Johannesburg',
    viewport: { width: 1280, height: 800 },
    // Tracing takes a fifth of the time: `npm run test:e2e -- --last-failed --trace on` shows what a failed test did.
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? findTestBrowser() ?? undefined,
      // One process draws each page; those that Chromium starts in advance took a third of its time.
      args: ['--renderer-process-limit=1', '--disable-site-isolation-trials'],
    },
  },
  webServer: [
    {
      // Not `npm start`: what runs the journeys has been installed already.
      command: `"${process.execPath}" scripts/setup/start.ts`,
      env: { PORT, STATE_DIR: STATE_FOLDER, RATE_LIMITS: 'off' },
      url: `${origin}/api/health`,
      reuseExistingServer: false,
      timeout: 180_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    },
    {
      command: `"${process.execPath}" scripts/setup/serve-files.ts dist-static ${STATIC_FOLDER} ${STATIC_PORT}`,
      port: Number(STATIC_PORT),
      reuseExistingServer: false,
    },
  ],
})
