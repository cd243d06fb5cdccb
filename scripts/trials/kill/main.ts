import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { freePort } from '../../measure/local-site.ts'
import { countOf } from '../count-of.ts'
import { findFaults } from './find-faults.ts'
import { type KillableProcess, startKillable } from './killable-process.ts'
import { isOfAVersion, KINDS } from './kinds.ts'
import { Gate, send, writeOn, type Written } from './writer.ts'

// `npm run trial:kill [-- --cycles 100]`: kills the server with all its processes (SIGKILL) at random moments: while it
// starts, under load and at rest, always on the same data. Writers of every kind send a call again, under the same key,
// until it is acknowledged. At the end every record must be there once, with the content that was sent. A control server
// that loses writes shows that the trial can fail.
const CYCLES = countOf('cycles', 100)
const PARALLEL = 8
/** The longest time that the site runs before it is killed under load or at rest. */
const LONGEST_MS = 4_000
const REPLAYED = 200
const ACCOUNT = { ADMIN_EMAIL: 'admin@school.example', ADMIN_PASSWORD: crypto.randomUUID() }

const folder = mkdtempSync(join(tmpdir(), 'uhambo-kill-'))
const [stateFolder, controlFile] = [join(folder, 'state'), join(folder, 'control')]
const gate = new Gate()
const written: Written[] = []
const controlAcknowledged: string[] = []
const calls = () => written.reduce((sum, one) => sum + one.calls.length, 0)
let token = ''
let startMs = 2_000

type Moment = 'at start' | 'under load' | 'at rest'
const momentOf = (cycle: number): Moment => (['under load', 'at start', 'at rest', 'under load'] as const)[cycle % 4]!

async function startSite(): Promise<KillableProcess & { origin: string }> {
  const port = await freePort()
  const variables = { PORT: String(port), STATE_DIR: stateFolder, RATE_LIMITS: 'off', ...ACCOUNT }
  const origin = `http://localhost:${port}`
  return { origin, ...startKillable(['scripts/setup/start.ts'], variables, `ready ${origin}`) }
}

async function openGate(origin: string): Promise<void> {
  if (!token) {
    const body = { identifier: ACCOUNT.ADMIN_EMAIL, password: ACCOUNT.ADMIN_PASSWORD }
    const signIn = { call: { method: 'POST' as const, path: '/api/auth/login', body }, key: crypto.randomUUID() }
    token = String((await send(origin, '', signIn)).answer['token'])
  }
  gate.open(origin)
}

/** Starts the site, and kills it at a random moment. */
async function killOnce(moment: Moment): Promise<void> {
  const site = await startSite()
  if (moment === 'at start') {
    await setTimeout(Math.random() * startMs)
    return site.kill()
  }
  const began = performance.now()
  await site.ready
  startMs = performance.now() - began
  const control = await startControl()
  await openGate(site.origin)
  await setTimeout(100 + Math.random() * LONGEST_MS)
  if (moment === 'at rest') {
    gate.close()
    await gate.settle()
    await setTimeout(Math.random() * LONGEST_MS)
  }
  await Promise.all([site.kill(), control.kill()])
  gate.close()
}

async function startControl(): Promise<KillableProcess> {
  const port = await freePort()
  const control = startKillable(
    ['scripts/trials/kill/naive-control.ts', String(port), controlFile],
    {},
    'control ready',
  )
  await control.ready
  void (async () => {
    for (;;) {
      const response = await fetch(`http://127.0.0.1:${port}`, { method: 'POST' }).catch(() => null)
      const id = await response?.json().catch(() => null)
      if (!id) return
      controlAcknowledged.push((id as { id: string }).id)
    }
  })()
  return control
}

/** On the last start: lets the writers finish, sends acknowledged calls again, and fetches the pictures. */
async function finish(writers: Promise<void>[]): Promise<string[]> {
  const site = await startSite()
  await site.ready
  gate.isOver = true
  await openGate(site.origin)
  await Promise.all(writers)
  const faults: string[] = []
  for (const one of written.toSorted(() => Math.random() - 0.5).slice(0, REPLAYED)) {
    for (const [n, sent] of one.calls.entries()) {
      // A changed plan is answered as it is now.
      if (n > 0 && one.calls.some(({ call }) => isOfAVersion(call))) continue
      // Only what creates something takes a key.
      if (sent.call.method !== 'POST' || Buffer.isBuffer(sent.call.body)) continue
      const { status, answer } = await send(site.origin, token, sent)
      if (JSON.stringify(answer) !== JSON.stringify(one.answers[n]))
        faults.push(`${one.kind.name} ${one.mark}, sent again: ${status}, another answer`)
    }
  }
  for (const { kind, mark, answers, calls: sent } of written) {
    if (kind.name !== 'picture') continue
    const response = await fetch(site.origin + String(answers[0]?.['url']))
    const bytes = Buffer.from(await response.arrayBuffer())
    if (!bytes.equals(sent[0]!.call.body as Buffer)) faults.push(`picture ${mark}: ${response.status}, other bytes`)
  }
  await site.kill()
  return faults
}

try {
  let next = 0
  const writers = Array.from({ length: PARALLEL }, () =>
    writeOn(
      gate,
      () => token,
      () => KINDS[next++ % KINDS.length]!,
      (one) => written.push(one),
    ),
  )
  const failure = Promise.race(writers)
  for (let cycle = 0; cycle < CYCLES; cycle++) {
    const before = calls()
    await Promise.race([killOnce(momentOf(cycle)), failure.then(() => undefined)])
    console.log(`kill ${cycle + 1}, ${momentOf(cycle)}: ${calls() - before} calls acknowledged`)
  }
  const faults = [...(await finish(writers)), ...findFaults(stateFolder, written)]
  const controlKept = new Set(existsSync(controlFile) ? readFileSync(controlFile, 'utf8').split('\n') : [])
  const lostByControl = controlAcknowledged.filter((id) => !controlKept.has(id)).length
  for (const { name } of KINDS) console.log(`${name}: ${written.filter(({ kind }) => kind.name === name).length}`)
  console.log(
    `${CYCLES} kills: ${calls()} calls acknowledged, ${faults.length} records lost, doubled or changed; ` +
      `the control acknowledged ${controlAcknowledged.length} and lost ${lostByControl}`,
  )
  for (const fault of faults.slice(0, 20)) console.error(fault)
  process.exitCode = faults.length === 0 && lostByControl > 0 ? 0 : 1
} finally {
  // A server that was just killed may still write.
  rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
}
