import { Container } from '../../web/ui/layout.tsx'
import { PlanSkeleton } from '../../web/ui/plan-skeleton.tsx'

/** The page of a plan before the browser has read it from its own storage. */
export function Opening() {
  return (
    <Container>
      <h1 className="sr-only">Opening the page</h1>
      <p className="without-script mt-8 text-lead">
        This page is made in your browser: please switch JavaScript on to see it.
      </p>
      <PlanSkeleton />
    </Container>
  )
}
