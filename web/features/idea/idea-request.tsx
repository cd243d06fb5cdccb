import { Check } from 'lucide-react'
import { type ComponentProps, type ComponentType, lazy, Suspense, useEffect } from 'react'
import type { FormAnswer } from '../../api/form-answer.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Section } from '../../ui/layout.tsx'
import { IdeaForm } from './idea-form.tsx'
import { type TripOutside, useTripRequest } from './use-trip-request.ts'
import type { Waiting as WaitingPart } from './waiting.tsx'

/** Loaded after React has started, because few visitors need it and it would delay the first paint. */
const fetchWaiting = () => import('./waiting.tsx')
const unseen = { Waiting: () => null }
const Waiting = lazy<ComponentType<ComponentProps<typeof WaitingPart>>>(async () => {
  const { Waiting: part } = await fetchWaiting().catch(() => unseen)
  return { default: part }
})

const COMES_BACK = [
  'A plan for each day, with times and hours on the road',
  'A price per learner, line by line, marked as an estimate',
  'The CAPS topics that each stop teaches',
  'Every check we made on the plan, and what we had to guess',
] as const

/** The section where an idea becomes a plan. */
export function IdeaRequest({ answer, ...outside }: TripOutside & { answer?: FormAnswer | undefined }) {
  const trip = useTripRequest(outside)
  const { phase } = trip
  useEffect(() => void fetchWaiting().catch(() => undefined), [])
  const isWaiting = phase.name === 'analyzing' || phase.name === 'generating'
  return (
    <Section id="idea-request" aria-labelledby="idea-request-title">
      <h2 id="idea-request-title">Get Started</h2>
      <p className="mt-4 text-lead text-ink-2">
        Write it the way you would tell a colleague. We ask only for what is missing.
      </p>
      <div
        className={`mt-7 grid grid-cols-1 items-start gap-6 ${phase.name === 'idle' ? 'lg:grid-cols-[minmax(0,1.87fr)_minmax(0,1fr)] lg:gap-12' : ''}`}
      >
        <IdeaForm trip={trip} answer={answer} />
        {phase.name === 'idle' ? <WhatComesBack /> : null}
      </div>
      {isWaiting ? (
        <Suspense>
          <Waiting phase={phase} />
        </Suspense>
      ) : null}
      {phase.name === 'done' ? (
        <Card className="mt-8 flex flex-wrap items-center justify-between gap-4 p-6">
          <div>
            <h3>Your itinerary</h3>
            <p className="text-ink-2">Day by day, with the costs and every check.</p>
          </div>
          <ButtonLink variant="secondary" wide href={`/itinerary/${phase.searchId}`}>
            Open your itinerary
          </ButtonLink>
        </Card>
      ) : null}
    </Section>
  )
}

function WhatComesBack() {
  return (
    <aside aria-label="What you get" className="grid gap-5">
      <Card className="p-5 sm:p-6">
        <h3>What comes back</h3>
        <ul className="mt-4 grid gap-2.5">
          {COMES_BACK.map((line) => (
            <li key={line} className="flex gap-3">
              <Check size={20} className="mt-1 text-petrol" />
              {line}
            </li>
          ))}
        </ul>
      </Card>
      <p className="text-small text-ink-3">
        {'Please leave out learners’ names. We keep your words only to make the plan. '}
        <a href="/privacy">How we look after data</a>
      </p>
    </aside>
  )
}
