import { createFileRoute, useLocation, useRouter } from '@tanstack/react-router'
import { SearchesPage } from '../features/searches/searches-page.tsx'
import { isAskedByToken, searchesQuery } from '../features/searches/searches-query.ts'
import { pageHead } from '../page-head.ts'

/** A form without script sends each status separately; the page's own addresses join them with a comma. */
function readQuery(searchStr: string) {
  const query = new URLSearchParams(searchStr)
  return { status: query.getAll('status').join(','), cursor: query.get('cursor') ?? '' }
}

export const Route = createFileRoute('/search/parsed')({
  staticData: { hydration: 'lazy', wake: ['now'] },
  // The server identifies the person by the cookie. Without one, the browser asks with its token.
  loader: async ({ context: { queryClient, apiFetch }, location }) => {
    const { status, cursor } = readQuery(location.searchStr)
    if (import.meta.env.SSR) await queryClient.prefetchQuery(searchesQuery(status, cursor, apiFetch))
  },
  head: () => pageHead({ path: '/search/parsed', title: 'Your search in Ideation', index: false }),
  component: Searches,
})

function Searches() {
  const { apiFetch } = Route.useRouteContext()
  const { status, cursor } = readQuery(useLocation().searchStr)
  const router = useRouter()
  const onApply = (chosen: string) => {
    const href = `/search/parsed${chosen ? `?status=${encodeURIComponent(chosen).replaceAll('%2C', ',')}` : ''}`
    if (isAskedByToken()) router.history.push(href)
    else location.assign(href)
  }
  return <SearchesPage status={status} cursor={cursor} apiFetch={apiFetch} onApply={onApply} />
}
