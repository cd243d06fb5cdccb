import type { Facts, Stay } from '#shared/domain/catalogue/facts'
import { kmBetween } from '../../geo.ts'
import { type Brief, groupSize } from '../brief/brief.ts'
import { legBetween } from '../road/leg.ts'
import { driveLimitMinutes } from '../settings.ts'
import { bedPoints, type Search } from './rate-stay.ts'

const CELL_DEGREES = 0.5
const KEPT_IN_A_CELL = 4
/** No base lies farther from what was asked for, unless it is in a province that was. */
const FARTHEST_KM = 170

const isAround = (stay: Stay, { areas }: Brief): boolean =>
  areas.some((area) => area.province === stay.province || kmBetween(area, stay) <= FARTHEST_KM + area.radiusKm)

/**
 * The stays worth weighing: of each square of about 50 km those within a day's drive of the start that have a bed for
 * everybody and are the best beds. What is to be seen is much the same all over a square.
 */
export function thinStays(brief: Brief, facts: Facts, search: Search): Stay[] {
  const people = groupSize(brief)
  const limit = driveLimitMinutes(brief.gradeMin)
  const cells = new Map<string, { stay: Stay; isRoomy: boolean; points: number }[]>()
  for (const stay of facts.stays) {
    if (!isAround(stay, brief) || legBetween(brief.start, stay).driveMinutes > limit) continue
    const cell = `${Math.floor(stay.lat / CELL_DEGREES)}/${Math.floor(stay.lon / CELL_DEGREES)}`
    const rated = {
      stay,
      isRoomy: stay.beds >= people,
      points: bedPoints(stay, brief, facts, { ...search, nights: 1 }),
    }
    const stays = cells.get(cell)
    if (stays) stays.push(rated)
    else cells.set(cell, [rated])
  }
  return [...cells.values()].flatMap((stays) =>
    stays
      .toSorted(
        (a, b) => Number(b.isRoomy) - Number(a.isRoomy) || b.points - a.points || a.stay.id.localeCompare(b.stay.id),
      )
      .slice(0, KEPT_IN_A_CELL)
      .map(({ stay }) => stay),
  )
}
