import { type AddressIndex, indexPlaces } from '#shared/domain/address-search/address-index'
import type { Facts } from '#shared/domain/catalogue/facts'
import type { AddressPlace } from '#shared/domain/catalogue/gazetteer'
import { networkFrom, type RoadData } from '#shared/domain/roads/road-data'

/** The catalogue as the build writes it: everything in Facts, and the roads as data. */
export type ShippedCatalogue = Omit<Facts, 'roads'> & { roads: RoadData }
/** Where the shipped files are. */
export interface ShippedFiles {
  catalogue: string
  addresses: string
}

async function fetchJson<Shipped>(address: string): Promise<Shipped> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  return (await response.json()) as Shipped
}

export async function fetchFacts(address: string): Promise<Facts> {
  const { roads, ...facts } = await fetchJson<ShippedCatalogue>(address)
  return { ...facts, roads: networkFrom(roads) }
}

export const fetchAddresses = async (address: string): Promise<AddressIndex> =>
  indexPlaces(await fetchJson<AddressPlace[]>(address))

/** Fetches once; after a failure, again at the next call. */
export function once<Value>(fetchValue: () => Promise<Value>): () => Promise<Value> {
  let fetched: Promise<Value> | undefined
  return () => {
    fetched ??= fetchValue().catch((error: unknown) => {
      fetched = undefined
      throw error
    })
    return fetched
  }
}
