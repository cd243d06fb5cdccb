import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import type { PackageSummary } from '#shared/contracts/options'
import { formatRange } from '#shared/domain/calendar'
import { formatCents } from '#shared/domain/money'
import { withCursor } from '../../api/lists.ts'
import padkos from '../../media/padkos.svg?no-inline'
import { Badge } from '../../ui/badge.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Container } from '../../ui/layout.tsx'
import { NoticeBox } from '../../ui/notice-box.tsx'
import { EarlierIdeas, EarlierIdeasSettled } from './earlier-ideas.tsx'
import type { TripsState, TripWithPackages } from './account-query.ts'

interface Props extends TripsState {
  isFirstPage: boolean
  isDeleted: boolean
  /** What the person has said of the ideas from before they signed in. */
  earlierChoice: string | null
  /** The packages of a trip side by side. */
  drawPackages: (packages: readonly PackageSummary[]) => ReactNode
}

/** A page of the trips of an account. Plain forms; the session's cookie identifies the account. */
export function TripsPage({ trips, next, isFirstPage, earlierIdeas, isDeleted, earlierChoice, drawPackages }: Props) {
  return (
    <Container className="account">
      <div>
        <h1>My trips</h1>
        <p className="account-links mt-2">
          <a href="/account">Your account</a>
          <a href="/search/parsed">My searches</a>
        </p>
      </div>
      {isDeleted ? <NoticeBox tone="ok" title="The trip is deleted" role="status" /> : null}
      <EarlierIdeasSettled choice={earlierChoice} />
      <EarlierIdeas count={earlierIdeas} />
      {trips.length === 0 && isFirstPage ? <NoTrips /> : null}
      {trips.map((trip, at) => (
        <TripCard key={trip.id} trip={trip} isNewest={isFirstPage && at === 0}>
          {trip.packages.length > 0 ? (
            <TripFold words={`Compare its packages: ${pricesOf(trip.packages)}`}>
              {drawPackages(trip.packages)}
            </TripFold>
          ) : null}
        </TripCard>
      ))}
      {next || !isFirstPage ? (
        <nav aria-label="Pages" className="account-links">
          {isFirstPage ? null : <a href="/account/trips">Newest trips</a>}
          {next ? <a href={withCursor('/account/trips', next)}>Older trips</a> : null}
        </nav>
      ) : null}
    </Container>
  )
}

function NoTrips() {
  return (
    <section aria-labelledby="no-trips" className="no-trips">
      <img src={padkos} width="480" height="270" alt="" />
      <div>
        <h2 id="no-trips" className="text-h3">
          No trips yet. Start with one sentence.
        </h2>
        <p className="mt-2 text-ink-2">
          Such as “Grade 7, 30 learners, two days in the Cradle of Humankind in March”. The plan is kept here.
        </p>
        <ButtonLink href="/#idea-request" className="mt-5">
          Describe a trip
        </ButtonLink>
      </div>
    </section>
  )
}

interface CardProps {
  trip: TripWithPackages
  /** Its button is the main one of the page. */
  isNewest: boolean
  children: ReactNode
}

function TripCard({ trip: { id, idea, status, plan }, isNewest, children }: CardProps) {
  return (
    <Card as="article" className="trip">
      <h2 className="flex flex-wrap items-center gap-3 text-h3">
        {plan?.title ?? 'A plan is being made'}
        {status === 'complete' ? null : <Badge tone="amber">Processing</Badge>}
      </h2>
      {plan ? (
        <p>
          {plan.location} · {formatRange(plan.start_date, plan.end_date)} · {shownCents(plan.total_per_student)} a
          learner, estimate
        </p>
      ) : null}
      <div className="trip-actions">
        <ButtonLink href={`/itinerary/${id}`} variant={isNewest ? 'primary' : 'secondary'}>
          Open<span className="sr-only">: {plan?.title}</span>
        </ButtonLink>
        <TripForm id={id} action="/account/trips/copy" label="Copy" />
      </div>
      <TripFold words="Your idea">
        <p className="whitespace-pre-wrap">{idea}</p>
      </TripFold>
      {children}
      <TripFold words="Delete">
        <p>Its page and its packages go with it. This cannot be undone.</p>
        <TripForm id={id} action="/account/trips/delete" label="Delete this trip" />
      </TripFold>
    </Card>
  )
}

function TripFold({ words, children }: { words: string; children: ReactNode }) {
  return (
    <details className="trip-fold">
      <summary>
        {words}
        <ChevronDown size={20} />
      </summary>
      {children}
    </details>
  )
}

const shownCents = (rand: number): string => formatCents(Math.round(rand) * 100)
const pricesOf = (packages: readonly PackageSummary[]): string =>
  packages.map(({ name, total_per_student }) => `${name} ${shownCents(total_per_student)}`).join(', ')

function TripForm({ id, action, label }: { id: number; action: string; label: string }) {
  return (
    <form method="post" action={action}>
      <input type="hidden" name="id" value={id} />
      <Button type="submit" variant="secondary">
        {label}
      </Button>
    </form>
  )
}
