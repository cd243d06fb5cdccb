import type { Province } from '../provinces.ts'
import type { Town } from './facts.ts'

/** Numbers are our own and never change their meaning: accounts are stored with them. */
export interface Country {
  id: number
  /** ISO 3166-1. */
  code: string
  country: string
}

/** A country's first division: of South Africa its provinces. */
export interface State {
  id: number
  country_id: number
  /** Names the division in its source, so that a new release of it keeps the number. */
  code: string
  state: string
}

/** A town, township or suburb that a school may lie in, beyond the towns that plans are made for. */
export interface Settlement {
  id: string
  name: string
  /** The city that it is a suburb of. */
  city?: string
  aliases: string[]
  province: Province
  lat: number
  lon: number
}

/** What is offered to somebody who types an address. */
export interface AddressPlace extends Settlement {
  /** Places of one name are offered in this order: cities before towns before what is smaller. */
  rank: number
  /** A sight that people know a school's neighbourhood by, and no place that one lives in. */
  isSight?: true
}

/** Names of places for addresses; the planner knows nothing of them. */
export interface AddressBook {
  countries: Country[]
  states: State[]
  settlements: Settlement[]
}

/** Regions, parks and groups of suburbs are destinations, but not part of an address. */
export const isForAddresses = ({ kind }: Town): boolean => kind === 'town' || kind === 'city'
