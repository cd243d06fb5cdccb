import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** The path of a browser for tests: the one of the system, else Playwright's; null if there is none. */
export function findChromium(): string | null {
  for (const name of NAMES) {
    const { stdout, status } = spawnSync('which', [name], { encoding: 'utf8' })
    if (status === 0) return stdout.trim()
  }
  const own = chromium.executablePath()
  return existsSync(own) ? own : null
}
