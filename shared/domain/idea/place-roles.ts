import type { NamedPlace } from './gazetteer-index.ts'
import {
  ARROW,
  AT_HOST,
  AWAY_BEFORE,
  BETWEEN_BEFORE,
  BETWEEN_GAP,
  CORRECTED,
  DASH,
  DESTINATION_BEFORE,
  EITHER_GAP,
  GRADE_AFTER,
  HEADING_BEFORE,
  IN_PLACE,
  LIST_GAP,
  MORE_EXACTLY,
  ON_FOOT_BEFORE,
  ON_SIDE_BEFORE,
  ON_THE_WAY_AFTER,
  ORIGIN_BEFORE,
  OTHER_GROUP_BEFORE,
  RETURN_BEFORE,
  ROUND_TRIP_AFTER,
  ROUTE_GAP,
  SCHOOL_AFTER,
  SCHOOL_IN_SUBURB,
  SCHOOL_NEAR,
  SCHOOL_OF_SIGHT_AFTER,
  SCHOOL_OF_SIGHT_BEFORE,
  SIDE_AFTER,
  TOWARDS_AFTER,
  TO_NEXT,
  TRAVEL_BEFORE,
  TRIP_AFTER,
  VIA_BEFORE,
} from './place-cues.ts'
import type { Span } from './idea-text.ts'
import { isPlaceAtAll, isPlaceHere } from './place-doubts.ts'
import { labelledRole } from './place-labels.ts'
import type { Mention } from './place-mentions.ts'

/** `return`: where the group comes home to; it is the origin if the text names no other. `open`: the text does not say whether it is the origin or the destination. `school`: a school has the sight's name. */
export type Role = 'origin' | 'destination' | 'open' | 'return' | 'school' | 'none'

/** Ambiguous names count only where a place is expected, or if the text names no other destination. */
export function placesMeant(text: string, mentions: readonly Mention[]): Mention[] {
  const sure = mentions.filter((mention, at) => isPlaceHere(text, mention, mentions[at + 1]))
  if (rolesOf(text, sure).some((role) => role === 'destination' || role === 'open')) return sure
  return mentions.filter((mention) => sure.includes(mention) || isPlaceAtAll(text, mention))
}

