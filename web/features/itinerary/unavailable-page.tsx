import { useState } from 'react'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Container } from '../../ui/layout.tsx'
import { useLookAgain } from './use-look-again.ts'

/** The API could not be reached or failed: an explanation and a link to try again, which also works without script. */
export function UnavailablePage({ id }: { id: string }) {
  const lookAgain = useLookAgain(id)
  const [busy, setBusy] = useState(false)

  async function look() {
    setBusy(true)
    await lookAgain()
    setBusy(false)
  }
  return (
    <Container className="no-plan">
      <h1>We could not open this plan just now</h1>
      <output className="mt-4 block max-w-[42rem] text-lead text-ink-2">
        {busy
          ? 'Looking again.'
          : 'The fault is on our side or on the line. The plan itself is not changed by it. Try again in a minute.'}
      </output>
      <div className="mt-8 flex flex-wrap gap-3">
        <Button onClick={() => void look()} disabled={busy} className="[@media(scripting:none)]:hidden">
          Try again
        </Button>
        <ButtonLink href={`/itinerary/${id}`} className="[@media(scripting:enabled)]:hidden">
          Try again
        </ButtonLink>
        <ButtonLink href="/contact" variant="secondary">
          Ask us for help
        </ButtonLink>
      </div>
    </Container>
  )
}
