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
  notFoundComponent: NotFound,
})

function RootLayout() {
  usePageChange()
  // Tells the boot script that React handles clicks.
  useEffect(() => void dispatchEvent(new Event('alive')), [])
  return (
    <>
      <SkipLink />
      <TopBar />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
      <NoticesHost />
    </>
  )
}
