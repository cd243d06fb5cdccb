import { escapeHtml } from '#shared/domain/escape-html'
import { safeInScript } from './safe-in-script.ts'

type Attributes = Record<string, string | undefined>
interface RenderedMatch {
  meta?: (object | undefined)[] | undefined
  links?: (object | undefined)[] | undefined
  headScripts?: (object | undefined)[] | undefined
}

/**
 * `<title>`, `<meta>`, `<link>` and structured data from the `head()` of the matched routes. A tag of an inner route
 * replaces the same tag of an outer one.
 */
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
  const data = matches.flatMap((match) => match.headScripts ?? []) as Attributes[]
  return [
    `<title>${escapeHtml(titlePrefix + title)}</title>`,
    ...[...metas.values()].map((meta) => tag('meta', meta)),
    ...links.map((link) => tag('link', link as Attributes)),
    // This is data, not a script, so the Content-Security-Policy allows it inline.
    ...data.map(({ children = '', ...attributes }) => `${tag('script', attributes)}${safeInScript(children)}</script>`),
  ].join('')
}

function tag(name: string, attributes: Attributes): string {
  const pairs = Object.entries(attributes).filter(([, value]) => value !== undefined)
  return `<${name}${pairs.map(([key, value]) => ` ${key === 'crossOrigin' ? 'crossorigin' : key}="${escapeHtml(String(value))}"`).join('')}>`
}
