import { createRootRouteWithContext, Outlet } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { RouterContext } from '../router.tsx'

export const Route = createRootRouteWithContext<RouterContext>()({
  component: RootLayout,
  notFoundComponent: () => <h1>404</h1>,
})

function RootLayout() {
  // Tells the boot script that clicks now reach React.
  useEffect(() => void dispatchEvent(new Event('alive')), [])
  return <Outlet />
}
