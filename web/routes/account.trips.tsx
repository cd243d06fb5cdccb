import { createFileRoute, redirect, useLocation } from '@tanstack/react-router'
import { tripsQuery } from '../features/account/account-query.ts'
import { TripsPage } from '../features/account/trips-page.tsx'
import { PackageList } from '../features/itinerary/package-cards.tsx'
import { pageHead } from '../page-head.ts'

const pageOf = (searchStr: string) =>
  Math.max(1, Number.parseInt(new URLSearchParams(searchStr).get('page') ?? '1') || 1)

export const Route = createFileRoute('/account/trips')({
  staticData: { hydration: 'none' },
  loader: async ({ context: { queryClient, apiFetch }, location }) => {
    const trips = await queryClient.ensureQueryData(tripsQuery(pageOf(location.searchStr), apiFetch))
    if (!trips) throw redirect({ href: '/login?next=/account/trips' })
    return trips
  },
  head: () => pageHead({ path: '/account/trips', title: 'My trips', index: false }),
  component: Trips,
})

function Trips() {
  const query = new URLSearchParams(useLocation().searchStr)
  return (
    <TripsPage
      {...Route.useLoaderData()}
      isDeleted={query.has('deleted')}
      earlierChoice={query.get('earlier')}
      drawPackages={(packages) => <PackageList packages={packages} />}
    />
  )
}
