import type { ErrorComponentProps } from '@tanstack/react-router'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Section } from '../../ui/layout.tsx'

/** What stands in a page's place when it throws: calm, inside the shell, with a way on. */
export function PageError({ reset }: ErrorComponentProps) {
  return (
    <Section className="max-w-180">
      <h1>We had a breakdown</h1>
      <p className="mt-4 text-lead text-ink-2">
        Something went wrong on our side while we made this page. What you wrote is still on this device. Please try
        again.
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        <Button wide onClick={reset}>
          Try again
        </Button>
        <ButtonLink variant="secondary" wide href="/">
          Return to Home
        </ButtonLink>
      </div>
    </Section>
  )
}
