import type { Rate, Vehicle } from '../../catalogue/rates.ts'
import type { CostLine } from '../../itinerary/itinerary.ts'
import { minutesOfClock } from '../derived/clock.ts'
import { spotOf } from '../derived/distance.ts'
import { countOf, hiredOn, isDropped, isHire } from '../derived/hired.ts'
import { cents, inRand } from '../derived/money.ts'
import { type PlanUnderTest, staysOf } from '../derived/plan-under-test.ts'
import type { CheckedLeg } from '../derived/road.ts'
import { type FastestWay, findFastestWay } from '../derived/road-search.ts'
import { isTransferLeg } from '../derived/tolls.ts'
import { counted, failIfAny, type Finding, pass, type Rule } from '../finding.ts'

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)
/** Clocks are rounded, and roads are reckoned by two methods. */
const SLACK = { minutes: 10, kmShare: 0.93, km: 3 }

/** The driving of the group's own vehicles on a day. */
const drivenOn = ({ road, flights }: PlanUnderTest, day: number): CheckedLeg[] =>
  road.legs.filter((leg) => leg.day === day && !isTransferLeg(leg, flights))
const kmOf = (legs: readonly CheckedLeg[]): number => sum(legs.map(({ distanceKm, km }) => distanceKm ?? km))

function seatsOn(plan: PlanUnderTest, day: number): number {
  const { vehicles } = plan.facts.rates.transport
  return sum(
    hiredOn(day, plan.itinerary).map(
      ({ vehicle }) => (vehicles.find(({ id }) => id === vehicle?.id)?.seats ?? 0) * (vehicle?.count ?? 0),
    ),
  )
}

/** Vehicles of a day that go only alone, beside others. */
function besideOthers({ facts, itinerary }: PlanUnderTest, day: number): string[] {
  const hired = hiredOn(day, itinerary).flatMap(
    ({ vehicle }) => facts.rates.transport.vehicles.find(({ id }) => id === vehicle?.id) ?? [],
  )
  const sorts = new Set(hired.map(({ id }) => id))
  return sorts.size < 2 ? [] : hired.flatMap(({ only_alone, label }) => (only_alone ? [label] : []))
}

function seatsForAll(plan: PlanUnderTest): Finding {
  const { itinerary, idea, days } = plan
  const { size } = itinerary.group_details
  if (!itinerary.cost_details.some(isHire)) {
    return idea.needs.includes('own-transport')
      ? pass('The school brings its own transport.')
      : failIfAny(['No vehicle is charged, and the school did not say that it has its own.'], '')
  }
  const driven = days.filter(({ day }) => drivenOn(plan, day).length > 0)
  const short = driven.flatMap(({ day }) => {
    const seats = seatsOn(plan, day)
    return seats >= size ? [] : [`day ${day}: ${seats} seats are charged for ${size} people`]
  })
  const mixed = driven.flatMap(({ day }) =>
    besideOthers(plan, day).map((label) => `day ${day}: a ${label.toLowerCase()} goes beside other vehicles`),
  )
  return failIfAny(
    [...short, ...mixed],
    `Seats for ${size} people on each of ${counted(driven.length, 'day')} with a drive.`,
  )
}

/** The ways that the coach drives empty where it does not wait. */
export function emptyRuns({ road, nights, facts }: PlanUnderTest): { back: FastestWay | null; out: FastestWay | null } {
  const [first, last] = [nights[0]?.stay, nights.at(-1)?.stay]
  if (!road.start || !first || !last) return { back: null, out: null }
  const { graph } = facts.roads
  return {
    back: findFastestWay(graph, spotOf(first), road.start),
    out: findFastestWay(graph, road.start, spotOf(last)),
  }
}

/** The same vehicle for the same purpose may stand in two lines: whole days and half days. */
function groupsOf(lines: readonly CostLine[]): CostLine[][] {
  const groups = new Map<string, CostLine[]>()
  for (const line of lines) {
    const key = `${line.code} ${line.vehicle?.id} ${line.hire?.for}`
    groups.set(key, [...(groups.get(key) ?? []), line])
  }
  return [...groups.values()]
}

