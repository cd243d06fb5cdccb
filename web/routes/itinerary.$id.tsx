import { createFileRoute, notFound } from '@tanstack/react-router'
import { itineraryHead } from '../features/itinerary/itinerary-head.ts'
import { ItineraryPage } from '../features/itinerary/itinerary-page.tsx'
import { isReady, itineraryQuery } from '../features/itinerary/itinerary-query.ts'
import { MissingPage } from '../features/itinerary/missing-page.tsx'
import { UnavailablePage } from '../features/itinerary/unavailable-page.tsx'
import { useArrival } from '../features/itinerary/use-arrival.ts'
import { WaitingPage } from '../features/itinerary/waiting/waiting-page.tsx'

export const Route = createFileRoute('/itinerary/$id')({
  // React starts at once if the plan is being made or could not be fetched.
  staticData: { hydration: 'lazy', wake: (answer) => (isReady(answer) ? [] : ['now']) },
  loader: async ({ context: { queryClient, apiFetch }, params: { id } }) => {
    const query = itineraryQuery(id, apiFetch)
    const answer = await queryClient.ensureQueryData(query).catch((error: unknown) => {
      // The browser then shows this page, and fetches the plan only when the reader asks for it.
      if (import.meta.env.SSR) queryClient.setQueryData(query.queryKey, { state: 'unavailable' })
      throw error
    })
    if (answer.state === 'missing') notFound({ throw: true })
    return answer
  },
  head: ({ params, loaderData }) =>
    itineraryHead(params.id, loaderData?.state === 'ready' ? loaderData.itinerary : null),
  component: Itinerary,
  notFoundComponent: MissingPage,
  errorComponent: Unavailable,
})

function Itinerary() {
  const { id } = Route.useParams()
  const { formAnswer } = Route.useRouteContext()
  const answer = Route.useLoaderData()
  const announcement = useArrival(answer)
  return (
    <>
      <output className="sr-only">{announcement}</output>
      {answer.state === 'ready' && <ItineraryPage {...answer} problem={formAnswer?.problem} />}
      {answer.state === 'pending' && <WaitingPage id={id} />}
      {answer.state === 'unavailable' && <UnavailablePage id={id} />}
    </>
  )
}

function Unavailable() {
  const { id } = Route.useParams()
  return (
    <>
      <output className="sr-only" />
      <UnavailablePage id={id} />
    </>
  )
}
