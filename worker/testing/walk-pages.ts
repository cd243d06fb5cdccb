import { call } from './call.ts'

/** All items of a list, page by page. */
export async function walkPages<Item>(path: string, headers: Record<string, string>): Promise<Item[]> {
  const items: Item[] = []
  for (let query = ''; ; ) {
    const page = await (await call(`${path}${query}`, { headers })).json<{
      items: Item[]
      next_cursor: string | null
    }>()
    items.push(...page.items)
    if (page.next_cursor === null) return items
    query = `?cursor=${encodeURIComponent(page.next_cursor)}`
  }
}
