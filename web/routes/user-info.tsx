import { createFileRoute, useLocation } from '@tanstack/react-router'
import { useMemo } from 'react'
import { countriesQuery, statesQuery } from '../features/sign-up/place-queries.ts'
import { SignUpPage } from '../features/sign-up/sign-up-page.tsx'
import { PENDING_SEARCH } from '../features/idea/device-keys.ts'
import { pageHead } from '../page-head.ts'
import { draftKey } from '../ui/form/draft-key.ts'

export const Route = createFileRoute('/user-info')({
  // A query or the browser's storage names the trip; a draft fills the form.
  staticData: { hydration: 'lazy', wake: ['query', PENDING_SEARCH, draftKey('sign-up')] },
  loader: async ({ context: { queryClient, apiFetch, formAnswer } }) => {
    const posted = formAnswer?.values['country_id']
    await Promise.all([
      queryClient.ensureQueryData(countriesQuery(apiFetch)),
      typeof posted === 'string' && posted !== '' ? queryClient.ensureQueryData(statesQuery(posted, apiFetch)) : null,
    ])
  },
  head: () =>
    pageHead({
      path: '/user-info',
      title: 'Create a Free account',
      description:
        'Keep your trips under one account and see three packages of each. Takes 60 seconds, no credit card.',
    }),
  component: UserInfo,
})

function UserInfo() {
  const { apiFetch, formAnswer } = Route.useRouteContext()
  const { searchStr } = useLocation()
  const query = useMemo(() => new URLSearchParams(searchStr), [searchStr])
  return <SignUpPage query={query} apiFetch={apiFetch} answer={formAnswer} />
}
