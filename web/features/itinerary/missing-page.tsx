import { ButtonLink } from '../../ui/button.tsx'
import { Container } from '../../ui/layout.tsx'

export function MissingPage() {
  return (
    <Container className="no-plan">
      <p className="font-display text-[1.25rem] font-bold text-ink-3">404</p>
      <h1 className="mt-1">Itinerary not found for this search</h1>
      <p className="mt-4 max-w-[42rem] text-lead text-ink-2">
        Check that the whole link was copied: the number at its end is long. If a colleague sent it, ask for it once
        more.
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        <ButtonLink href="/#idea-request">Plan a trip</ButtonLink>
        <ButtonLink href="/contact" variant="secondary">
          Ask us for help
        </ButtonLink>
      </div>
    </Container>
  )
}
