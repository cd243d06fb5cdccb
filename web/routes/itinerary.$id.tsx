import { createFileRoute, notFound } from '@tanstack/react-router'
import { inLanguage } from '#shared/domain/itinerary/in-language'
import { fetchOwnerParts, ownerParts } from '../features/itinerary/change/owner-parts.ts'
import { type ShownLanguage, shownLanguage } from '../features/itinerary/language/shown-language.ts'
import { itineraryHead } from '../features/itinerary/itinerary-head.ts'
import { ItineraryPage } from '../features/itinerary/itinerary-page.tsx'
import { isReady, itineraryQuery, planPageOf, type ReadyPlan } from '../features/itinerary/itinerary-query.ts'
import { MissingPage } from '../features/itinerary/missing-page.tsx'
import { UnavailablePage } from '../features/itinerary/unavailable-page.tsx'
import { useArrival } from '../features/itinerary/use-arrival.ts'
import { useShowRevision } from '../features/itinerary/use-show-revision.ts'
import { WaitingPage } from '../features/itinerary/waiting/waiting-page.tsx'

export const Route = createFileRoute('/itinerary/$id')({
  // React starts at once if the plan is being made or could not be fetched, with the data in the page.
  staticData: { hydration: 'lazy', wake: (answer) => (isReady(answer) ? [] : ['now']), fetchesData: isReady },
  loader: async ({ context: { queryClient, apiFetch }, params: { id }, location }) => {
    const query = itineraryQuery(id, apiFetch, planPageOf(location.searchStr))
    const answer = await queryClient.ensureQueryData(query).catch((error: unknown) => {
      // The browser then shows this page, and fetches the plan only when the reader asks for it.
      if (import.meta.env.SSR) queryClient.setQueryData(query.queryKey, { state: 'unavailable' })
      throw error
    })
    if (answer.state === 'missing') notFound({ throw: true })
    if (answer.state === 'ready' && answer.versions) await fetchOwnerParts().catch(() => undefined)
    return answer.state === 'ready'
      ? { ...answer, shownIn: shownLanguage(answer.itinerary, location.pathname, location.searchStr) }
      : answer
  },
  head: ({ params, loaderData }) =>
    loaderData?.state === 'ready'
      ? itineraryHead(
          params.id,
          inLanguage(loaderData.itinerary, loaderData.shownIn.language),
          loaderData.shownIn.language,
        )
      : itineraryHead(params.id, null),
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
      {answer.state === 'ready' && <Plan id={id} answer={answer} />}
      {answer.state === 'pending' && <WaitingPage id={id} />}
      {answer.state === 'unavailable' && <UnavailablePage id={id} />}
    </>
  )
}

function Plan({
  id,
  answer: { versions, offered, ...answer },
}: {
  id: string
  answer: ReadyPlan & { shownIn: ShownLanguage }
}) {
  const { apiFetch, formAnswer } = Route.useRouteContext()
  const show = useShowRevision(id, apiFetch)
  const parts = versions && ownerParts()
  return (
    <ItineraryPage
      {...answer}
      problem={formAnswer?.problem}
      changing={parts ? { parts, host: { versions, offered, apiFetch, show } } : undefined}
    />
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
