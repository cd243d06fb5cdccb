import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { freePort } from './scripts/measure/local-site.ts'
import { findChromium } from './scripts/setup/find-chromium.ts'

// Workers read this file too, and must come to the same port and data.
const PORT = (process.env['E2E_PORT'] ??= String(await freePort()))
const STATE_FOLDER = (process.env['E2E_STATE'] ??= join(tmpdir(), `uhambo-e2e-${process.pid}`))
const origin = `http://localhost:${PORT}`

export default defineConfig({
  testDir: 'e2e',
  outputDir: '.cache/e2e-results',
  workers: 1,
  forbidOnly: Boolean(process.env['CI']),
  timeout: 30_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: origin,
    locale: 'en-ZA',
    timezoneId: 'Africa/Johannesburg',
    viewport: { width: 1280, height: 800 },
    trace: 'retain-on-failure',
    launchOptions: { executablePath: process.env['CHROMIUM_PATH'] ?? findChromium() ?? undefined },
  },
  webServer: {
    // Not `npm start`: what runs the journeys has been installed already.
    command: `"${process.execPath}" scripts/setup/start.ts`,
    env: { PORT, STATE_DIR: STATE_FOLDER, RATE_LIMITS: 'off' },
    url: `${origin}/api/health`,
    reuseExistingServer: false,
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
})
