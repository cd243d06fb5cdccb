import { createFileRoute, useLocation, useRouter } from '@tanstack/react-router'
import { ForgotPage } from '../features/sign-in/forgot-page.tsx'
import { pageHead } from '../page-head.ts'

export const Route = createFileRoute('/forgot')({
  staticData: { hydration: 'lazy' },
  head: () => pageHead({ path: '/forgot', title: 'A new password', index: false }),
  component: Forgot,
})

function Forgot() {
  const { apiFetch, formAnswer } = Route.useRouteContext()
  const router = useRouter()
  const isSent = new URLSearchParams(useLocation().searchStr).has('sent')
  return (
    <ForgotPage
      isSent={isSent}
      apiFetch={apiFetch}
      answer={formAnswer}
      onSent={() => router.history.push('/forgot?sent=1')}
    />
  )
}
