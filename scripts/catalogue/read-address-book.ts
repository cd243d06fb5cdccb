import { readFileSync } from 'node:fs'
import type { AddressBook, Country, Settlement, State } from '#shared/domain/catalogue/gazetteer'

const folder = new URL('../../catalogue/', import.meta.url)

/** The address book, read from the lines in `catalogue/` (Node only: scripts and tests). */
export function readAddressBook(): AddressBook {
  return {
    countries: linesOf('countries.jsonl') as Country[],
    states: linesOf('states.jsonl') as State[],
    settlements: linesOf('settlements.jsonl') as Settlement[],
  }
}

const linesOf = (file: string): unknown[] =>
  readFileSync(new URL(file, folder), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line): unknown => JSON.parse(line))
