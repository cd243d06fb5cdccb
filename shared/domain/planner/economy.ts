import type { RateEnd } from './price/rate-card.ts'

/** How sparing a plan is. */
export interface Economy {
  /** How many times dearer a rand counts when places and beds are chosen. */
  thrift: number
  guide: boolean
  /** At most two visits a day. */
  sparing: boolean
  /** A single visit a day. */
  bare: boolean
  rates: RateEnd
}
/** The fixed moves by which a budget is met, the least loss first: guide, dear places and beds, full days, then the low end of the rate card. */
export const ECONOMIES: readonly Economy[] = [
  { thrift: 1, guide: true, sparing: false, bare: false, rates: 'typical' },
  { thrift: 1, guide: false, sparing: false, bare: false, rates: 'typical' },
  { thrift: 2, guide: false, sparing: false, bare: false, rates: 'typical' },
  { thrift: 4, guide: false, sparing: false, bare: false, rates: 'typical' },
  { thrift: 8, guide: false, sparing: false, bare: false, rates: 'typical' },
  { thrift: 10, guide: false, sparing: true, bare: false, rates: 'typical' },
  { thrift: 4, guide: false, sparing: false, bare: false, rates: 'low' },
  { thrift: 8, guide: false, sparing: false, bare: false, rates: 'low' },
  { thrift: 12, guide: false, sparing: true, bare: false, rates: 'low' },
  { thrift: 25, guide: false, sparing: true, bare: true, rates: 'low' },
]

/** What was given up, in words; `guided` says whether a guide would otherwise have come along. */
export function economyInWords({ thrift, sparing, bare, rates }: Economy, guided: boolean): string {
  const moves = [
    ...(guided ? ['left out the tour guide'] : []),
    ...(thrift >= 8
      ? ['chose free or cheap places and beds']
      : thrift > 1
        ? ['preferred places and beds that cost less']
        : []),
    ...(bare ? ['kept to one visit a day'] : sparing ? ['kept to two visits a day at most'] : []),
    ...(rates === 'low' ? ['reckoned with the low end of the usual prices for transport and meals'] : []),
  ]
  const last = moves.pop()
  if (!last) return ''
  const said = moves.length > 0 ? `${moves.join(', ')} and ${last}` : last
  return `To keep the price down we ${said}${rates === 'low' ? ': ask for at least three quotes' : ''}.`
}
