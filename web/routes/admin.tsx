import { createFileRoute, Outlet } from '@tanstack/react-router'
import { requireSignIn } from '../features/shell/require-sign-in.ts'
import { Container } from '../ui/layout.tsx'

export const Route = createFileRoute('/admin')({
  staticData: { hydration: 'lazy', wake: ['now'] },
  beforeLoad: ({ location: { href } }) => requireSignIn(href),
  component: Admin,
})

function Admin() {
  return (
    <>
      <noscript>
        <Container className="pt-8">
          <p>Writing and changing posts needs script, which is switched off in this browser.</p>
        </Container>
      </noscript>
      <Outlet />
    </>
  )
}
