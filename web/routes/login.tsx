import { createFileRoute, useLocation } from '@tanstack/react-router'
import { SignInPage } from '../features/sign-in/sign-in-page.tsx'
import { pageHead } from '../page-head.ts'

export const Route = createFileRoute('/login')({
  // A query says where the person came from or what happened; a token means that they are signed in.
  staticData: { hydration: 'lazy', wake: ['query', 'auth_token'] },
  head: () => pageHead({ path: '/login', title: 'Sign in', index: false }),
  component: Login,
})

function Login() {
  const { apiFetch, formAnswer } = Route.useRouteContext()
  const query = new URLSearchParams(useLocation().searchStr)
  return <SignInPage query={query} apiFetch={apiFetch} answer={formAnswer} />
}
