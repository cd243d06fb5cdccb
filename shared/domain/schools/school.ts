import type { Province } from '../provinces.ts'

/** A school of the national list. */
export interface School {
  /** The EMIS number. */
  id: string
  name: string
  province: Province
  phase: string | null
  town: string | null
  suburb: string | null
  street: string | null
  /** The gate; null if the list has no position, or none inside the province. */
  lat: number | null
  lon: number | null
}
