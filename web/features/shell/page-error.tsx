import type { ErrorComponentProps } from '@tanstack/react-router'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Section } from '../../ui/layout.tsx'

/** Shown instead of a page that throws: a message and a link, inside the shell. */
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
