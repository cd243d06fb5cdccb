import { createFileRoute, Outlet } from '@tanstack/react-router'
import { Container } from '../ui/layout.tsx'

export const Route = createFileRoute('/admin')({
  staticData: { hydration: 'eager' },
  // Fetched with the page: every other page carries this file too.
  beforeLoad: async ({ location: { href } }) =>
    (await import('../features/shell/require-sign-in.ts')).requireSignIn(href),
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
