/** A plan's pages, which have no file of their own: one file shows all plans, by the id in its query. */
const PLAN_PAGE = /^\/itinerary\/([^/]+)(\/checks|\/worksheets)?$/
const PLAN_FILE = /^\/itinerary(\/checks|\/worksheets)?\/$/
const FILE_NAME = /\.[a-z0-9]+$/i

/** Splits "/a?b#c" into path, query and fragment. */
function partsOf(address: string): { path: string; query: URLSearchParams; hash: string } {
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(address) ?? []
  return { path, query: new URLSearchParams(query), hash }
}
function join(path: string, query: URLSearchParams, hash: string): string {
  const text = query.toString()
  return `${path}${text && `?${text}`}${hash}`
}

/** Where any plain file server has the page of an address of the site: "/pricing" is in the folder "/pricing/". */
export function fileAddress(address: string): string {
  const { path, query, hash } = partsOf(address)
  const [, id, part = ''] = PLAN_PAGE.exec(path) ?? []
  if (id && !PLAN_FILE.test(`${path}/`))
    return join(`/itinerary${part}/`, new URLSearchParams([['id', decodeURIComponent(id)], ...query]), hash)
  return join(path.endsWith('/') || FILE_NAME.test(path) ? path : `${path}/`, query, hash)
}

/** The address of the site whose page a file is: the opposite of `fileAddress`. */
export function pageAddress(address: string): string {
  const { path: written, query, hash } = partsOf(address)
  const path = written.replace(/index\.html$/, '')
  const plan = PLAN_FILE.exec(path)
  const id = query.get('id')
  if (plan && id !== null) {
    query.delete('id')
    return join(`/itinerary/${encodeURIComponent(id)}${plan[1] ?? ''}`, query, hash)
  }
  return join(path.length > 1 ? path.replace(/\/$/, '') : path, query, hash)
}
