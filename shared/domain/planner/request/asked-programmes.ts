import type { Facts, Place } from '../../catalogue/facts.ts'
import { isDoneAt, type Programme } from '../../catalogue/programmes.ts'
import { isOwnEvent } from '../../catalogue/stop-sorts.ts'
import type { Request } from '../../idea/requests/request.ts'
import { rowOfWords } from '../../idea/requests/words.ts'
import { kmBetween } from '../../geo.ts'
import { plainName, readIndex } from '../places/facts-index.ts'
import { spotOf } from './stop-spots.ts'
import { isStopRequest, NEARBY_KM, type Reach, type StopRequest } from './stops-to-arrange.ts'
import { hasNeed, type TripRequest } from './trip-request.ts'

type Group = Pick<TripRequest, 'gradeMin' | 'gradeMax' | 'needs'>
export type AskedProgrammes = ReadonlyMap<string, readonly Programme[]>

/** Whether a group can do a programme. */
export const suitsGroup = ({ grades, water, wheelchair }: Programme, group: Group): boolean =>
  grades[0] <= group.gradeMin &&
  group.gradeMax <= grades[1] &&
  !(water !== 'none' && hasNeed(group, 'no-swimming')) &&
  !(wheelchair === 'no' && hasNeed(group, 'wheelchair'))

const MOST_WORDS = 4
const tables = new WeakMap<readonly Programme[], ReadonlyMap<string, readonly Programme[]>>()
/** The programmes by the words that ask for them. */
function readTable(programmes: readonly Programme[]): ReadonlyMap<string, readonly Programme[]> {
  const known = tables.get(programmes)
  if (known) return known
  const table = new Map<string, Programme[]>()
  for (const programme of programmes)
    for (const phrase of [...(programme.asked_as?.en ?? []), ...(programme.asked_as?.af ?? [])])
      table.set(plainName(phrase), [...(table.get(plainName(phrase)) ?? []), programme])
  tables.set(programmes, table)
  return table
}

/** The programmes that words ask for by their longest phrase ("rocky shore transect" before "transect"). */
export const programmesOfWords = (text: string, programmes: readonly Programme[]): readonly Programme[] =>
  rowOfWords(plainName(text), readTable(programmes), MOST_WORDS) ?? []

/** The programmes of the catalogue that activities ask for and that this group can do, by request. */
export function readAskedProgrammes(
  requests: readonly Request[],
  group: Group,
  { programmes }: Facts,
): AskedProgrammes {
  const asked = new Map<string, Programme[]>()
  for (const request of requests) {
    if (request.kind !== 'activity' || request.force === 'not' || request.noStop || request.times) continue
    // A tournament to which a team is invited is no round of games at the stay.
    if (request.sort !== null && isOwnEvent(request.sort)) continue
    const found = programmesOfWords(request.text, programmes).filter((one) => suitsGroup(one, group))
    if (found.length > 0) asked.set(request.id, found)
  }
  return asked
}

/** The requests, of which none is in doubt that words of the catalogue ask for. */
export const withoutDoubt = (requests: readonly Request[], asked: AskedProgrammes): Request[] =>
  requests.map(({ unsure, ...request }) => (unsure && !asked.has(request.id) ? { ...request, unsure } : request))

/** Whether it is done in the time of the group at a stay, and not during a visit. */
export const isOfStay = ({ at }: Programme): boolean => at === undefined

/** Whether it can be done at any stay. */
const isOfAnyStay = (programme: Programme): boolean => isOfStay(programme) && programme.stay_activity === undefined

/** The nearest place where a programme that was asked for is done; one that is visited anyhow comes first. */
function hostOf(
  request: StopRequest,
  programmes: readonly Programme[],
  named: readonly Place[],
  ...[areas, isFit, facts]: Reach
): Place | undefined {
  const spot = spotOf(request, areas, facts)
  const kmOf = (place: Place) => (named.includes(place) ? 0 : kmBetween(spot, place))
  return readIndex(facts)
    .places.map(({ place }) => place)
    .filter((place) => kmOf(place) <= NEARBY_KM && programmes.some((one) => isDoneAt(one, place)) && isFit(place))
    .toSorted((a, b) => kmOf(a) - kmOf(b) || a.id.localeCompare(b.id))[0]
}

/**
 * The place to visit, by request, for each programme that was asked for and is done during a visit. With a night away one
 * that any stay can have goes before.
 */
export function hostsOfProgrammes(
  requests: readonly Request[],
  asked: AskedProgrammes,
  named: readonly Place[],
  nights: number,
  ...reach: Reach
): Map<string, string> {
  const hosts = new Map<string, string>()
  for (const request of requests) {
    const programmes = asked.get(request.id) ?? []
    if (!isStopRequest(request) || (nights > 0 && programmes.some(isOfAnyStay))) continue
    const host = hostOf(request, programmes, named, ...reach)
    if (host) hosts.set(request.id, host.id)
  }
  return hosts
}
