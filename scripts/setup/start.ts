import { createServer } from 'node:net'
import { Miniflare } from 'miniflare'
import { loadCatalogue } from '../catalogue/load-catalogue.ts'
import { applyMigrations } from './apply-migrations.ts'
import { buildWhenStale } from './build-when-stale.ts'
import { builtSite } from './built-site.ts'
import { readWorkerVariables } from './dev-variables.ts'
import { findEarlierServer, keepAddress } from './earlier-server.ts'
import { startFront } from './front.ts'
import { makeAdmin } from './make-admin.ts'
import { ORIGIN, PORT, STATE_FOLDER } from './settings.ts'

/** `npm start`: serves the production build in workerd on this machine, with its data. */
async function start(): Promise<void> {
  if (!Number.isInteger(PORT) || PORT < 1 || PORT > 65_535)
    return stop(`PORT is "${process.env['PORT']}": give a number from 1 to 65535.`)
  if (!(await portIsFree()))
    return stop(`Port ${PORT} is taken: end what runs there, or choose another with PORT=8788 npm start.`)
  const earlier = await findEarlierServer(STATE_FOLDER)
  if (earlier)
    return stop(`A server still works on the data in ${STATE_FOLDER}: end the process that listens at ${earlier}.`)
  if (!(await buildWhenStale())) return stop()

  const miniflare = new Miniflare(
    builtSite({
      withAssets: true,
      stateFolder: STATE_FOLDER,
      variables: { SITE_ORIGIN: ORIGIN, ...readWorkerVariables(), RATE_LIMITS: process.env['RATE_LIMITS'] ?? 'on' },
    }),
  )
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => void miniflare.dispose().finally(() => process.exit(0)))

  const address = await miniflare.ready
  keepAddress(STATE_FOLDER, address)
  const front = await startFront(address, PORT)
  const db = await miniflare.getD1Database('DB')
  await applyMigrations(db)
  await makeAdmin(db)
  // Must be the last step: after it the health check says that the site is ready.
  await loadCatalogue(db)
  const health = await fetch(`${ORIGIN}/api/health`)
  if (!health.ok) {
    await miniflare.dispose()
    front.close()
    return stop(`The site started but says it is not well: ${await health.text()}`)
  }
  await runCron(miniflare)
  console.log(`ready ${ORIGIN}`)
}

/**
 * Runs the cron of wrangler.toml, which Cloudflare does in production and Miniflare does not do by itself. Miniflare
 * makes the first call of a method synchronously. Under load that is a deadlock: this process waits for workerd, and
 * workerd waits until this process reads its log. So the first run is before the site is ready.
 */
async function runCron(miniflare: Miniflare): Promise<void> {
  const worker = await miniflare.getWorker()
  await worker.scheduled()
  setInterval(() => void worker.scheduled().catch(() => undefined), 60_000).unref()
}

function stop(sentence?: string): void {
  if (sentence) console.error(sentence)
  process.exitCode = 1
}

const portIsFree = (): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(PORT, '127.0.0.1', () => probe.close(() => resolve(true)))
  })

await start()
