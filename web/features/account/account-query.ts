import { queryOptions } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { EarlierIdeas, SecondStepState, type Trip, TripList } from '#shared/contracts/account'
import { type PackageSummary, PackageOptionList } from '#shared/contracts/options'
import { SignedInUser } from '#shared/contracts/sign-in'
import { type ApiFetch, callApi } from '../../api/client.ts'

/** The data of an account's page; null if nobody is signed in. */
async function read<Schema extends z.ZodMiniType>(
  apiFetch: ApiFetch,
  path: string,
  schema: Schema,
): Promise<z.output<Schema> | null> {
  const reply = await callApi(apiFetch, path, schema)
  if ('answer' in reply) return reply.answer
  if (reply.status === 401) return null
  throw new Error(`Your account could not be read (${reply.status})`)
}

export interface AccountState {
  user: SignedInUser
  /** Null for an account that may have none. */
  secondStep: SecondStepState | null
  /** How many ideas this browser sent without an account. */
  earlierIdeas: number
}

export const accountQuery = (apiFetch: ApiFetch) =>
  queryOptions({
    queryKey: ['account'],
    queryFn: async (): Promise<AccountState | null> => {
      const user = await read(apiFetch, '/api/auth/me', SignedInUser)
      if (!user) return null
      const mayHave = user.role !== 'school' && !user.must_change_password
      return {
        user,
        secondStep: mayHave ? await read(apiFetch, '/api/account/second-step', SecondStepState) : null,
        earlierIdeas: user.must_change_password ? 0 : await countEarlierIdeas(apiFetch),
      }
    },
  })

/** Neither page depends on it, and a temporary password may not ask. */
async function countEarlierIdeas(apiFetch: ApiFetch): Promise<number> {
  const ideas = await read(apiFetch, '/api/account/earlier-ideas', EarlierIdeas).catch(() => null)
  return ideas?.count ?? 0
}

export interface TripWithPackages extends Trip {
  packages: PackageSummary[]
}
export interface TripsState {
  trips: TripWithPackages[]
  /** The cursor of the older trips; null at the end. */
  next: string | null
  earlierIdeas: number
}

const A_PAGE = 5

/** One page of trips with their packages, which are computed only for these trips. */
export const tripsQuery = (cursor: string | null, apiFetch: ApiFetch) =>
  queryOptions({
    queryKey: ['trips', cursor],
    queryFn: async (): Promise<TripsState | null> => {
      const query = new URLSearchParams({ limit: String(A_PAGE), ...(cursor && { cursor }) })
      const list = await read(apiFetch, `/api/account/trips?${query}`, TripList)
      if (!list) return null
      const trips = await Promise.all(
        list.items.map(async (trip) => ({ ...trip, packages: await packagesOf(trip, apiFetch) })),
      )
      return { trips, next: list.next_cursor, earlierIdeas: await countEarlierIdeas(apiFetch) }
    },
  })

/** If the packages fail, the trip is shown without them. */
async function packagesOf({ id, plan }: Trip, apiFetch: ApiFetch): Promise<PackageSummary[]> {
  if (!plan) return []
  const options = await read(apiFetch, `/api/itinerary/${id}/options`, PackageOptionList).catch(() => null)
  return options?.items.map(({ itinerary: _plan, ...summary }) => summary) ?? []
}
