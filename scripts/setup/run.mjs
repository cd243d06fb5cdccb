// The first step of `npm start`, `npm run dev` and `npm test`, in plain JavaScript for the Node 20 of a newcomer's
// machine: install what the lockfile names, then hand over to the Node that came with it. The scripts of package.json
// `exec` it: npm's signals reach it and not a shell that would leave it behind.
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
// An npm that is killed outright cannot pass a signal on: its orphan ends too.
const parent = process.ppid
if (process.env.npm_lifecycle_event) setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 250).unref()
child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
