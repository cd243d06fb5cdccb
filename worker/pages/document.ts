import { dehydrate } from '@tanstack/react-query'
import { clientAssets } from 'virtual:client-assets'
import type { AppRouter, Hydration } from '../../web/router.tsx'
import { SITE } from '../../web/site.ts'
import { headTags } from './head-tags.ts'
import { safeInScript } from './safe-in-script.ts'

/** How a page comes alive: as the innermost route that says so. */
export function hydrationOf(router: AppRouter): Hydration {
  const match = router.state.matches.findLast(({ staticData }) => staticData.hydration)
  const mode = match?.staticData.hydration ?? 'none'
  return typeof mode === 'function' ? mode(match?.loaderData) : mode
}

/** The whole HTML document around a rendered page, with exactly the script that the page's hydration mode asks for. */
export function documentFor(
  router: AppRouter,
  body: string,
  { hydration, isSignedIn = false }: { hydration: Hydration; isSignedIn?: boolean },
): string {
  const matches = router.state.matches
  const wake = matches.findLast((match) => match.staticData.wake)?.staticData.wake ?? ''
  const after = matches.findLast((match) => match.staticData.afterLoad)?.staticData.afterLoad
  const chunks = matches.flatMap(({ routeId }) => clientAssets.routeChunks[fileOf(routeId)] ?? [])
  const isMissing = matches[0]?._notFound
  const styles = isMissing
    ? clientAssets.notFound
    : matches.flatMap(({ routeId }) => clientAssets.routeStyles[fileOf(routeId)] ?? [])
  const { boot, fonts } = clientAssets
  const scripts = [...clientAssets.entryChunks, ...chunks]
  const bootAttributes = [
    'src' in boot ? `src="${boot.src}" type="module"` : '',
    `data-fonts="${[fonts.sheet, ...fonts.files].join(' ')}"`,
    hydration === 'none' ? '' : `data-entry="${clientAssets.entry}"`,
    hydration === 'none' || scripts.length === 0 ? '' : `data-chunks="${scripts.join(' ')}"`,
    hydration === 'lazy' ? `data-wake="${wake}"` : '',
    hydration === 'eager' ? 'data-eager="1"' : '',
    after ? `data-after="${clientAssets.modules[after]}"` : '',
  ]
  return [
    `<!doctype html><html lang="${SITE.language}"${isSignedIn ? ' data-signed-in' : ''}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    headTags(matches, { titlePrefix: router.options.context.formAnswer ? 'Error: ' : '' }),
    ...[...clientAssets.styles, ...styles].map((file) => `<link rel="stylesheet" href="${file}">`),
    `<noscript><link rel="stylesheet" href="${fonts.sheet}"></noscript>`,
    // Inside the page: a file would hold the first paint for one more request. After the sheets: a page that is parsed
    // before they are here is laid out twice.
    `<script id="boot" ${bootAttributes.filter(Boolean).join(' ')}>${'code' in boot ? boot.code : ''}</script>`,
    '</head><body>',
    `<div id="root">${body}</div>`,
    hydration === 'none' ? '' : pageData(router),
    '</body></html>',
  ].join('')
}

/** The server's answers, if there are any, for the browser's cache: a JSON block, which is not script. */
function pageData(router: AppRouter): string {
  const state = dehydrate(router.options.context.queryClient)
  if (state.queries.length === 0) return ''
  return `<script id="page-data" type="application/json">${safeInScript(JSON.stringify(state))}</script>`
}

/** "/itinerary/$id" is drawn by routes/itinerary.$id.tsx, "/blog/" by routes/blog.index.tsx. */
const fileOf = (routeId: string) => routeId.replace(/\/$/, '/index').slice(1).replaceAll('/', '.')
