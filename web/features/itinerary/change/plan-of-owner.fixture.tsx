import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, configure, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeAll, beforeEach, vi } from 'vitest'
import type { Itinerary } from '#shared/contracts/itinerary'
import { type PlanVersion, type RevisionRequest, toPlanVersion, toVersionStep } from '#shared/contracts/revisions'
import { stepAfter, retraceOf } from '#shared/domain/revisions/history'
import { NoticesHost } from '../../../ui/notices/notices-host.tsx'
import { ItineraryPage } from '../itinerary-page.tsx'
import { PACKAGES_AT_THE_SEA } from '../plan.fixture.ts'
import { CHEAPER, CLOSED, FIRST, GARDENS, TWO_DAYS, withVisit } from './editable.fixture.ts'
import { PARTS_OF_OWNER } from './parts-of-owner.ts'

configure({ asyncUtilTimeout: 5_000 })
export const SWAPPED = { ...withVisit(TWO_DAYS, 1, 'gardens', 'Durban Botanic Gardens'), total_per_student: 312.1 }
export const SAID = 'Durban Botanic Gardens instead of uShaka Sea World: 1 h shorter, R90 less; nothing else moved.'
export const MADE = () => Response.json({ version: 2, itinerary: SWAPPED, said: [SAID] })

/** The changes that were sent, and what the server answers to the next one. */
export const server = { sent: [] as RevisionRequest[], answer: MADE as () => Response | Promise<Response> }
/** Called once by each test file: files share this module, so it cannot register them by itself. */
export function withFreshServer(): void {
  // It is fetched when first opened, so it is loaded before the tests.
  beforeAll(() => import('./change-drawer.tsx'))
  beforeEach(() => {
    server.sent = []
    server.answer = MADE
    vi.stubGlobal('matchMedia', () => ({ matches: false }))
  })
  afterEach(() => {
    cleanup()
    vi.unstubAllGlobals()
  })
}

async function apiFetch(path: string, init?: RequestInit): Promise<Response> {
  if (path.includes('/alternatives?field=')) return Response.json({ items: CHEAPER })
  if (path.includes('/alternatives?')) return Response.json({ items: [GARDENS, CLOSED] })
  if (path.includes('/places/autocomplete')) return Response.json({ items: [] })
  if (path.endsWith('?version=1')) return Response.json(TWO_DAYS)
  if (!path.endsWith('/revisions')) return new Response(null, { status: 500 })
  server.sent.push(JSON.parse(init!.body as string) as RevisionRequest)
  return server.answer()
}

function Plan({ first, versions }: { first: Itinerary; versions: PlanVersion[] }) {
  const [shown, setShown] = useState({ itinerary: first, versions })
  return (
    <ItineraryPage
      itinerary={shown.itinerary}
      packages={PACKAGES_AT_THE_SEA}
      isOwner
      changing={{
        parts: PARTS_OF_OWNER,
        host: {
          versions: shown.versions,
          offered: undefined,
          apiFetch,
          show: async ({ version, itinerary, said }, changes) => {
            const step = stepAfter(shown.versions.map(toVersionStep), version, retraceOf(changes))
            const made = toPlanVersion({ ...step, said, createdAt: FIRST.at })
            setShown({ itinerary, versions: [...shown.versions, made] })
          },
        },
      }}
    />
  )
}
/** Shows a plan to its owner. */
export function openPlan(first: Itinerary = TWO_DAYS, versions = [FIRST]) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Plan first={first} versions={versions} />
      <NoticesHost />
    </QueryClientProvider>,
  )
  return userEvent.setup()
}
export const bar = () => within(screen.getByRole('region', { name: 'Your changes' }))
export const button = (name: string | RegExp) => screen.getByRole('button', { name })
export const drawer = () => screen.findByRole('dialog')
export const pressIn = async (user: ReturnType<typeof openPlan>, name: string | RegExp) =>
  user.click(await within(await drawer()).findByRole('button', { name }))
export const openFirstVisit = (user: ReturnType<typeof openPlan>) =>
  user.click(screen.getAllByRole('button', { name: /^Change\s*: uShaka/ })[0]!)
