import type { Point } from '#shared/domain/geo'
import type { MapLeg, MapStop } from '../../ui/map/map-stop.ts'
import type { Day, Step } from './day-figures.ts'
import { minutesBetween } from './shown-figures.ts'

/** A place where the group has something to do on a day, sleeps, or begins and ends the trip. */
export interface DayStop extends MapStop {
  town: string
  /** It is visited on this day, or checked in at. */
  isCall: boolean
  /** Somebody there must still agree. */
  isUnconfirmed: boolean
}
export interface DayLeg extends MapLeg {
  minutes: number
  /** The names of the stops beside the road. */
  rests: string[]
}
export interface DayRoute {
  day: number
  stops: DayStop[]
  /** In the order in which they are driven. */
  legs: DayLeg[]
}

type Located = Step & { latitude: number; longitude: number }
/** A drive or flight, and the steps where it ends; the first of a day may have no drive. */
interface Stretch {
  move: Located | null
  steps: Located[]
}

const isLocated = (step: Step): step is Located => step.latitude !== undefined && step.longitude !== undefined
const isFlight = (step: Step | null): boolean => step?.kind === 'flight'
const isMove = (step: Step): boolean => step.kind === 'travel' || isFlight(step)
const positionOf = ({ latitude, longitude }: Located): Point => ({ lat: latitude, lon: longitude })
const isAt = (a: Point, b: Point) => a.lat === b.lat && a.lon === b.lon
const townOf = (step: Step) => step.town ?? step.title

/** The stops and drives of each day; a day begins where the one before it ended. */
export function dayRoutesOf(days: readonly Day[]): DayRoute[] {
  let here: DayStop | null = null
  let start: DayStop | null = null
  return days.map((day) => {
    const walk: DayWalk = new DayWalk(here, start)
    const stretches = stretchesOf(day.schedule.filter(isLocated))
    for (const [index, stretch] of stretches.entries()) walk.take(stretch, stretches[index + 1] ?? null)
    start ??= walk.stops[0] ?? null
    here = walk.here ?? here
    return { day: day.day, stops: walk.stops, legs: walk.legs }
  })
}

function stretchesOf(steps: readonly Located[]): Stretch[] {
  const stretches: Stretch[] = []
  for (const step of steps) {
    if (isMove(step)) stretches.push({ move: step, steps: [] })
    else if (stretches.length === 0) stretches.push({ move: null, steps: [step] })
    else stretches.at(-1)!.steps.push(step)
  }
  return stretches
}

const nothingDriven = () => ({ km: null as number | null, minutes: 0, rests: [] as string[], path: [] as Point[] })

/** Follows the group through one day. */
class DayWalk {
  readonly stops: DayStop[] = []
  readonly legs: DayLeg[] = []
  #at = -1
  #start: DayStop | null
  #driven = nothingDriven()

  constructor(from: DayStop | null, start: DayStop | null) {
    this.#start = start
    if (from) this.#at = this.stops.push({ ...from, kind: from.kind === 'start' ? 'start' : 'bed', isCall: false }) - 1
  }

  get here(): DayStop | null {
    return this.stops[this.#at] ?? null
  }

  take({ move, steps }: Stretch, next: Stretch | null): void {
    if (move) this.#drive(move)
    else if (!this.here && steps[0]) this.#arrive(this.#startAt(steps[0]), false)
    const calls = steps.filter(
      ({ kind, programme_id }) => kind === 'visit' || (kind === 'activity' && !programme_id) || kind === 'check_in',
    )
    for (const call of calls) this.#arrive(stopOfCall(call, move), isFlight(move))
    if (!move || calls.length > 0) return
    const isReturn = this.stops.some((stop) => isAt(stop, positionOf(move)))
    if (next === null || isReturn || isFlight(move) || isFlight(next.move))
      this.#arrive(this.#stopAfter(move, steps, next === null), isFlight(move))
    else this.#driven.rests.push(move.town ?? '')
  }

  #drive(move: Located): void {
    const { km } = this.#driven
    if (move.distance_km !== undefined) this.#driven.km = (km ?? 0) + move.distance_km
    this.#driven.minutes += minutesBetween(move.start, move.end)
    this.#driven.path.push(...(move.path ?? []).map(([lat, lon]) => ({ lat, lon })))
  }

  #arrive(stop: DayStop, flies: boolean): void {
    if (this.here && isAt(this.here, stop) && this.#driven.minutes === 0) return
    const known = this.stops.findIndex((one) => one.name === stop.name && isAt(one, stop))
    const to = known < 0 ? this.stops.push(stop) - 1 : known
    if (stop.isCall) this.stops[to]!.isCall = true
    if (stop.isUnconfirmed) this.stops[to]!.isUnconfirmed = true
    if (this.#at >= 0 && this.#at !== to) {
      const path = joined(this.here!, this.#driven.path, stop)
      this.legs.push({ from: this.#at, to, line: flies ? 'flight' : 'road', ...this.#driven, path })
    }
    this.#at = to
    this.#driven = nothingDriven()
  }

  #startAt = (step: Located): DayStop => ({
    ...positionOf(step),
    name: townOf(step),
    town: townOf(step),
    kind: 'start',
    isCall: false,
    isUnconfirmed: false,
  })

  /** Where a drive ends without a visit: home, a bed that is known, or an airport. */
  #stopAfter(move: Located, steps: readonly Located[], isLast: boolean): DayStop {
    const at = positionOf(move)
    const known = this.stops.find((stop) => stop.name === townOf(move) && isAt(stop, at))
    if (known) return known
    if (this.#start && isAt(this.#start, at)) return this.#start
    const kind = isLast && steps.length > 0 ? 'bed' : 'stop'
    return { ...at, name: townOf(move), town: townOf(steps[0] ?? move), kind, isCall: false, isUnconfirmed: false }
  }
}

/** A visit or a check-in; a drive that ends there has the name without other words. */
function stopOfCall(call: Located, move: Located | null): DayStop {
  const at = positionOf(call)
  const name = move?.town && isAt(positionOf(move), at) ? move.town : call.title
  const kind = call.kind === 'check_in' ? 'bed' : 'stop'
  return { ...at, name, town: townOf(call), kind, isCall: true, isUnconfirmed: call.arrange !== undefined }
}

/** The road from stop to stop: its ends are rounded, so those of the stops are taken. */
const joined = (from: Point, path: readonly Point[], to: Point): Point[] | null =>
  path.length === 0 ? null : [from, ...path.slice(1, -1), to]
