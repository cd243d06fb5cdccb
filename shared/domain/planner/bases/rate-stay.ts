import { monthOf } from '#shared/domain/calendar'
import type { Facts, Stay } from '#shared/domain/catalogue/facts'
import { kmBetween } from '../../geo.ts'
import { type Area, type Brief, groupSize, hasNeed } from '../brief/brief.ts'
import { plainName } from '../candidates/facts-index.ts'
import type { Candidate } from '../candidates/find-candidates.ts'
import { legBetween } from '../road/leg.ts'
import { bedsOf, lodgingAt } from './lodging.ts'

const COLD_MONTHS = [5, 6, 7, 8]
/** What a stay's missing meals cost a person a day, rand (`rates.json`, catering, typical), and R60 for the work of cooking. */
const MEALS_TO_ADD: Record<Stay['board'], number> = {
  'self-catering': 255,
  'bed-breakfast': 210,
  'half-board': 75,
  'full-board': 0,
}
/** Km from a base within which places count for it. */
const AROUND_KM = 90
/** The same as a difference of latitude, a little wide: a first sieve. */
const AROUND_DEGREES = AROUND_KM / 110
const RATE_WEIGHT = { saver: 0.3, classic: 0.07, signature: 0.02 } as const
/** Who asks for a park means to sleep in it. */
const IN_PARK_POINTS = 70
/** What a camp or an adventure trip hopes to do where it sleeps. */
const ADVENTURE = /rope|obstacle|climb|abseil|team|zip|raft|archery|hik|cano|leader|solo|pioneer|orienteer|field/
/** Tents are a camp's joy and a tour's burden, and the more so in winter. */
const TENTS_COST = 40
const isTented = (stay: Stay) => stay.on_site_activities.includes('camping')

/** How many nights, how dear a rand is, and whether the trip must roam far because too little is near. */
export interface Search {
  nights: number
  thrift: number
  /** Bases to roam between; 0 where the area decides. */
  roam: number
}

const isTown = ({ kind }: Area) => kind === 'town' || kind === 'city' || kind === 'suburb'
/** Where the beds belong: of a town and the region around it ("Sutherland, Karoo fossils") the town. */
export const areasToSleepIn = ({ areas }: Brief): Area[] =>
  areas.filter(
    (area) => area.kind !== 'region' || !areas.some((one) => isTown(one) && kmBetween(area, one) <= area.radiusKm),
  )

/** What sleeping `nights` nights in a stay is worth in points, whatever is to be seen around it: price, board, form, and how well it lies. */
export function bedPoints(stay: Stay, brief: Brief, facts: Facts, { nights, thrift, roam }: Search): number {
  let points = -RATE_WEIGHT[brief.style] * thrift * nights * (stay.learner_rate_zar + MEALS_TO_ADD[stay.board])
  if (roam === 0) {
    let outside = Infinity
    let fromMiddle = Infinity
    for (const area of areasToSleepIn(brief)) {
      const km = kmBetween(area, stay)
      const rim = area.kind === 'town' || area.kind === 'city' ? 12 : area.radiusKm * 0.8
      outside = Math.min(outside, Math.max(0, km - rim))
      fromMiddle = Math.min(fromMiddle, area.kind === 'province' ? 0 : Math.min(80, km))
    }
    // As dear as the rand: no bed is cheap enough to leave the area that was asked for.
    points -= nights * (0.8 * outside + 0.3 * fromMiddle) * Math.max(1, thrift)
  }
  if (brief.areas.every(({ province }) => province !== stay.province)) points -= 15 * nights
  if (brief.areas.some(({ kind, name }) => kind === 'park' && namesPark(stay, name))) points += IN_PARK_POINTS * nights
  if (brief.camp || brief.themes.includes('Sports & outdoor'))
    points += nights * 6 * stay.on_site_activities.filter((one) => ADVENTURE.test(one)).length
  if (brief.camp)
    points += nights * (stay.style === 'camp' ? 45 : stay.style === 'hostel' || stay.style === 'rest-camp' ? 15 : 0)
  else if (stay.style === 'hotel') points -= 5
  if (isTented(stay))
    points -= nights * TENTS_COST * (COLD_MONTHS.includes(monthOf(brief.startDate)) ? 2 : brief.camp ? 0.5 : 1)
  if (brief.themes.includes('Sports & outdoor') && /field|track/.test(stay.on_site_activities.join(' '))) points += 15
  if (hasNeed(brief, 'wheelchair') && stay.style === 'camp') points -= 10
  if (stay.beds < groupSize(brief)) {
    const lodging = lodgingAt(stay, facts.stays, groupSize(brief))
    points -= 120 * lodging.companions.length + (bedsOf(lodging) < groupSize(brief) ? 400 : 0)
  }
  return points
}
const namesPark = (stay: Stay, park: string): boolean =>
  plainName(`${stay.name} ${stay.summary}`).includes(plainName(park).replace(/ national park$/, ''))

/** What is to be seen around a stay in so many nights, in points. */
export function surroundings(stay: Stay, candidates: readonly Candidate[], nights: number): number {
  const near: number[] = []
  for (const { place, value } of candidates) {
    if (Math.abs(place.lat - stay.lat) > AROUND_DEGREES) continue
    if (kmBetween(stay, place) > AROUND_KM) continue
    const km = legBetween(stay, place).feltKm
    if (km <= AROUND_KM) near.push(value > 500 ? value - 2 * km : value - 0.45 * km)
  }
  near.sort((a, b) => b - a)
  return near.slice(0, 2 * nights + 1).reduce((sum, value) => sum + Math.max(0, value), 0)
}
