import { createFileRoute, redirect, useLocation } from '@tanstack/react-router'
import { MailboxPage, MailboxRefused } from '../features/mailbox/mailbox-page.tsx'
import { readMailbox } from '../features/mailbox/mailbox-query.ts'
import { pageHead } from '../page-head.ts'

export const Route = createFileRoute('/admin/mailbox')({
  // Rendered only on the server, with the session's cookie.
  staticData: { hydration: 'none' },
  loader: async ({ context: { apiFetch }, location }) => {
    const reading = await readMailbox(apiFetch, new URLSearchParams(location.searchStr).get('cursor'))
    if ('status' in reading && reading.status === 401) throw redirect({ href: '/login?next=/admin/mailbox' })
    return reading
  },
  head: () => pageHead({ path: '/admin/mailbox', title: 'Mailbox', index: false }),
  component: Mailbox,
})

function Mailbox() {
  const reading = Route.useLoaderData()
  const search = new URLSearchParams(useLocation().searchStr)
  if (!('list' in reading)) return <MailboxRefused problem={reading.problem} />
  return <MailboxPage list={reading.list} open={search.get('message')} cursor={search.get('cursor')} />
}
