// The first step of `npm start`, `npm run dev` and `npm test`, in plain JavaScript that Node 20 can run: it installs
// the packages of the lockfile, then starts the Node version that is among them. package.json uses `exec`, so that
// npm's signals reach this process and not a shell.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../', import.meta.url))
const stamp = `${root}node_modules/.installed-lockfile`
const node = `${root}node_modules/.bin/node`
const lockfile = createHash('sha256').update(readFileSync(`${root}package-lock.json`)).digest('hex')
const installed = existsSync(stamp) && existsSync(node) ? readFileSync(stamp, 'utf8') : ''

if (installed !== lockfile) {
  console.log('Installing packages (only when the lockfile has changed) …')
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const { status } = spawnSync(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: root, stdio: 'inherit' })
  if (status !== 0) {
    console.error('The packages could not be installed. Check the connection to the npm registry and run the command again.')
    process.exit(1)
  }
  writeFileSync(stamp, lockfile)
}

const [script, ...rest] = process.argv.slice(2)
const child = spawn(node, [`${root}scripts/setup/${script}.ts`, ...rest], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, PATH: `${root}node_modules/.bin:${process.env.PATH}` },
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
// If npm is killed with SIGKILL it cannot forward a signal; this process then ends by itself.
const parent = process.ppid
if (process.env.npm_lifecycle_event) setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 250).unref()
child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
