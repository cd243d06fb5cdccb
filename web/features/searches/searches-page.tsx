import { useQuery } from '@tanstack/react-query'
import type { ApiFetch } from '../../api/client.ts'
import { Badge } from '../../ui/badge.tsx'
import { Container } from '../../ui/layout.tsx'
import { NoticeBox } from '../../ui/notice-box.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { SearchCard } from './search-card.tsx'
import { type ListedPage, SearchesRefused, searchesQuery } from './searches-query.ts'
import { StatusFilter } from './status-filter.tsx'

interface Props {
  /** Separated by commas, as in the address. */
  status: string
  cursor: string
  apiFetch: ApiFetch
  onApply: (status: string) => void
}

export function SearchesPage({ status, cursor, apiFetch, onApply }: Props) {
  const { data, error, isPending } = useQuery(searchesQuery(status, cursor, apiFetch))
  return (
    <Container className="searches">
      <h1>Your search in Ideation {data ? <Badge tone="petrol">{data.items.length}</Badge> : null}</h1>
      <StatusFilter chosen={status.split(',').filter(Boolean)} onApply={onApply} />
      <output className="sr-only">{data ? `${data.items.length} shown` : ''}</output>
      {isPending ? <Waiting /> : null}
      {error && !data ? <Failed error={error} /> : null}
      {data ? <Found page={data} status={status} /> : null}
    </Container>
  )
}

function Found({ page: { items, next_cursor }, status }: { page: ListedPage; status: string }) {
  if (items.length === 0) return <p className="mt-8">No parsed search found.</p>
  const older = new URLSearchParams({ ...(status && { status }), cursor: next_cursor ?? '' })
  return (
    <>
      <ul className="search-list">
        {items.map((item) => (
          <SearchCard key={item.id} item={item} />
        ))}
      </ul>
      {next_cursor ? (
        <p className="mt-8">
          <a href={`/search/parsed?${older}`} className="button button-secondary">
            Show older ones
          </a>
        </p>
      ) : null}
    </>
  )
}

function Waiting() {
  return (
    <>
      <div className="search-list" aria-busy="true">
        {[1, 2, 3].map((n) => (
          <Skeleton key={n} className="h-64 rounded-card" />
        ))}
      </div>
      <noscript>
        <p className="mt-8">
          <a href="/login?next=/search/parsed">Sign in</a> to see your searches.
        </p>
      </noscript>
    </>
  )
}

function Failed({ error }: { error: Error }) {
  const isSignedOut = error instanceof SearchesRefused && error.status === 401
  return (
    <NoticeBox tone="danger" title="Failed to load parsed search" role="alert" className="mt-8">
      <p>
        {error instanceof SearchesRefused ? error.message : 'Failed to load search results. Please try again later.'}
      </p>
      {isSignedOut ? <a href="/login?next=/search/parsed">Sign in</a> : null}
    </NoticeBox>
  )
}
