import { createFileRoute } from '@tanstack/react-router'
import { invitationQuery } from '../features/sign-in/invitation-query.ts'
import { InvitePage } from '../features/sign-in/invite-page.tsx'
import { pageHead } from '../page-head.ts'

export const Route = createFileRoute('/invite')({
  // The blog's editor needs the token that only script keeps in the browser.
  staticData: { hydration: 'lazy', wake: ['now'] },
  loader: ({ context: { queryClient, apiFetch } }) => queryClient.ensureQueryData(invitationQuery(apiFetch)),
  head: () => pageHead({ path: '/invite', title: 'Your invitation', index: false }),
  component: Invite,
})

function Invite() {
  const { apiFetch, formAnswer } = Route.useRouteContext()
  return <InvitePage reading={Route.useLoaderData()} apiFetch={apiFetch} answer={formAnswer} />
}
