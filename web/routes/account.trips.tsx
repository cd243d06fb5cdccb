import { createFileRoute, redirect, useLocation } from '@tanstack/react-router'
import { tripsQuery } from '../features/account/account-query.ts'
import { TripsPage } from '../features/account/trips-page.tsx'
import { PackageTable } from '../features/itinerary/package-table.tsx'
import { pageHead } from '../page-head.ts'

const cursorOf = (searchStr: string) => new URLSearchParams(searchStr).get('cursor')

export const Route = createFileRoute('/account/trips')({
  staticData: { hydration: 'none' },
  loader: async ({ context: { queryClient, apiFetch }, location }) => {
    const trips = await queryClient.ensureQueryData(tripsQuery(cursorOf(location.searchStr), apiFetch))
    if (!trips) throw redirect({ href: '/login?next=/account/trips' })
    return trips
  },
  head: () => pageHead({ path: '/account/trips', title: 'My trips', index: false }),
  component: Trips,
})

function Trips() {
  const { searchStr } = useLocation()
  const query = new URLSearchParams(searchStr)
  return (
    <TripsPage
      {...Route.useLoaderData()}
      isFirstPage={cursorOf(searchStr) === null}
      isDeleted={query.has('deleted')}
      earlierChoice={query.get('earlier')}
      drawPackages={(packages) => <PackageTable packages={packages} />}
    />
  )
}
