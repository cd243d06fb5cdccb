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
  SETTLEMENTS.find((one) => one.name === town && one.province === province) ??
  null

/** A region or park is meant as a whole, and its point is the middle of it. */
const isWide = ({ place }: Mention): boolean => place.kind === 'region' || place.kind === 'park'
const radiusOf = ({ town }: NamedPlace, { towns }: Gazetteer): number =>
  towns.find(({ name }) => name === town)?.radius_km ?? 0

/** Km within which a part of a name, or a name with one wrong letter, still means the place. */
const PART_KM = 150
/** Km from home within which a sight is one of the group's own place. */
const AT_HOME_KM = 60
/** The words are not the whole name of the place: it is meant only where the trip goes. */
const isInDoubt = ({ place, exact }: Mention): boolean => place.isPart === true || (!exact && place.kind === 'place')
/**
 * "Orange River" near Upington is not the bridge of that name in Aliwal North, and "Postberg" on the West Coast is not
 * Potberg: far from where the trip goes only the whole name counts. What is left out is asked about, not planned.
 */
export function withoutFarParts(
  text: string,
  mentions: readonly Mention[],
  roles: readonly Role[],
  gazetteer: Gazetteer,
): readonly Mention[] {
  const isHome = ({ place }: Mention) => mentions.some((one, at) => roles[at] === 'origin' && one.place === place)
  const reach = mentions
    .filter((one) => !isInDoubt(one) && one.place.kind !== 'province')
    .flatMap((one) => {
      const point = pointOf(one.place, gazetteer)
      const km = isHome(one) ? AT_HOME_KM : PART_KM + (isWide(one) ? radiusOf(one.place, gazetteer) : 0)
      return point ? { point, km, isHome: isHome(one) } : []
    })
  if (reach.every((one) => one.isHome)) return mentions
  return mentions.filter((mention, at) => {
    const counts = !isInDoubt(mention) || roles[at] === 'school' || isHeadedFor(text, mention)
    const point = counts ? null : pointOf(mention.place, gazetteer)
    const town = at > 0 && townBeside(text, mentions[at - 1]!, mention)
    const own = town ? pointOf(town, gazetteer) : null
    return (
      point === null ||
      (own ? kmBetween(point, own) <= OF_TOWN_KM : reach.some((one) => kmBetween(point, one.point) <= one.km))
    )
  })
}

/** Km from a town within which a sight is one of it. */
const OF_TOWN_KM = 40
/** "Durban Exhibition Centre", "Pietermaritzburg on the way (Gandhi statue)": the town to which the words belong. */
const townBeside = (text: string, { place, end }: Mention, { start }: Mention): NamedPlace | null =>
  isTown(place) && /^ $|^[^.;,\n()]{0,16}\($/u.test(text.slice(end, start)) ? place : null

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
/** "From George: Robben Island, the cable car … drop off in George": sights far from home are where the trip goes. */
export function farSight(
  home: Mention | undefined,
  open: readonly Mention[],
  gazetteer: Gazetteer,
): Mention | undefined {
  const from = home && pointOf(home.place, gazetteer)
  const far = open.filter(({ place }) => {
    const point = from && place.kind === 'place' ? pointOf(place, gazetteer) : null
    return point !== null && from && kmBetween(point, from) > FAR_KM
  })
  return far.length >= 2 ? far[0] : undefined
}
const isOnTheWay = (text: string, { start, end }: Span): boolean =>
  NO_HOME_BEFORE.test(text.slice(Math.max(0, start - 80), start)) ||
  SIGHT_AFTER.test(text.slice(end, end + 12)) ||
  ON_THE_WAY_AFTER.test(text.slice(end, end + 40))
