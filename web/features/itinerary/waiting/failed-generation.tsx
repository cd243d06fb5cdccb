import { useState } from 'react'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { NoticeBox } from '../../../ui/notice-box.tsx'
import { findIdea, restartGeneration } from './restart-generation.ts'

interface Props {
  id: string
  message: string
  onStarted: () => void
}

/** The plan could not be made. Trying again needs the idea, which only the browser of its author has. */
export function FailedGeneration({ id, message, onStarted }: Props) {
  const [idea] = useState(() => findIdea(id))
  const [attempt, setAttempt] = useState<'none' | 'sending' | 'refused'>('none')

  async function tryAgain() {
    setAttempt('sending')
    try {
      await restartGeneration(id, idea ?? '')
      onStarted()
    } catch {
      setAttempt('refused')
    }
  }
  return (
    <>
      <NoticeBox tone="warn" role="alert" title="We could not finish this plan" className="mt-6 max-w-[45rem]">
        <p>{message || 'Something on our side stopped it.'} Your idea is kept; nothing was booked.</p>
        {attempt === 'refused' && <p className="mt-2">It did not start just now. Wait a minute, then try again.</p>}
      </NoticeBox>
      <div className="mt-5 flex flex-wrap gap-3">
        {idea && (
          <Button
            onClick={() => void tryAgain()}
            aria-disabled={attempt === 'sending'}
            disabled={attempt === 'sending'}
          >
            {attempt === 'sending' ? 'Starting again' : 'Try again'}
          </Button>
        )}
        <ButtonLink href="/#idea-request" variant={idea ? 'secondary' : 'primary'}>
          Change the idea
        </ButtonLink>
      </div>
    </>
  )
}
