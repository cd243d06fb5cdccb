import type { Gazetteer } from '../catalogue/facts.ts'
import { kmBetween, type Point } from '../geo.ts'
import type { NamedPlace } from './gazetteer-index.ts'
import type { Span } from './idea-text.ts'
import { NO_HOME_BEFORE, ON_THE_WAY_AFTER, SIGHT_AFTER } from './place-cues.ts'
import type { Mention } from './place-mentions.ts'
import { isHeadedFor, isTown, type Role } from './place-roles.ts'
import { SETTLEMENTS } from './settlements.ts'

export const pointOf = ({ name, town, province }: NamedPlace, { towns }: Gazetteer): Point | null =>
  SETTLEMENTS.find((one) => one.name === name && one.province === province) ??
  towns.find((one) => one.name === town) ??
  null

/** Km within which a part of a name still means the place. */
const PART_KM = 200
/** "Orange River" near Upington is not the bridge of that name in Aliwal North: far from all other places only the whole name counts. */
export function withoutFarParts(
  text: string,
  mentions: readonly Mention[],
  roles: readonly Role[],
  gazetteer: Gazetteer,
): readonly Mention[] {
  const pointsOf = (of: readonly Mention[]) => of.flatMap(({ place }) => pointOf(place, gazetteer) ?? [])
  const sure = pointsOf(
    mentions.filter(({ place }, at) => !place.isPart && place.kind !== 'province' && roles[at] !== 'origin'),
  )
  if (sure.length === 0) return mentions
  const home = pointsOf(mentions.filter((_, at) => roles[at] === 'origin'))
  return mentions.filter((mention, at) => {
    const counts = !mention.place.isPart || roles[at] === 'school' || isHeadedFor(text, mention)
    const point = counts ? null : pointOf(mention.place, gazetteer)
    return point === null || [...sure, ...home].some((other) => kmBetween(point, other) <= PART_KM)
  })
}

/** Km from the destination beyond which a town without a role is no second stop of the trip. */
const FAR_KM = 100
/** "NETBALL TOUR - DURBAN / Klerksdorp, U14": the only town without a role, far from the destinations. */
export function farTown(
  text: string,
  open: readonly Mention[],
  main: Mention,
  sure: readonly Mention[],
  gazetteer: Gazetteer,
): Mention | undefined {
  const [town, ...others] = open.filter((one) => one !== main && isTown(one.place))
  const point = town && pointOf(town.place, gazetteer)
  if (!town || !point || others.some(({ place }) => place !== town.place) || isOnTheWay(text, town)) return undefined
  const isFar = ({ place }: Mention) => {
    const other = pointOf(place, gazetteer)
    return other !== null && kmBetween(point, other) > FAR_KM
  }
  return [main, ...sure].every(isFar) ? town : undefined
}
const isOnTheWay = (text: string, { start, end }: Span): boolean =>
  NO_HOME_BEFORE.test(text.slice(Math.max(0, start - 80), start)) ||
  SIGHT_AFTER.test(text.slice(end, end + 12)) ||
  ON_THE_WAY_AFTER.test(text.slice(end, end + 40))
