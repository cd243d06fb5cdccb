import { listDurableObjectIds, runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'

/** The tables and columns of D1 that contain a word, ignoring case; as "table (n rows)". */
async function findInTables(word: string): Promise<string[]> {
  const { results: tables } = await env.DB.prepare(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '\\_cf%' ESCAPE '\\'",
  ).all<{ name: string }>()
  const found = []
  for (const { name } of tables) {
    const { results: columns } = await env.DB.prepare(`SELECT name FROM pragma_table_info(?)`)
      .bind(name)
      .all<{ name: string }>()
    const holds = columns.map((column) => `instr(lower(CAST("${column.name}" AS TEXT)), ?1) > 0`).join(' OR ')
    const rows = await env.DB.prepare(`SELECT count(*) AS n FROM "${name}" WHERE ${holds}`)
      .bind(word.toLowerCase())
      .first<number>('n')
    if (rows) found.push(`${name} (${rows})`)
  }
  return found
}

async function findInCache(word: string): Promise<string[]> {
  const found = []
  for (let cursor: string | undefined; ; ) {
    const page = await env.CACHE.list(cursor ? { cursor } : {})
    for (const { name } of page.keys) {
      const text = `${name} ${await env.CACHE.get(name)}`
      if (text.toLowerCase().includes(word.toLowerCase())) found.push(`cache ${name}`)
    }
    if (page.list_complete) return found
    cursor = page.cursor
  }
}

async function findInPictures(word: string): Promise<string[]> {
  const found = []
  for (const { key, customMetadata } of (await env.IMAGES.list({ include: ['customMetadata'] })).objects) {
    const text = `${key} ${JSON.stringify(customMetadata)} ${await (await env.IMAGES.get(key))?.text()}`
    if (text.toLowerCase().includes(word.toLowerCase())) found.push(`picture ${key}`)
  }
  return found
}

async function findInObjects(word: string): Promise<string[]> {
  const found = []
  const namespaces: [string, DurableObjectNamespace][] = [
    ['generation', env.GENERATION as unknown as DurableObjectNamespace],
    ['budgets', env.BUDGETS as unknown as DurableObjectNamespace],
  ]
  for (const [name, namespace] of namespaces)
    for (const id of await listDurableObjectIds(namespace)) {
      const kept = await runInDurableObject(namespace.get(id), (_object, state) => [...state.storage.kv.list()])
      if (JSON.stringify(kept).toLowerCase().includes(word.toLowerCase())) found.push(`object of ${name}`)
    }
  return found
}

/** All stores that contain a word: D1, KV, R2 and the Durable Objects. */
export async function findInStores(word: string): Promise<string[]> {
  const places = [findInTables(word), findInCache(word), findInPictures(word), findInObjects(word)]
  return (await Promise.all(places)).flat()
}
