import { createFileRoute, notFound } from '@tanstack/react-router'
import { ChecksPage } from '../features/itinerary/checks/checks-page.tsx'
import { itineraryQuery, planPageOf } from '../features/itinerary/itinerary-query.ts'
import { MissingPage } from '../features/itinerary/missing-page.tsx'
import { pageHead } from '../page-head.ts'

export const Route = createFileRoute('/itinerary/$id_/checks')({
  staticData: { hydration: 'none' },
  loader: async ({ context: { queryClient, apiFetch }, params: { id }, location }) => {
    const answer = await queryClient.ensureQueryData(itineraryQuery(id, apiFetch, planPageOf(location.searchStr)))
    if (answer.state !== 'ready') throw notFound()
    return answer
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
  const { itinerary, older, opened } = Route.useLoaderData()
  return <ChecksPage itinerary={itinerary} shown={{ older, opened }} />
}
