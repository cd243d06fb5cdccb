import type { RateEnd } from './price/rate-card.ts'

/** How sparing a plan is: the fixed list of moves by which a budget is met, the least loss first. */
export interface Economy {
  level: number
  /** How many times dearer a rand counts when places and beds are chosen. */
  thrift: number
  guide: boolean
  /** At most two visits a day. */
  sparing: boolean
  rates: RateEnd
  said: string | null
}
export const ECONOMIES: readonly Economy[] = [
  { level: 0, thrift: 1, guide: true, sparing: false, rates: 'typical', said: null },
  { level: 1, thrift: 2.5, guide: false, sparing: false, rates: 'typical', said: 'To stay within your budget we left out the tour guide and preferred places that cost less.' },
  { level: 2, thrift: 7, guide: false, sparing: false, rates: 'typical', said: 'To stay within your budget we chose free or cheap places and cheaper beds, and left out the tour guide.' },
  { level: 3, thrift: 20, guide: false, sparing: true, rates: 'low', said: 'To stay near your budget we reckoned with the low end of the usual prices for transport and meals: ask for at least three quotes.' },
]
