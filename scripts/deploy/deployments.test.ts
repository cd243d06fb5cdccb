import { type Unstable_Config, unstable_readConfig } from 'wrangler'
import { describe, expect, test } from 'vitest'
import { DEPLOYMENTS } from '../database/target.ts'
import { readDeploymentConfig } from '../setup/deployment-config.ts'

const local = unstable_readConfig({ config: 'wrangler.toml' })

/** What the code relies on: bindings, queues, limits and settings, without names and ids of the account. */
const shapeOf = (config: Unstable_Config) => ({
  bindings: [...config.d1_databases, ...config.kv_namespaces, ...config.r2_buckets, ...config.queues.producers!].map(
    ({ binding }) => binding,
  ),
  mail: config.send_email,
  objects: config.durable_objects.bindings,
  limits: config.ratelimits.map(({ name, simple }) => ({ name, simple })),
  consumers: config.queues.consumers!.map(({ queue: _queue, dead_letter_queue, ...rest }) => ({
    ...rest,
    hasDeadLetters: dead_letter_queue !== undefined,
  })),
  variables: ['SITE_ORIGIN', 'TEAM_EMAILS'].filter((name) => name in config.vars),
  observability: config.observability,
  migrations: config.migrations,
  triggers: config.triggers,
  assets: config.assets,
  compatibility: [config.compatibility_date, config.compatibility_flags],
})

describe.each(DEPLOYMENTS)('%s in wrangler.toml', (deployment) => {
  const config = readDeploymentConfig(deployment)

  test('has every binding, queue, limit and setting of the local site', () => {
    expect(shapeOf(config)).toEqual(shapeOf(local))
  })

  test('has the dead letters of its own mail queue', () => {
    const [mail, dead] = config.queues.consumers!
    expect([mail?.queue, mail?.dead_letter_queue]).toEqual([config.queues.producers![0]?.queue, dead?.queue])
  })

  test('writes no line of the platform for a request, because its address may hold a secret', () => {
    expect(config.observability?.logs?.invocation_logs).toBe(false)
  })
})

test('two deployments share no database, cache, bucket, queue, name or rate limit', () => {
  const [staging, production] = DEPLOYMENTS.map((deployment) => {
    const config = readDeploymentConfig(deployment)
    return [
      config.name,
      ...config.d1_databases.map(({ database_name }) => database_name),
      ...config.r2_buckets.map(({ bucket_name }) => bucket_name),
      ...config.queues.consumers!.map(({ queue }) => queue),
      ...config.ratelimits.map(({ namespace_id }) => namespace_id),
    ]
  })
  expect(staging?.filter((name) => production?.includes(name))).toEqual([])
})
