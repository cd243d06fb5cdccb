import { createFileRoute } from '@tanstack/react-router'
import { Hero } from '../features/hero/hero.tsx'
import { Features } from '../features/landing/features.tsx'
import { HowItWorks } from '../features/landing/how-it-works.tsx'
import { SITE } from '../site.ts'

export const Route = createFileRoute('/')({
  staticData: { hydration: 'lazy', afterLoad: 'hero' },
  head: () => ({ meta: [{ title: `${SITE.name}: school trips made simple, safe and spectacular` }] }),
  component: Landing,
})

function Landing() {
  return (
    <>
      <Hero />
      <Features />
      <HowItWorks />
    </>
  )
}
