import { createFileRoute } from '@tanstack/react-router'
import { ResetPage } from '../features/sign-in/reset-page.tsx'
import { pageHead } from '../page-head.ts'

export const Route = createFileRoute('/reset')({
  staticData: { hydration: 'lazy' },
  head: () => pageHead({ path: '/reset', title: 'Choose a new password', index: false }),
  component: Reset,
})

function Reset() {
  const { formAnswer } = Route.useRouteContext()
  return <ResetPage answer={formAnswer} />
}
