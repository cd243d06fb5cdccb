import { spawnSync } from 'node:child_process'
import { findTestBrowser, HEADLESS } from './find-chromium.ts'

const run = (command: string, ...args: string[]) => spawnSync(command, args, { stdio: 'inherit' }).status === 0

/**
 * Installs a browser if there is none: with the system's package manager if permitted, else with Playwright's download.
 */
export function installChromium(): string {
  const found = findTestBrowser()
  if (found) return found
  console.log('Installing Chromium for the browser tests (once) …')
  const root = process.getuid?.() === 0
  if (root && spawnSync('which', ['apt-get']).status === 0)
    run('apt-get', 'update', '-qq') && run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', HEADLESS)
  if (!findTestBrowser()) run('node_modules/.bin/playwright', 'install', 'chromium')
  const installed = findTestBrowser()
  if (!installed)
    throw new Error(
      'No browser could be installed: install Chromium (Debian: apt-get install chromium) and run npm test again.',
    )
  return installed
}
