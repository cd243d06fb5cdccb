import { Miniflare, convertV4MiniflareOptions } from 'miniflare'
import { resolve } from 'node:path'
import { build } from 'vite'
import { unstable_readConfig as readConfig } from 'wrangler'
import { findChild, type ProcessorTime, processorTime } from './processor-time.ts'

/** The worker of this bench as one module, minified as the site's Worker is. */
export async function bundleWorker(): Promise<string> {
  const made = await build({
    configFile: false,
    logLevel: 'warn',
    ssr: { noExternal: true, target: 'webworker' },
    build: { ssr: 'worker/testing/planning-bench.ts', write: false, minify: true },
  })
  if (!('output' in made)) throw new Error('The bundle was not made')
  return made.output[0].code
}

/** A fresh workerd with the bundle and a local database. */
export interface Isolate {
  /** Sends a request and returns its processor time and the answer. */
  ask: (path: string, body?: unknown) => Promise<{ time: ProcessorTime; text: string }>
  close: () => Promise<void>
}

export async function startIsolate(script: string, stateFolder: string): Promise<Isolate> {
  const { d1_databases, compatibility_date, compatibility_flags } = readConfig({})
  const database = d1_databases.find(({ binding }: { binding: string }) => binding === 'DB')
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      modules: true,
      script,
      compatibilityDate: compatibility_date!,
      compatibilityFlags: compatibility_flags,
      d1Databases: { DB: database?.database_id ?? 'DB' },
      resourcePersistencePath: resolve(stateFolder, 'v3'),
      cf: false,
    }),
  )
  await miniflare.ready
  const pid = findChild('workerd')
  return {
    ask: async (path, body) => {
      const before = processorTime(pid)
      const response = await miniflare.dispatchFetch(`http://bench${path}`, {
        method: 'POST',
        body: body === undefined ? null : JSON.stringify(body),
      })
      const text = await response.text()
      const after = processorTime(pid)
      if (response.status !== 200) throw new Error(`${path} answered ${response.status}: ${text}`)
      return { time: { own: after.own - before.own, all: after.all - before.all }, text }
    },
    close: () => miniflare.dispose(),
  }
}
