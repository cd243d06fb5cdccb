import { escapeHtml } from '#shared/domain/escape-html'

type Attributes = Record<string, string | undefined>
interface RenderedMatch {
  meta?: (object | undefined)[] | undefined
  links?: (object | undefined)[] | undefined
}

/** `<title>`, `<meta>` and `<link>` from the matched routes' `head()`; an inner route's tag replaces an outer one of the same name. */
export function headTags(matches: readonly RenderedMatch[], { titlePrefix = '' } = {}): string {
  const metas = new Map<string, Attributes>()
  let title = ''
  for (const entry of matches.flatMap((match) => match.meta ?? [])) {
    const meta = entry as Attributes | undefined
    if (!meta) continue
    if (meta['title'] !== undefined) title = meta['title']
    else metas.set(meta['name'] ?? meta['property'] ?? JSON.stringify(meta), meta)
  }
  const links = matches.flatMap((match) => match.links ?? []).filter((link) => link !== undefined)
  return [
    `<title>${escapeHtml(titlePrefix + title)}</title>`,
    ...[...metas.values()].map((meta) => tag('meta', meta)),
    ...links.map((link) => tag('link', link as Attributes)),
  ].join('')
}

function tag(name: string, attributes: Attributes): string {
  const pairs = Object.entries(attributes).filter(([, value]) => value !== undefined)
  return `<${name}${pairs.map(([key, value]) => ` ${key === 'crossOrigin' ? 'crossorigin' : key}="${escapeHtml(String(value))}"`).join('')}>`
}
