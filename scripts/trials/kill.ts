import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../measure/local-site.ts'
import { countOf } from './count-of.ts'
import { readKeptIds } from './kept-rows.ts'
import { startKillable } from './killable-process.ts'

// `npm run trial:kill`: kills the server with all its processes (SIGKILL) again and again while ideas and messages are
// written, always on the same data. Every acknowledged write must be there. A control server that loses writes shows
// that the test can fail.
const CYCLES = countOf('cycles', 100)
const WRITES_A_CYCLE = countOf('writes', 100)
const PARALLEL = 8
const SPREAD = 20

const folder = mkdtempSync(join(tmpdir(), 'uhambo-kill-'))
const [stateFolder, controlFile] = [join(folder, 'state'), join(folder, 'control')]
const acknowledged = { ideas: [] as string[], messages: [] as string[], control: [] as string[] }

/** Writes one record after the other until the server is killed. A write without a complete response does not count. */
async function writeOn(ids: string[], address: string, bodyOf: (n: number) => object): Promise<void> {
  for (let n = 0; ; n++) {
    try {
      const body = JSON.stringify(bodyOf(n))
      const headers = { 'content-type': 'application/json' }
      const response = await fetch(address, { method: 'POST', headers, body })
      if (!response.ok) throw new Error(`${address} answered ${response.status}`)
      ids.push(String(((await response.json()) as { id: number | string }).id))
    } catch (error) {
      if (error instanceof TypeError || error instanceof SyntaxError) return
      throw error
    }
  }
}

const idea = (n: number) => ({
  idea: `Grade 6 to Durban, ${20 + (n % 60)} learners, 6 to 7 May 2027, ${crypto.randomUUID()}`,
})
const message = (n: number) => ({
  type: 'contact',
  contact: { name: 'Sipho Ndaba', email: `sipho${n}@example.co.za`, message: crypto.randomUUID() },
})

async function startSite() {
  const port = await freePort()
  const variables = { PORT: String(port), STATE_DIR: stateFolder, RATE_LIMITS: 'off' }
  const origin = `http://localhost:${port}`
  return { origin, ...(await startKillable(['scripts/setup/start.ts'], variables, `ready ${origin}`)) }
}

const written = () => acknowledged.ideas.length + acknowledged.messages.length

try {
  for (let cycle = 1; cycle <= CYCLES; cycle++) {
    const site = await startSite()
    const controlPort = await freePort()
    const control = await startKillable(
      ['scripts/trials/naive-control.ts', String(controlPort), controlFile],
      {},
      'control ready',
    )
    const before = written()
    const writers = Array.from({ length: PARALLEL }, (_, n) =>
      n % 2 === 0
        ? writeOn(acknowledged.ideas, `${site.origin}/api/search`, idea)
        : writeOn(acknowledged.messages, `${site.origin}/api/email-webhook`, message),
    )
    writers.push(writeOn(acknowledged.control, `http://127.0.0.1:${controlPort}`, idea))
    // The pause differs each time, so that the kill hits another point of the work.
    const enough = WRITES_A_CYCLE + Math.floor(Math.random() * SPREAD)
    while (written() - before < enough) await new Promise((done) => setTimeout(done, 5))
    await Promise.all([site.kill(), control.kill()])
    await Promise.all(writers)
    console.log(`kill ${cycle}: ${written() - before} acknowledged`)
  }
  // One more start: the site must recover by itself from the last kill.
  await (await startSite()).kill()
  const kept = readKeptIds(stateFolder, ['searches', 'contact_messages'])
  const controlKept = new Set(existsSync(controlFile) ? readFileSync(controlFile, 'utf8').split('\n') : [])
  const lost = [...acknowledged.ideas, ...acknowledged.messages].filter((id) => !kept.has(id))
  const lostByControl = acknowledged.control.filter((id) => !controlKept.has(id))
  console.log(
    `${CYCLES} kills: ${acknowledged.ideas.length} ideas and ${acknowledged.messages.length} messages acknowledged, ${lost.length} lost; ` +
      `the control acknowledged ${acknowledged.control.length} and lost ${lostByControl.length}`,
  )
  process.exitCode = lost.length === 0 ? 0 : 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}
