import type { Province } from '../provinces.ts'
import rows from './data/settlements.json' with { type: 'json' }

/**
 * Towns and townships that schools leave from and for which the catalogue has no position, so that
 * distances from them can be estimated. Positions are rounded to about 5 km and are for distances only; those of rows
 * that are in catalogue/settlements.jsonl too are taken from it.
 * Of towns with the same name, the first is meant if no province is named; later ones have their province in brackets.
 */
export interface Settlement {
  name: string
  aliases: readonly string[]
  province: Province
  lat: number
  lon: number
}

export const SETTLEMENTS: readonly Settlement[] = rows.map(({ aliases = [], ...row }) => ({
  ...row,
  province: row.province as Province,
  aliases,
}))
