import { ButtonLink } from '../../web/ui/button.tsx'
import { Container } from '../../web/ui/layout.tsx'

/** In place of a page that is nothing without our server. */
export function NeedsServer() {
  return (
    <Container className="py-12">
      <h1>This part needs our server</h1>
      <p className="mt-4 max-w-[42rem] text-lead text-ink-2">
        You are reading a local copy of Uhambo, which has no server. Accounts, signing in, payments and the blog’s
        editor do not work here, and nothing can be sent from this page. Planning, changing and printing a trip work.
      </p>
      <ButtonLink href="/#idea-request" wide className="mt-8">
        Plan a trip
      </ButtonLink>
    </Container>
  )
}
