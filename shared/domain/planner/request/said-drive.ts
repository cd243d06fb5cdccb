import type { Facts } from '../../catalogue/facts.ts'
import type { SaidDrive } from '../../idea/idea.ts'
import type { Note, NoteParams } from '../../itinerary/notes.ts'
import type { RoadNetwork, Way } from '../../roads/road-network.ts'
import { withLongerWays } from '../../roads/longer-ways.ts'
import { roadNumbersOn } from '../roads/describe-way.ts'
import { upToFive } from '../roads/five-minutes.ts'
import type { Area, Spot, TripRequest } from './trip-request.ts'

/** A figure of the teacher is believed if it is between these shares of ours; a smaller difference is not worth a note. */
const BELIEVED = { least: 0.75, most: 1.35 }
const SAME_SHARE = 0.08

/** What is made of the way that the idea gives. */
export interface JudgedDrive {
  home: Spot
  /** So many times as long as ours is the time of a way from or to home; at least 1. */
  factor: number
  /** Null if there is nothing to say. */
  note: (Note & { code: 'said_drive' }) | null
}

/** A region or a province has no one point to which the way leads. */
const isWide = ({ kind }: Area) => kind === 'region' || kind === 'province'

/** Holds the way that the idea gives against that of the road graph. */
export function judgeSaidDrive(said: SaidDrive, home: Spot, area: Area, roads: RoadNetwork): JudgedDrive {
  const way = isWide(area) ? null : roads.findWay(home, area)
  const noteWith = (kept: NoteParams['said_drive']['kept']): JudgedDrive['note'] => ({
    code: 'said_drive',
    params: { ...said, area: { name: area.name, article: area.town?.article ?? null }, ...oursOn(way), kept },
  })
  if (!way) return { home, factor: 1, note: noteWith('unplaced') }
  const shares = [
    ...(said.km === null ? [] : [said.km / way.km]),
    ...(said.minutes === null ? [] : [said.minutes / way.minutes]),
  ]
  if (shares.some((share) => !(share >= BELIEVED.least && share <= BELIEVED.most)))
    return { home, factor: 1, note: noteWith('unlikely') }
  const factor = Math.max(1, ...shares)
  const isSame = shares.every((share) => Math.abs(share - 1) <= SAME_SHARE)
  return { home, factor, note: isSame ? null : noteWith(factor > 1 ? 'yours' : 'ours') }
}
const oursOn = (way: Way | null) =>
  way
    ? { road_km: Math.max(1, Math.round(way.km)), road_minutes: upToFive(way.minutes), by: roadNumbersOn(way) }
    : { road_km: null, road_minutes: null, by: [] }

/** Whether the group drives from home, so that what it says of the way counts. */
const drivesFromHome = ({ journey, home }: TripRequest): boolean => journey === null && home === null

export const saidDriveNotes = (request: TripRequest): Note[] =>
  drivesFromHome(request) && request.saidDrive?.note ? [request.saidDrive.note] : []

const known = new WeakMap<JudgedDrive, Facts>()
/** The facts with the ways from and to home as long as the group knows them. */
export function factsAsSaid(request: TripRequest, facts: Facts): Facts {
  const { saidDrive } = request
  if (!saidDrive || saidDrive.factor === 1 || !drivesFromHome(request)) return facts
  let made = known.get(saidDrive)
  if (!made) {
    made = { ...facts, roads: withLongerWays(facts.roads, saidDrive.home, saidDrive.factor) }
    known.set(saidDrive, made)
  }
  return made
}
