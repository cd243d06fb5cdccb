import { dehydrate } from '@tanstack/react-query'
import type { StaticDataRouteOption } from '@tanstack/react-router'
import { clientAssets } from 'virtual:client-assets'
import { escapeHtml } from '#shared/domain/escape-html'
import type { AppRouter, Hydration } from '../../web/router.tsx'
import { SITE } from '../../web/site.ts'
import { headTags } from './head-tags.ts'
import { safeInScript } from './safe-in-script.ts'

type NamedFile = typeof clientAssets.styles

/** The hydration mode of the innermost route that sets one. */
export const hydrationOf = (router: AppRouter): Hydration => settingOf(router, 'hydration') ?? 'none'

/** The complete HTML document around a rendered page. */
export function documentFor(
  router: AppRouter,
  body: string,
  { hydration, isSignedIn = false }: { hydration: Hydration; isSignedIn?: boolean },
): string {
  const { matches } = router.state
  const { boot, entry, styles } = clientAssets
  const script = settingOf(router, 'script')
  const fetched = hydration === 'lazy' ? addressOfData(router) : null
  const bootAttributes = [
    'src' in boot ? `src="${boot.src}" type="module"` : '',
    hydration === 'lazy'
      ? `data-entry="${entry}" data-modules="${modulesOf(router)}" data-wake="${wakeOf(router)}"`
      : '',
    fetched ? `data-fetched="${escapeHtml(fetched)}"` : '',
  ]
  return [
    `<!doctype html><html lang="${SITE.language}"${isSignedIn ? ' data-signed-in' : ''}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    headTags(matches, { titlePrefix: router.options.context.formAnswer ? 'Error: ' : '' }),
    `<link rel="stylesheet" href="${styles.address}"${integrityOf(styles)}>`,
    // Inline, because a file would delay the first paint by one request. After the style sheet, because the page would
    // otherwise be laid out twice.
    `<script id="boot" ${bootAttributes.filter(Boolean).join(' ')}>${'code' in boot ? boot.code : ''}</script>`,
    script ? scriptTag(clientAssets[script]) : '',
    '</head><body>',
    `<div id="root">${body}</div>`,
    hydration === 'lazy' && !fetched ? carriedData(router) : '',
    '</body></html>',
  ].join('')
}

const scriptTag = (file: NamedFile) => `<script type="module" src="${file.address}"${integrityOf(file)}></script>`

/** A browser refuses a file whose content is not that of the build. */
const integrityOf = ({ integrity }: NamedFile) => (integrity ? ` integrity="${integrity}"` : '')

/** A setting of the innermost route that has it. */
function settingOf<Name extends keyof StaticDataRouteOption>(router: AppRouter, name: Name) {
  return router.state.matches.findLast(({ staticData }) => staticData[name])?.staticData[name]
}

function wakeOf(router: AppRouter): string {
  const match = router.state.matches.findLast(({ staticData }) => staticData.wake)
  const wake = match?.staticData.wake ?? []
  return (typeof wake === 'function' ? wake(match?.loaderData) : wake).join(' ')
}

function modulesOf({ state }: AppRouter): string {
  const modules = state.matches.flatMap(({ routeId }) => clientAssets.modules[fileOf(routeId)] ?? [])
  return [...new Set(modules)].join(' ')
}

/** Query results for the browser's cache. */
export const pageData = (router: AppRouter) => dehydrate(router.options.context.queryClient)

/** The data in the page, if there are any: a JSON block, which is not a script. */
function carriedData(router: AppRouter): string {
  const data = pageData(router)
  if (data.queries.length === 0) return ''
  return `<script id="page-data" type="application/json">${safeInScript(JSON.stringify(data))}</script>`
}

/** Where React gets the data of a page that does not carry them; null if the page carries them. */
function addressOfData({ state: { matches, location } }: AppRouter): string | null {
  const match = matches.findLast(({ staticData }) => staticData.fetchesData)
  return match?.staticData.fetchesData?.(match.loaderData) ? `${location.pathname}/data${location.searchStr}` : null
}

/** "/itinerary/$id" is rendered by routes/itinerary.$id.tsx, "/blog/" by routes/blog.index.tsx. */
const fileOf = (routeId: string) => routeId.replace(/\/$/, '/index').slice(1).replaceAll('/', '.')
