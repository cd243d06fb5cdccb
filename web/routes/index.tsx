import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { Hero } from '../features/hero/hero.tsx'
import { LANDING_KEYS } from '../features/idea/device-keys.ts'
import { IdeaRequest } from '../features/idea/idea-request.tsx'
import { IdeaTextProvider } from '../features/idea/idea-text.tsx'
import { QuickIdea } from '../features/idea/quick-idea.tsx'
import { Features } from '../features/landing/features.tsx'
import { HowItWorks } from '../features/landing/how-it-works.tsx'
import { pageHead } from '../page-head.ts'
import { SITE } from '../site.ts'
import { ORGANIZATION } from '../structured-data.ts'

export const Route = createFileRoute('/')({
  staticData: { hydration: 'lazy', wake: LANDING_KEYS, script: 'hero' },
  head: () =>
    pageHead({
      path: '/',
      title: `${SITE.name}: school trips made simple, safe and spectacular`,
      structured: [ORGANIZATION],
    }),
  component: Landing,
})

function Landing() {
  const { apiFetch, formAnswer } = Route.useRouteContext()
  const navigate = useNavigate()
  return (
    <IdeaTextProvider>
      <Hero>
        <QuickIdea />
      </Hero>
      <Features />
      <HowItWorks />
      <IdeaRequest
        answer={formAnswer}
        apiFetch={apiFetch}
        onStored={(id) => void navigate({ to: '/itinerary/$id', params: { id } })}
      />
    </IdeaTextProvider>
  )
}