/** What is wrong with the hire of one vehicle: days that are none, a rate that is lower than the rate card asks for. */
function faultsOfHire(lines: readonly CostLine[], vehicle: Vehicle, plan: PlanUnderTest): string[] {
  const { facts, itinerary } = plan
  const { hours, km: mostKm } = facts.rates.transport.half_day
  const faults: string[] = []
  const purpose = lines[0]!.hire!.for
  const days = lines.flatMap(({ hire }) => hire!.days)
  const all = itinerary.daily_itinerary.map(({ day }) => day)
  const due = purpose === 'trip' ? all : purpose === 'there_and_back' ? [1, all.length] : days
  if (due.some((day) => !days.includes(day)) || new Set(days).size < days.length)
    faults.push(`${vehicle.label} is hired for day ${days.join(', ')}, and day ${due.join(', ')} is due`)
  const half = lines.flatMap(({ hire }) => (hire!.by === 'half_day' ? hire!.days : []))
  for (const day of half) {
    const legs = drivenOn(plan, day)
    const span = (legs.at(-1)?.ends ?? 0) - Math.min(...legs.map(({ begins }) => begins))
    if (span > 60 * hours + SLACK.minutes || kmOf(legs) > mostKm + SLACK.km)
      faults.push(`day ${day} is longer than half a day of ${hours} hours and ${mostKm} km`)
  }
  const runs = purpose === 'there_and_back' ? emptyRuns(plan) : { back: null, out: null }
  const empty = SLACK.kmShare * ((runs.back?.km ?? 0) + (runs.out?.km ?? 0))
  const km = Math.max(0, Math.floor(sum(due.map((day) => kmOf(drivenOn(plan, day)))) + empty - SLACK.km))
  const count = lines[0]!.vehicle?.count ?? 0
  const charged = sum(lines.map(({ unit_price, quantity }) => cents(unit_price) * quantity))
  const leastAt = (end: 'low' | 'typical') => {
    const rate = (one: Rate) => cents(one[end])
    const time = (due.length - half.length) * rate(vehicle.per_day) + half.length * rate(vehicle.per_half_day)
    return count * Math.max(time, km * rate(vehicle.per_km))
  }
  const units = lines.every(({ unit_price, hire }) => {
    const rate = { day: vehicle.per_day, half_day: vehicle.per_half_day, km: vehicle.per_km }[hire!.by]
    return unit_price === rate.low || unit_price === rate.typical
  })
  if (!units) faults.push(`${vehicle.label} is charged at a rate that is not on the rate card`)
  const isLow = lines.every(({ unit_price, hire }) => {
    const rate = { day: vehicle.per_day, half_day: vehicle.per_half_day, km: vehicle.per_km }[hire!.by]
    return unit_price === rate.low
  })
  const least = leastAt(isLow ? 'low' : 'typical')
  if (charged < least)
    faults.push(`${vehicle.label} costs ${inRand(charged / 100)}, at least ${inRand(least / 100)} is due`)
  return faults
}

/** Whether one driver brings the group, goes home empty and fetches it, each within a driver's day. */
function faultsOfDrop(plan: PlanUnderTest): string[] {
  const { days, nights, facts } = plan
  const stays = new Set(nights.flatMap(({ day }) => staysOf(day, facts).map(({ id }) => id)))
  if (nights.length < 2 || stays.size > 1) return ['the coach goes home although the group does not stay where it is']
  const { back, out } = emptyRuns(plan)
  const [first, last] = [drivenOn(plan, 1), drivenOn(plan, days.length)]
  if (!back || !out) return ['the coach has no way home']
  const home = (first.at(-1)?.ends ?? 0) + back.minutes
  const leaves = (last[0]?.begins ?? 0) - out.minutes
  const { driving_hours, no_driving_between } = facts.rates.transport.driver_day
  const [latest, earliest] = no_driving_between.map(minutesOfClock) as [number, number]
  const driving = [days[0]!.driveMinutes + back.minutes, days.at(-1)!.driveMinutes + out.minutes]
  return [
    ...(home > latest + SLACK.minutes ? ['the coach comes home too late on day 1'] : []),
    ...(leaves < earliest - SLACK.minutes ? ['the coach must leave home too early on the last day'] : []),
    ...(driving.some((minutes) => minutes > 60 * driving_hours + SLACK.minutes) ? ['one driver drives too long'] : []),
  ]
}

function fleetCovers(plan: PlanUnderTest): Finding {
  const { itinerary, facts, idea, nights } = plan
  if (idea.needs.includes('own-transport')) return pass('See "own transport".')
  const lines = itinerary.cost_details.filter((line) => isHire(line) && line.hire)
  const wrong = groupsOf(lines).flatMap((group) => {
    const vehicle = facts.rates.transport.vehicles.find(({ id }) => id === group[0]!.vehicle?.id)
    return vehicle ? faultsOfHire(group, vehicle, plan) : [`${group[0]!.item} is no vehicle of the rate card`]
  })
  if (isDropped(itinerary)) wrong.push(...faultsOfDrop(plan))
  const waiting = countOf(
    groupsOf(lines.filter(({ hire }) => hire?.for === 'trip')).flatMap((group) => group.slice(0, 1)),
  )
  const driverNights = sum(itinerary.cost_details.flatMap(({ code, quantity }) => (code === 'driver' ? quantity : [])))
  if (lines.length > 0 && driverNights !== waiting * nights.length)
    wrong.push(`${driverNights} nights of drivers are charged for ${waiting * nights.length}`)
  return failIfAny(
    wrong,
    lines.length === 0
      ? 'The plan does not say how its vehicles are hired.'
      : `What is hired covers the driving of each day at the greater of the rates by day and by km.`,
  )
}

export const FLEET_RULES: readonly Rule[] = [
  { id: 'seats_for_all', label: 'Everybody has a seat', otherwise: 'Not everybody has a seat', run: seatsForAll },
  {
    id: 'fleet_covers',
    label: 'What is hired covers the driving of each day',
    otherwise: 'What is hired does not cover the driving',
    run: fleetCovers,
  },
]
