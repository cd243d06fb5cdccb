import { STATE_FOLDER } from '../setup/settings.ts'

/** The deployments of wrangler.toml (`[env.staging]`, `[env.production]`). */
export const DEPLOYMENTS = ['staging', 'production'] as const
export type Deployment = (typeof DEPLOYMENTS)[number]

/** The database that a command works on: that of a deployment, or that of a state folder on this machine. */
export type Target = { deployment: Deployment } | { stateFolder: string }

/** The options of every command that works on a database, for `parseArgs`. */
export const TARGET_OPTIONS = { remote: { type: 'boolean' }, env: { type: 'string' } } as const

/** `--env staging` or `--env production` names a deployment, `--remote` alone means production. */
export function readTarget({ remote, env }: { remote?: boolean | undefined; env?: string | undefined }): Target {
  if (!remote && env === undefined) return { stateFolder: STATE_FOLDER }
  return { deployment: readDeployment(env ?? 'production') }
}

export function readDeployment(name: string | undefined): Deployment {
  const deployment = DEPLOYMENTS.find((known) => known === name)
  if (!deployment) throw new Error(`"${name ?? ''}" is no deployment: name ${DEPLOYMENTS.join(' or ')}.`)
  return deployment
}

export const nameOf = (target: Target): string =>
  'deployment' in target ? `the database of ${target.deployment}` : `the local database in ${target.stateFolder}`
