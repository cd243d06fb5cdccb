import { queryOptions } from '@tanstack/react-query'
import { Itinerary, TripOwnership } from '#shared/contracts/itinerary'
import { type KindSummary, PackageOptionList, type PackageSummary, PackageSummaryList } from '#shared/contracts/options'
import {
  Alternatives,
  PLAN_CODES,
  type PlanCode,
  type PlanVersion,
  PlanVersions,
  toVersionStep,
} from '#shared/contracts/revisions'
import { findRetrace, type Retrace } from '#shared/domain/revisions/history'
import { type ApiFetch, callApi } from '../../api/client.ts'
import { withToken } from '../../api/session.ts'
import type { Offered, OfferedAt, PlaceSearched } from './change/editing-context.ts'
import { findPlaces, positionOfDay } from './change/find-places.ts'

/**
 * The API's answer for a plan. `pending`: it is being made. `missing`: there is no such search. `unavailable`: the
 * server could not fetch it during rendering; the browser then shows the same page.
 */
export type ItineraryAnswer = ReadyPlan | { state: 'pending' } | { state: 'missing' } | { state: 'unavailable' }

export interface ReadyPlan {
  state: 'ready'
  itinerary: Itinerary
  packages: readonly PackageSummary[]
  /** Packages and kinds are those of the plan before its last change; the new ones are being fetched. */
  areOutdated?: boolean
  /** What a vague idea can choose from. */
  kinds: readonly KindSummary[]
  isOwner: boolean
  /** For its owner: every version, oldest first, of which the last is shown. */
  versions?: readonly PlanVersion[]
  /** For its owner without script: what could be at one step instead, or the places that were found for a day. */
  offered?: Offered
  /** The number of an older version that is shown. */
  older?: number
  /** For its owner: how the plan becomes as in the older version again, from the version that it has now. */
  again?: Retrace & { version: number }
  /** The package, or the plan of another kind, that is shown in place of the plan, which has this version now. */
  opened?: { code: PlanCode; version: number }
}

/**
 * Which page of a plan is asked for: an older version, a package or another kind, alternatives for a step ("2.3": day 2,
 * step 3) or the budget, or places for a day ("add.2", with words).
 */
export interface PlanPage {
  version: number | null
  code: PlanCode | null
  change: OfferedAt | PlaceSearched | null
}

export function planPageOf(query: string): PlanPage {
  const asked = new URLSearchParams(query)
  const version = /^[1-9]\d{0,6}$/.exec(asked.get('version') ?? '')
  return {
    version: version ? Number(version[0]) : null,
    code: PLAN_CODES.find((code) => code === asked.get('package')) ?? null,
    change: changeOf(asked.get('change') ?? '', asked.get('words') ?? ''),
  }
}
function changeOf(change: string, words: string): PlanPage['change'] {
  if (change === 'budget_per_student') return { field: change }
  const add = /^add\.(\d{1,2})$/.exec(change)
  if (add) return { addTo: Number(add[1]), words: words.trim() }
  const step = /^(\d{1,2})\.(\d{1,2})$/.exec(change)
  return step ? { day: Number(step[1]), step: Number(step[2]) } : null
}

/** Whether the loader's data are a complete plan. */
export const isReady = (answer: unknown): boolean => (answer as ItineraryAnswer | undefined)?.state === 'ready'

/** The plan of a search, for the loader and the page; throws if the API is unreachable or fails. */
export const itineraryQuery = (id: string, apiFetch: ApiFetch, page: PlanPage = NEWEST) =>
  queryOptions({
    queryKey: ['itinerary', id, page],
    queryFn: () => readAnswer(id, apiFetch, page),
    // A stored version never changes, and a change of this reader replaces it; every other state may.
    staleTime: ({ state }) => (state.data?.state === 'ready' ? Number.POSITIVE_INFINITY : 0),
  })

/** The plan alone, without the other packages, which are made at the first request; null if there is none. */
export const planQuery = (id: string, apiFetch: ApiFetch) =>
  queryOptions({
    queryKey: ['plan', id],
    queryFn: async () => {
      const reply = await callApi(apiFetch, `/api/itinerary/${encodeURIComponent(id)}`, Itinerary)
      return 'answer' in reply ? reply.answer : null
    },
    staleTime: Number.POSITIVE_INFINITY,
  })

const NEWEST: PlanPage = { version: null, code: null, change: null }

