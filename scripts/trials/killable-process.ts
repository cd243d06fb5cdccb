import { spawn } from 'node:child_process'

export interface KillableProcess {
  /** Kills the process and all its children at once, like a power failure. */
  kill: () => Promise<void>
}

/** Starts a process in its own process group; resolves when it has printed `line`. */
export function startKillable(
  args: readonly string[],
  variables: Record<string, string>,
  line: string,
): Promise<KillableProcess> {
  const child = spawn(process.execPath, args, {
    detached: true,
    env: { ...process.env, ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = new Promise<void>((done) => child.once('exit', () => done()))
  const kill = async () => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGKILL')
    await ended
  }
  return new Promise((ready, fail) => {
    let said = ''
    const listen = (chunk: Buffer) => {
      said = (said + chunk.toString()).slice(-4_000)
      if (said.includes(line)) ready({ kill })
    }
    child.stdout.on('data', listen)
    child.stderr.on('data', listen)
    child.once('exit', (code) => fail(new Error(`It ended with ${code} before it was ready:\n${said}`)))
  })
}
