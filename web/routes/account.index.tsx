import { createFileRoute, redirect, useLocation } from '@tanstack/react-router'
import { AccountPage } from '../features/account/account-page.tsx'
import { accountQuery } from '../features/account/account-query.ts'
import { pageHead } from '../page-head.ts'

export const Route = createFileRoute('/account/')({
  staticData: { hydration: 'lazy' },
  loader: async ({ context: { queryClient, apiFetch } }) => {
    const account = await queryClient.ensureQueryData(accountQuery(apiFetch))
    if (!account) throw redirect({ href: '/login?next=/account' })
    return account
  },
  head: () => pageHead({ path: '/account', title: 'Your account', index: false }),
  component: Account,
})

function Account() {
  const { formAnswer } = Route.useRouteContext()
  const query = new URLSearchParams(useLocation().searchStr)
  return <AccountPage {...Route.useLoaderData()} query={query} answer={formAnswer} />
}
