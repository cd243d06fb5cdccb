import { createFileRoute, notFound } from '@tanstack/react-router'
import { MissingPage } from '../features/itinerary/missing-page.tsx'
import { worksheetsQuery } from '../features/itinerary/worksheets/worksheets-query.ts'
import { NoWorksheets, WorksheetsPage } from '../features/itinerary/worksheets/worksheets-page.tsx'
import { pageHead } from '../page-head.ts'

export const Route = createFileRoute('/itinerary/$id_/worksheets')({
  staticData: { hydration: 'none' },
  loader: async ({ context: { queryClient, apiFetch }, params: { id } }) =>
    (await queryClient.ensureQueryData(worksheetsQuery(id, apiFetch))) ?? (notFound({ throw: true }) as never),
  head: ({ params: { id }, loaderData }) =>
    pageHead({
      path: `/itinerary/${id}/worksheets`,
      title: loaderData ? `Worksheets for ${loaderData.title}` : 'Worksheets',
      index: false,
    }),
  component: Worksheets,
  notFoundComponent: MissingPage,
  errorComponent: Unavailable,
})

function Worksheets() {
  return <WorksheetsPage worksheets={Route.useLoaderData()} />
}

function Unavailable() {
  return <NoWorksheets id={Route.useParams().id} />
}
