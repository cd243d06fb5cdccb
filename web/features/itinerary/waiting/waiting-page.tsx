import { useEffect } from 'react'
import { Container } from '../../../ui/layout.tsx'
import { PlanSkeleton } from '../../../ui/plan-skeleton.tsx'
import { useLookAgain } from '../use-look-again.ts'
import { FailedGeneration } from './failed-generation.tsx'
import { progressInWords } from './progress.ts'
import { useProgress } from './use-progress.ts'
import { WaitingRoad } from './waiting-road.tsx'

/** The page while the plan is being made: its progress and a skeleton. Without script it reloads itself. */
export function WaitingPage({ id }: { id: string }) {
  const { progress, again } = useProgress(id)
  const lookAgain = useLookAgain(id)
  useEffect(() => {
    if (progress.phase === 'complete') void lookAgain()
  }, [progress.phase, lookAgain])
  const failed = progress.phase === 'failed'
  return (
    <Container className="pt-10 pb-24 sm:pt-14">
      <noscript>
        <meta httpEquiv="refresh" content="2" />
      </noscript>
      <h1 className="text-h2">{failed ? 'The bus has stopped' : 'Your plan is on the road'}</h1>
      {failed ? (
        <FailedGeneration id={id} message={progress.message} onStarted={again} />
      ) : (
        <>
          <output className="block mt-3 text-lead text-ink-2">
            {progressInWords(progress)} You can leave this page and come back.
          </output>
          {progress.slow && (
            <output className="block mt-2 text-ink-2">
              Still driving. This one takes longer than usual; the address of this page will show the plan as soon as it
              is there.
            </output>
          )}
          {!progress.connected && (
            <p className="mt-2 text-small text-ink-3">
              The line to us is down. The plan goes on; we look again in a moment.
            </p>
          )}
          <WaitingRoad progress={progress} />
          <PlanSkeleton />
        </>
      )}
    </Container>
  )
}
