import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const ROOT = resolve(import.meta.dirname, '../..')
const LONGEST_START_MS = 600_000

export interface LocalSite {
  origin: string
  /** The process that was started; the site's other processes are its children. */
  pid: number
  /** Time from the command to the line that says `ready`. */
  readyMs: number
  stop: () => Promise<void>
}

export interface LocalSiteOptions {
  /** The folder of another clone, whose packages are installed first; default: this one. */
  clone?: string
  /** A folder that keeps the site's data between two starts. Without it the data is deleted when the site stops. */
  stateFolder?: string
  /** Environment variables of the site. Rate limits are off unless this turns them on. */
  variables?: Record<string, string>
}

/** Starts the production build as `npm start` serves it, on a free port with its own data. */
export async function startLocalSite({ clone, stateFolder, variables }: LocalSiteOptions = {}): Promise<LocalSite> {
  const port = await freePort()
  const state = stateFolder ?? mkdtempSync(join(tmpdir(), 'uhambo-state-'))
  const began = performance.now()
  const child = spawn(process.execPath, clone ? ['scripts/setup/run.mjs', 'start'] : ['scripts/setup/start.ts'], {
    cwd: clone ?? ROOT,
    env: { ...process.env, PORT: String(port), STATE_DIR: state, RATE_LIMITS: 'off', ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = new Promise<void>((done) => child.once('exit', () => done()))
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
    if (!stateFolder) rmSync(state, { recursive: true, force: true })
  }
  const origin = `http://localhost:${port}`
  try {
    await readyLine(child, `ready ${origin}`)
  } catch (failure) {
    await stop()
    throw failure
  }
  return { origin, pid: child.pid ?? 0, readyMs: performance.now() - began, stop }
}

function readyLine(child: ReturnType<typeof spawn>, line: string): Promise<void> {
  let said = ''
  return new Promise((done, fail) => {
    const tooLong = setTimeout(
      () => fail(new Error(`The site did not start in ${LONGEST_START_MS / 1000} s:\n${said}`)),
      LONGEST_START_MS,
    )
    const listen = (chunk: Buffer) => {
      said += chunk.toString()
      if (!said.includes(line)) return
      clearTimeout(tooLong)
      done()
    }
    child.stdout?.on('data', listen)
    child.stderr?.on('data', listen)
    child.once('exit', (code) => {
      clearTimeout(tooLong)
      fail(new Error(`The site ended with ${code} before it was ready:\n${said}`))
    })
  })
}

export function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const probe = createServer().once('error', fail)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => done(port))
    })
  })
}
