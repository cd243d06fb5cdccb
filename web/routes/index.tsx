import { createFileRoute } from '@tanstack/react-router'
import { SITE } from '../site.ts'

export const Route = createFileRoute('/')({
  staticData: { hydration: 'lazy' },
  head: () => ({ meta: [{ title: `${SITE.name}: school trips made simple, safe and spectacular` }] }),
  component: Landing,
})

function Landing() {
  return <h1>School trips, planned by lunchtime</h1>
}
