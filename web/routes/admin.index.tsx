import { createFileRoute, redirect, useLocation } from '@tanstack/react-router'
import { StaffPage, StaffRefused } from '../features/staff/staff-page.tsx'
import { readStaff } from '../features/staff/staff-query.ts'
import { pageHead } from '../page-head.ts'

export const Route = createFileRoute('/admin/')({
  // Drawn on the server alone, with what the session's cookie opens.
  staticData: { hydration: 'none' },
  loader: async ({ context: { apiFetch } }) => {
    const reading = await readStaff(apiFetch)
    if ('status' in reading && reading.status === 401) throw redirect({ href: '/login?next=/admin' })
    return reading
  },
  head: () => pageHead({ path: '/admin', title: 'Administration', index: false }),
  component: Staff,
})

function Staff() {
  const { formAnswer } = Route.useRouteContext()
  const reading = Route.useLoaderData()
  const query = new URLSearchParams(useLocation().searchStr)
  if (!('list' in reading)) return <StaffRefused problem={reading.problem} />
  return <StaffPage list={reading.list} user={reading.user} query={query} answer={formAnswer} />
}
