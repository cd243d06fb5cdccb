import { createFileRoute, lazyRouteComponent, notFound } from '@tanstack/react-router'
import { itineraryHead } from '../features/itinerary/itinerary-head.ts'
import { isReady, itineraryQuery } from '../features/itinerary/itinerary-query.ts'
import { MissingPage } from '../features/itinerary/missing-page.tsx'
import { isPlanWritten, Plan } from '../features/itinerary/plan.tsx'
import { useArrival } from '../features/itinerary/use-arrival.ts'

// Most readers come to a plan that the server has drawn: what draws it, its making or our failing is fetched where it is needed.
const ItineraryPage = lazyRouteComponent(() => import('../features/itinerary/itinerary-page.tsx'), 'ItineraryPage')
const WaitingPage = lazyRouteComponent(() => import('../features/itinerary/waiting/waiting-page.tsx'), 'WaitingPage')
const UnavailablePage = lazyRouteComponent(
  () => import('../features/itinerary/unavailable-page.tsx'),
  'UnavailablePage',
)

export const Route = createFileRoute('/itinerary/$id')({
  // A plan is read; while it is made, or could not be fetched, the page has something to do at once.
  staticData: { hydration: (answer) => (isReady(answer) ? 'lazy' : 'eager'), afterLoad: 'plan' },
  loader: async ({ context: { queryClient, apiFetch }, params: { id } }) => {
    const query = itineraryQuery(id, apiFetch)
    const answer = await queryClient.ensureQueryData(query).catch(async (error: unknown) => {
      await UnavailablePage.preload?.()
      // The browser then starts from the page it was sent, and asks only when the reader does.
      if (import.meta.env.SSR) queryClient.setQueryData(query.queryKey, { state: 'unavailable' })
      throw error
    })
    if (answer.state === 'missing') notFound({ throw: true })
    if (answer.state === 'ready' && !isPlanWritten(answer.itinerary)) await ItineraryPage.preload?.()
    if (answer.state === 'pending') await WaitingPage.preload?.()
    if (answer.state === 'unavailable') await UnavailablePage.preload?.()
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
  const answer = Route.useLoaderData()
  const announcement = useArrival(answer)
  return (
    <>
      <output className="sr-only">{announcement}</output>
      {answer.state === 'ready' && (
        <Plan itinerary={answer.itinerary}>
          <ItineraryPage itinerary={answer.itinerary} packages={answer.packages} />
        </Plan>
      )}
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
