import { createRootRouteWithContext, Outlet } from '@tanstack/react-router'
import { useEffect } from 'react'
import { Footer } from '../features/shell/footer.tsx'
import { NotFound } from '../features/shell/not-found.tsx'
import { usePageChange } from '../features/shell/page-change.ts'
import { SkipLink } from '../features/shell/skip-link.tsx'
import { TopBar } from '../features/shell/top-bar.tsx'
import type { RouterContext } from '../router.tsx'
import { SITE } from '../site.ts'
import { NoticesHost } from '../ui/notices/notices-host.tsx'
import { Written } from '../ui/written.tsx'

export const Route = createRootRouteWithContext<RouterContext>()({
  head: ({ match }) => ({
    meta: [
      { title: match._notFound ? `Page not found: ${SITE.name}` : SITE.name },
      { name: 'description', content: SITE.description },
      { name: 'theme-color', content: '#073a47' },
    ],
    links: [
      { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
      { rel: 'icon', href: '/icon.svg', type: 'image/svg+xml' },
      { rel: 'apple-touch-icon', href: '/icon-180.png' },
      { rel: 'manifest', href: '/site.webmanifest' },
    ],
  }),
  component: RootLayout,
  // A page that is not there has no script, so no browser ever draws it.
  notFoundComponent: import.meta.env.SSR ? NotFound : undefined,
})

const fetchTopBar = async () => (await import('../features/shell/top-bar.tsx')).TopBar
const fetchFooter = async () => (await import('../features/shell/footer.tsx')).Footer

function RootLayout() {
  usePageChange()
  // Tells the boot script that clicks now reach React.
  useEffect(() => void dispatchEvent(new Event('alive')), [])
  return (
    <>
      <SkipLink />
      <Written id="site-top" Part={import.meta.env.SSR ? TopBar : undefined} fetchPart={fetchTopBar} />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <Written id="site-foot" Part={import.meta.env.SSR ? Footer : undefined} fetchPart={fetchFooter} />
      <NoticesHost />
    </>
  )
}