/** `school` is the text's own school, if it is known: a place beside its name is where it is. */
export function rolesOf(text: string, mentions: readonly Mention[], school: Span | null = null): Role[] {
  const roles: Role[] = []
  mentions.forEach((mention, index) => {
    const previous = mentions[index - 1]
    const beside = roles[index - 1] === 'school' && previous ? spanOfSchool(text, previous) : school
    if (beside && mention.start >= beside.end && IN_PLACE.test(text.slice(beside.end, mention.start))) {
      roles.push('origin')
      return
    }
    const listed = previous !== undefined && LIST_GAP.test(text.slice(previous.end, mention.start))
    const own = roleOf(text, mention, mentions[index + 1], previous)
    if (previous && isOnRoute(text, previous, mention)) {
      // "From Durban to Durban" stays in the town; only a stop between makes it the way back.
      const isStop = previous.place !== mention.place
      const back =
        isStop && mentions.some(({ place }, at) => at < index && place === mention.place && roles[at] === 'origin')
      roles.push(back ? 'return' : 'destination')
      return
    }
    if (previous && roles[index - 1] === 'origin' && isItsProvince(text, mention, previous)) {
      roles.push('origin')
      return
    }
    if (previous && roles[index - 1] === 'origin' && isBesideHome(text, mention, previous)) {
      roles.push('none')
      return
    }
    const corrected = previous && CORRECTED.test(text.slice(previous.end, mention.start))
    if (corrected && index > 0) {
      roles.push(roles[index - 1] === 'none' ? own : roles[index - 1]!)
      roles[index - 1] = 'none'
      return
    }
    const settled = own === 'open' && listed && roles[index - 1] === 'destination' ? 'destination' : own
    roles.push(withLabel(text, mention, settled))
  })
  // "From Gqeberha … a workshop with Rustenburg Girls": another school, and not where the group lives.
  const isSchool = (at: number) => roles[at] === 'origin' && isNameOfSchool(text, mentions[at]!)
  const saysWhere = (at: number) =>
    roles[at] === 'origin' && !isSchool(at) && !(isSchool(at - 1) && mentions[at]!.start - mentions[at - 1]!.end < 16)
  if (roles.some((_, at) => saysWhere(at))) for (const [at] of roles.entries()) if (isSchool(at)) roles[at] = 'none'
  const route = homeOfRoute(text, mentions)
  if (route) for (const [at, { place }] of mentions.entries()) roles[at] = routeRole(place === route.place, roles[at]!)
  for (const [at, { end }] of mentions.entries()) {
    const next = mentions[at + 1]
    const isVague = roles[at] === 'origin' || roles[at] === 'open'
    // "Kruger side, Hoedspruit": a park says where the group goes, and not where it lives.
    const isPlain = isTown(mentions[at]!.place) || roles[at] === 'origin'
    if (!next || !isVague || !isPlain || !isTown(next.place) || !MORE_EXACTLY.test(text.slice(end, next.start)))
      continue
    roles[at] = 'none'
    roles[at + 1] = 'origin'
  }
  for (const at of roles.keys()) if (isOtherNameOfHome(text, mentions, roles, at)) roles[at] = 'origin'
  const first = mentions[0]
  // "Polokwane Grade 3s … Bakone Malapa": the first name is the origin.
  if (
    first &&
    roles[0] === 'open' &&
    mentions.length > 1 &&
    isTown(first.place) &&
    isGradeOf(text, first) &&
    roles.slice(1).some((role) => role === 'destination' || role === 'open')
  ) {
    roles[0] = 'origin'
  }
  return roles
}
/** A round trip says where home is, whatever else the text says of a school there. */
const routeRole = (isHome: boolean, role: Role): Role => (isHome ? 'origin' : role === 'origin' ? 'destination' : role)
/** "Kuruman – Kimberley – Bloemfontein – terug": the first of three or more towns in a row that ends at home again. */
function homeOfRoute(text: string, mentions: readonly Mention[]): Mention | null {
  for (const [at, first] of mentions.entries()) {
    let last = at
    while (mentions[last + 1] && ROUTE_GAP.test(text.slice(mentions[last]!.end, mentions[last + 1]!.start))) last++
    const end = mentions[last]!
    const isRound = end.place === first.place || ROUND_TRIP_AFTER.test(text.slice(end.end, end.end + 24))
    if (last - at >= 2 && isTown(first.place) && isRound) return first
  }
  return null
}
/** "Uitenhage / Kariega technical high": two names of one town, of which the second is home. */
const isOtherNameOfHome = (text: string, mentions: readonly Mention[], roles: readonly Role[], at: number): boolean => {
  const [one, next] = [mentions[at]!, mentions[at + 1]]
  return (
    roles[at] !== 'origin' &&
    roles[at + 1] === 'origin' &&
    next !== undefined &&
    isTown(one.place) &&
    one.place.town === next.place.town &&
    /^ ?[/(] ?$/u.test(text.slice(one.end, next.start))
  )
}

/** "Polokwane -> Garden Route -> Polokwane": the next stop of a route, which ends where it began. */
const isOnRoute = (text: string, previous: Mention, { start }: Mention): boolean =>
  ARROW.test(text.slice(previous.end, start))

/** Only the name of a school says so: "Rustenburg Girls". */
const isNameOfSchool = (text: string, { start, end }: Mention): boolean =>
  SCHOOL_AFTER.test(text.slice(end, end + 40)) && !ORIGIN_BEFORE.test(text.slice(Math.max(0, start - 80), start))

/** The label of the line decides where the words beside the name do not. */
function withLabel(text: string, mention: Mention, role: Role): Role {
  if (role === 'school' || role === 'return') return role
  const label = labelledRole(text, mention.start)
  if (label === 'origin') return role === 'open' && mention.place.kind !== 'place' ? 'origin' : role
  if (label === 'destination') return role === 'open' ? 'destination' : role
  const isTeam = label === 'opponents' && isTown(mention.place)
  return isTeam && !/(?:in|at|to|op|te|na) $/u.test(text.slice(0, mention.start).slice(-4)) ? 'none' : role
}
/** Whether the text says that the group goes there, and not only that something is there. */
export const isHeadedFor = (text: string, { start, end }: Span): boolean =>
  (HEADING_BEFORE.test(text.slice(Math.max(0, start - 80), start)) && !isInBrackets(text, start)) ||
  TOWARDS_AFTER.test(text.slice(end, end + 12)) ||
  TRIP_AFTER.test(text.slice(end, end + 16)) ||
  labelledRole(text, start) === 'destination'
/** "A train in Pretoria (Gautrain to Centurion perhaps)" */
const isInBrackets = (text: string, start: number): boolean =>
  /\([^()\n]*$/u.test(text.slice(Math.max(0, start - 60), start))
const isBesideHome = (text: string, { place, start }: Mention, { start: homeStart, end }: Mention): boolean =>
  isTown(place) &&
  (EITHER_GAP.test(text.slice(end, start)) ||
    (BETWEEN_GAP.test(text.slice(end, start)) && BETWEEN_BEFORE.test(text.slice(0, homeStart))))
/** "From Middelburg (Mpumalanga)": the province belongs to the origin. */
const isItsProvince = (text: string, { place, start }: Mention, town: Mention): boolean =>
  place.kind === 'province' &&
  place.province === town.place.province &&
  /^,? ?\(?(?:in )?(?:the )?$/u.test(text.slice(town.end, start))
export const isTown = ({ kind }: NamedPlace): boolean =>
  kind === 'town' || kind === 'city' || kind === 'suburb' || kind === 'settlement'
const isGradeOf = (text: string, mention: Mention): boolean =>
  GRADE_AFTER.test(text.slice(mention.end, mention.end + 6)) &&
  /(?:^|[.\n]) ?$/u.test(text.slice(Math.max(0, mention.start - 2), mention.start))

/** The words of a school that has the name of a place: "Berg-en-Dal Primary", "Laerskool Groot Gat". */
export function spanOfSchool(text: string, { start, end }: Span): Span | null {
  const before = SCHOOL_OF_SIGHT_BEFORE.exec(text.slice(Math.max(0, start - 24), start))?.[0].length ?? 0
  const after = SCHOOL_OF_SIGHT_AFTER.exec(text.slice(end, end + 60))?.[0].length ?? 0
  return before + after > 0 ? { start: start - before, end: end + after } : null
}

function isAfterSuburb(before: string, { start, place }: Mention, previous: Mention | undefined): boolean {
  const suburb = SCHOOL_IN_SUBURB.exec(before)?.[1]
  return suburb !== undefined && isTown(place) && (previous === undefined || previous.end < start - suburb.length)
}

/** "Trip to Durban", but not "day trip Newcastle" before "to Ladysmith". */
const HEADED_FOR = new RegExp(`(?:${DESTINATION_BEFORE.source})(?<!(?:trip|tour|outing|camp|of) )`, 'u')

function roleOf(text: string, mention: Mention, next: Mention | undefined, previous: Mention | undefined): Role {
  const before = text.slice(Math.max(0, mention.start - 80), mention.start)
  const after = text.slice(mention.end, mention.end + 40)
  const isSight = mention.place.kind === 'place'
  if (isSight && spanOfSchool(text, mention)) return 'school'
  if (next && TO_NEXT.test(text.slice(mention.end, next.start)) && ON_FOOT_BEFORE.test(before)) return 'destination'
  if (!isSight && AT_HOST.test(before)) return 'destination'
  if (ON_SIDE_BEFORE.test(before) && SIDE_AFTER.test(after) && !isSight) return 'none'
  if (!isSight && OTHER_GROUP_BEFORE.test(before)) return 'open'
  if (!isSight && SCHOOL_AFTER.test(after)) return 'origin'
  if (!isSight && next && TO_NEXT.test(text.slice(mention.end, next.start)) && !HEADED_FOR.test(before)) return 'origin'
  if (next && DASH.test(text.slice(mention.end, next.start)) && TRAVEL_BEFORE.test(before)) return 'origin'
  if (RETURN_BEFORE.test(before)) return isSight ? 'none' : 'return'
  if (TOWARDS_AFTER.test(after)) return 'destination'
  if (SCHOOL_NEAR.test(before) || isAfterSuburb(before, mention, previous)) return 'origin'
  if (AWAY_BEFORE.test(before)) return 'open'
  if (!isSight && ORIGIN_BEFORE.test(before)) return 'origin'
  if (previous && mention.place.kind === 'province' && /^,? ?\(?$/u.test(text.slice(previous.end, mention.start)))
    return 'open'
  if (ON_THE_WAY_AFTER.test(after) || VIA_BEFORE.test(before)) return 'open'
  return DESTINATION_BEFORE.test(before) || TRIP_AFTER.test(after) ? 'destination' : 'open'
}
