import type { SaidDrive } from '../../idea/idea.ts'
import type { NoteParams } from '../../itinerary/notes.ts'
import { findSettlementSpot, findTown, greatCircleKm, sameName, type Spot, spotOf } from '../derived/distance.ts'
import type { PlanUnderTest } from '../derived/plan-under-test.ts'
import { type FastestWay, findFastestWay } from '../derived/road-search.ts'
import { fail, failIfAny, type Finding, pass, type Rule } from '../finding.ts'
import { mayTake } from './road-words.ts'

/** Shares of our figure between which the teacher's is believed; the slack is for ways that differ a little. */
const BELIEVED = { least: 0.75, most: 1.35, slack: 0.04 }
/** From this difference on the plan must speak of it. */
const MUST_SAY = 0.12
/** How exactly the plan gives our figure. */
const GIVEN = { share: 0.07, km: 2, minutes: 8 }
/** What a drive from or to home takes at least of the longer time. */
const LEAST_SHARE = 0.93
/** Drives within such a distance of home are none of the way. */
const AROUND_HOME_KM = 10

type SaidNote = NoteParams['said_drive']
/** A town, a settlement or a place; null if it is wide or unknown. */
function spotNamed({ facts }: PlanUnderTest, name: string | null): { spot: Spot | null; isWide: boolean } {
  const settlement = name === null ? null : findSettlementSpot(name)
  const town = findTown(facts.towns, name)
  if (settlement && !(town && sameName(town.name, name!))) return { spot: settlement, isWide: false }
  if (town) return { spot: spotOf(town), isWide: town.kind === 'region' || town.kind === 'province' }
  const place = name === null ? undefined : facts.places.find((one) => sameName(one.name, name))
  return { spot: place ? spotOf(place) : null, isWide: false }
}

const sharesOf = ({ km, minutes }: SaidDrive, way: FastestWay): number[] => [
  ...(km === null ? [] : [km / way.km]),
  ...(minutes === null ? [] : [minutes / way.minutes]),
]
const isNearly = (given: number | null, own: number, least: number): boolean =>
  given !== null && Math.abs(given - own) <= GIVEN.share * own + least

/** What is wrong with the plan's verdict on the teacher's figure. */
function faultsOfVerdict({ kept }: SaidNote, shares: readonly number[]): string[] {
  const { least, most, slack } = BELIEVED
  const [lowest, highest] = [Math.min(...shares), Math.max(...shares)]
  const isBelievable = lowest >= least + slack && highest <= most - slack
  const isUnlikely = lowest < least - slack || highest > most + slack
  if (kept === 'unplaced') return ['there is one way to hold the figure against']
  if (kept === 'unlikely') return isBelievable ? ['a likely figure is not believed'] : []
  if (isUnlikely) return ['an unlikely figure is believed']
  if (kept === 'ours') return highest > 1 + slack ? ['the longer time does not count'] : []
  return highest < 1 - slack ? ['the figure is not longer than ours'] : []
}

const isAround = (home: Spot, spot: Spot): boolean => greatCircleKm(home, spot) <= AROUND_HOME_KM
/** Drives from or to home that take less than the time that the plan says they have. */
function shortDrives({ road }: PlanUnderTest, { kept }: SaidNote, shares: readonly number[]): string[] {
  const { start } = road
  if (kept !== 'yours' || !start) return []
  const factor = Math.max(1, ...shares)
  return road.legs
    .filter(({ from, to }) => isAround(start, from) !== isAround(start, to))
    .filter(({ minutes, way }) => way !== null && minutes < LEAST_SHARE * factor * way.minutes)
    .map(({ day, title }) => `day ${day}, ${title}: shorter than the time that counts`)
}

function faultsOfNote(plan: PlanUnderTest, said: SaidDrive, note: SaidNote, from: Spot): string[] {
  const { graph } = plan.facts.roads
  const { spot: to, isWide } = spotNamed(plan, note.area.name)
  const misquoted =
    note.km !== said.km || note.minutes !== said.minutes ? ['the figure is not the one in the request'] : []
  if (isWide || !to)
    return [...misquoted, ...(isWide && note.kept !== 'unplaced' ? [`${note.area.name} has no one way`] : [])]
  const way = findFastestWay(graph, from, to)
  if (!way) return misquoted
  const isGiven = isNearly(note.road_km, way.km, GIVEN.km) && isNearly(note.road_minutes, way.minutes, GIVEN.minutes)
  const strange = note.by.filter(
    (number) => !mayTake({ from, to, way }, graph, ({ road }) => road?.split(';').includes(number) ?? false),
  )
  const shares = sharesOf(said, way)
  return [
    ...misquoted,
    ...(isGiven ? [] : [`our way is ${Math.round(way.km)} km in ${Math.round(way.minutes)} min`]),
    ...strange.map((number) => `the way is not by ${number}`),
    ...faultsOfVerdict(note, shares),
    ...shortDrives(plan, note, shares),
  ]
}

function saidDriveJudged(plan: PlanUnderTest): Finding {
  const { idea, road, notes, hasNote, flights } = plan
  const [note] = notes('said_drive')
  if (!idea.drive)
    return note ? fail('The plan quotes a way that the request does not give.') : pass('The request gives no way.')
  if (note && road.start) {
    const faults = faultsOfNote(plan, idea.drive, note, road.start)
    return failIfAny(faults, 'What the request says of the way is held against the roads.')
  }
  const { spot, isWide } = spotNamed(plan, idea.location)
  const isElsewhere = flights.length > 0 || hasNote('starts_elsewhere', 'planned_elsewhere')
  const way =
    spot && road.start && !isWide && !isElsewhere ? findFastestWay(plan.facts.roads.graph, road.start, spot) : null
  const isOff = way !== null && sharesOf(idea.drive, way).some((share) => Math.abs(share - 1) > MUST_SAY)
  return isOff
    ? fail('The request gives another way than the roads, and the plan does not say so.')
    : pass('The request and the roads give the same way.')
}

export const SAID_DRIVE_RULES: readonly Rule[] = [
  {
    id: 'said_drive_judged',
    label: 'The way as you gave it is answered',
    otherwise: 'The way as you gave it is not answered',
    run: saidDriveJudged,
  },
]