async function readAnswer(id: string, apiFetch: ApiFetch, page: PlanPage): Promise<ItineraryAnswer> {
  const path = `/api/itinerary/${encodeURIComponent(id)}`
  const { version } = page
  const reply = await callApi(apiFetch, version === null ? path : `${path}?version=${version}`, Itinerary)
  if ('answer' in reply) {
    // If one of these fails, the plan is shown without it.
    const [choices, ownership] = await Promise.all([
      readPackages(apiFetch, path),
      callApi(withToken(apiFetch), `${path}/owner`, TripOwnership),
    ])
    const isOwner = 'answer' in ownership && ownership.answer.is_owner
    const opened = isOwner && page.code ? await openPackage(path, apiFetch, page.code) : null
    if (opened) return { state: 'ready', packages: [], kinds: [], isOwner, ...opened }
    return {
      state: 'ready',
      itinerary: reply.answer,
      packages: choices?.packages ?? [],
      // Of an older version no other can be chosen.
      kinds: version === null ? (choices?.kinds ?? []) : [],
      isOwner,
      ...(version !== null && { older: version }),
      ...(isOwner && version !== null && (await retraceTo(path, apiFetch, version))),
      ...(isOwner && version === null && (await readForOwner(path, apiFetch, page, reply.answer))),
    }
  }
  if (reply.status !== 404) throw new Error(`The plan could not be fetched (${reply.status})`)
  return { state: reply.code === 'itinerary_pending' ? 'pending' : 'missing' }
}

/** Packages and kinds as the page shows them, in whose rows the differences stand; null if they cannot be fetched. */
export async function readPackages(
  apiFetch: ApiFetch,
  path: string,
): Promise<Pick<ReadyPlan, 'packages' | 'kinds'> | null> {
  const found = await callApi(apiFetch, `${path}/packages`, PackageSummaryList)
  if (!('answer' in found)) return null
  const { items, kinds } = found.answer
  return { packages: items.map((one) => (one.same_as ? one : { ...one, differences: [] })), kinds }
}

/** The whole plan of a package or kind that is not the plan of the page, for its owner; null for the page's own. */
async function openPackage(
  path: string,
  apiFetch: ApiFetch,
  code: PlanCode,
): Promise<Pick<ReadyPlan, 'itinerary' | 'opened'> | null> {
  const [options, versions] = await Promise.all([
    callApi(withToken(apiFetch), `${path}/options`, PackageOptionList),
    callApi(withToken(apiFetch), `${path}/versions`, PlanVersions),
  ])
  if (!('answer' in options) || !('answer' in versions)) return null
  const { items, kinds } = options.answer
  const found =
    items.find((one) => one.style === code && !one.is_shown) ?? kinds.find((one) => one.code === code && !one.is_shown)
  const version = Math.max(1, ...versions.answer.items.map((one) => one.version))
  return found ? { itinerary: found.itinerary, opened: { code, version } } : null
}

/** How the plan becomes as in an older version again; nothing where it cannot. */
async function retraceTo(path: string, apiFetch: ApiFetch, older: number): Promise<Pick<ReadyPlan, 'again'>> {
  const versions = await callApi(withToken(apiFetch), `${path}/versions`, PlanVersions)
  if (!('answer' in versions)) return {}
  const steps = versions.answer.items.map(toVersionStep).toSorted((a, b) => a.version - b.version)
  const retrace = findRetrace(steps, older)
  return retrace ? { again: { ...retrace, version: steps.at(-1)!.version } } : {}
}

/** The query of the call that finds alternatives. */
export const queryOf = (at: OfferedAt): string =>
  'field' in at ? `field=${at.field}` : `day=${at.day}&step=${at.step}`

/** What only the owner's page has; it cannot be changed if the versions cannot be fetched. */
async function readForOwner(
  path: string,
  apiFetch: ApiFetch,
  { change }: PlanPage,
  itinerary: Itinerary,
): Promise<Pick<ReadyPlan, 'versions' | 'offered'>> {
  const [versions, offered] = await Promise.all([
    callApi(withToken(apiFetch), `${path}/versions`, PlanVersions),
    change && readOffered(change, path, apiFetch, itinerary),
  ])
  return {
    ...('answer' in versions && { versions: versions.answer.items.toSorted((a, b) => a.version - b.version) }),
    ...(offered && { offered }),
  }
}

async function readOffered(
  asked: OfferedAt | PlaceSearched,
  path: string,
  apiFetch: ApiFetch,
  { daily_itinerary }: Itinerary,
): Promise<Offered | null> {
  if ('addTo' in asked) {
    const near = positionOfDay(daily_itinerary.find(({ day }) => day === asked.addTo))
    return { ...asked, places: await findPlaces(apiFetch, asked.words, near) }
  }
  const found = await callApi(withToken(apiFetch), `${path}/alternatives?${queryOf(asked)}`, Alternatives)
  return 'answer' in found ? { ...asked, items: found.answer.items } : null
}
