import { queryOptions } from '@tanstack/react-query'
import type { SecondStepState, Trip, TripList } from '#shared/contracts/account'
import type { PackageOptionList, PackageSummary } from '#shared/contracts/options'
import type { SignedInUser } from '#shared/contracts/sign-in'
import type { ApiFetch } from '../../api/client.ts'

/** What a page of the account shows; null where nobody is signed in. */
async function read<Answer>(apiFetch: ApiFetch, path: string): Promise<Answer | null> {
  const response = await apiFetch(path)
  if (response.status === 401) return null
  if (!response.ok) throw new Error(`Your account could not be read (${response.status})`)
  return (await response.json()) as Answer
}

export interface AccountState {
  user: SignedInUser
  /** Null for an account that may have none. */
  secondStep: SecondStepState | null
}

export const accountQuery = (apiFetch: ApiFetch) =>
  queryOptions({
    queryKey: ['account'],
    queryFn: async (): Promise<AccountState | null> => {
      const user = await read<SignedInUser>(apiFetch, '/api/auth/me')
      if (!user) return null
      const mayHave = user.role !== 'school' && !user.must_change_password
      return { user, secondStep: mayHave ? await read<SecondStepState>(apiFetch, '/api/account/second-step') : null }
    },
  })

export interface TripWithPackages extends Trip {
  packages: PackageSummary[]
}
export interface TripsState {
  trips: TripWithPackages[]
  page: number
  pages: number
}

const A_PAGE = 5

/** One page of trips, each with its packages: they are worked out for the trips that are shown alone. */
export const tripsQuery = (page: number, apiFetch: ApiFetch) =>
  queryOptions({
    queryKey: ['trips', page],
    queryFn: async (): Promise<TripsState | null> => {
      const list = await read<TripList>(apiFetch, '/api/account/trips')
      if (!list) return null
      const shown = list.items.slice((page - 1) * A_PAGE, page * A_PAGE)
      const trips = await Promise.all(
        shown.map(async (trip) => ({ ...trip, packages: await packagesOf(trip, apiFetch) })),
      )
      return { trips, page, pages: Math.max(1, Math.ceil(list.items.length / A_PAGE)) }
    },
  })

/** A trip is worth showing without its packages. */
async function packagesOf({ id, plan }: Trip, apiFetch: ApiFetch): Promise<PackageSummary[]> {
  if (!plan) return []
  const options = await read<PackageOptionList>(apiFetch, `/api/itinerary/${id}/options`).catch(() => null)
  return options?.items.map(({ itinerary: _plan, ...summary }) => summary) ?? []
}
