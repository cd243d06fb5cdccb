import { createFileRoute, notFound } from '@tanstack/react-router'
import { ChecksPage } from '../features/itinerary/checks/checks-page.tsx'
import { planQuery, planPageOf } from '../features/itinerary/itinerary-query.ts'
import { MissingPage } from '../features/itinerary/missing-page.tsx'
import { pageHead } from '../page-head.ts'

export const Route = createFileRoute('/itinerary/$id_/checks')({
  staticData: { hydration: 'none' },
  loader: async ({ context: { queryClient, apiFetch }, params: { id }, location }) => {
    const { version } = planPageOf(location.searchStr)
    const itinerary = await queryClient.ensureQueryData(planQuery(id, apiFetch, version))
    if (!itinerary) throw notFound()
    return { itinerary, version }
  },
  head: ({ params: { id }, loaderData }) =>
    pageHead({
      path: `/itinerary/${id}/checks`,
      title: loaderData ? `What we checked: ${loaderData.itinerary.title}` : 'What we checked',
      index: false,
    }),
  component: Checks,
  notFoundComponent: MissingPage,
})

function Checks() {
  const { itinerary, version } = Route.useLoaderData()
  return <ChecksPage itinerary={itinerary} version={version} />
}
