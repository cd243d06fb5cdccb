import { existsSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import type { Deployment } from '../database/target.ts'
import { readDeploymentConfig, textVariables } from '../setup/deployment-config.ts'
import type { Site } from './find-gaps.ts'

/** What wrangler.toml, `deploy/<deployment>.env` and the environment say of a deployment; the last one wins. */
export function readSite(deployment: Deployment): Site {
  const config = readDeploymentConfig(deployment)
  const file = `deploy/${deployment}.env`
  const known = { ...(existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {}), ...process.env }
  return {
    databaseId: config.d1_databases.find(({ binding }) => binding === 'DB')?.database_id,
    cacheId: config.kv_namespaces.find(({ binding }) => binding === 'CACHE')?.id,
    hosts: (config.routes ?? []).map((route) => hostOf(typeof route === 'string' ? route : route.pattern)),
    variables: textVariables(config),
    buildVariables: Object.fromEntries(Object.entries(known).filter(([name]) => name.startsWith('VITE_'))),
  }
}

/** "trips.school.test" of the pattern "trips.school.test/*". */
const hostOf = (pattern: string) => pattern.replace(/^https?:\/\//, '').replace(/\/.*$/, '')
