import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

const WHOLE = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
/** Chromium without windows, which Playwright too uses for tests: it takes a quarter less of the processors' time. */
export const HEADLESS = 'chromium-headless-shell'

/** The path of a browser: one of the system in the order of the names, else Playwright's; null if there is none. */
export function findChromium(names: readonly string[] = [...WHOLE, HEADLESS]): string | null {
  for (const name of names) {
    const { stdout, status } = spawnSync('which', [name], { encoding: 'utf8' })
    if (status === 0) return stdout.trim()
  }
  const own = chromium.executablePath()
  return existsSync(own) ? own : null
}

/** The browser of the tests. */
export const findTestBrowser = (): string | null => findChromium([HEADLESS, ...WHOLE])
