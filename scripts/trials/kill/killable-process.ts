import { spawn } from 'node:child_process'

export interface KillableProcess {
  /** Resolves when the process has printed its line; rejects if it ends before, unless it was killed. */
  ready: Promise<void>
  /** Kills the process and all its children at once, like a power failure. */
  kill: () => Promise<void>
}

/** Starts a process in its own process group. It counts as ready when it has printed `line`. */
export function startKillable(
  args: readonly string[],
  variables: Record<string, string>,
  line: string,
): KillableProcess {
  const child = spawn(process.execPath, args, {
    detached: true,
    env: { ...process.env, ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = new Promise<void>((done) => child.once('exit', () => done()))
  let isKilled = false
  const ready = new Promise<void>((done, fail) => {
    let said = ''
    const listen = (chunk: Buffer) => {
      said = (said + chunk.toString()).slice(-4_000)
      if (said.includes(line)) done()
    }
    child.stdout.on('data', listen)
    child.stderr.on('data', listen)
    child.once('exit', (code) =>
      isKilled ? done() : fail(new Error(`It ended with ${code} before it was ready:\n${said}`)),
    )
  })
  return {
    ready,
    kill: async () => {
      isKilled = true
      if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGKILL')
      await ended
    },
  }
}
