import type { Candidate } from '../candidates/find-candidates.ts'
import type { Spot } from '../brief/brief.ts'

/** One day's frame before places are put into it: where it begins and ends and how long it may be; minutes from midnight. */
export interface DayFrame {
  date: string
  weekday: number
  month: number
  from: Spot
  to: Spot
  earliestStart: number
  latestEnd: number
  /** The hours of the kindest form of this day: a harder one keeps to them where it can. */
  kindest: { start: number; end: number }
  /** Lunch, and on days without an evening together also the free hour that follows it. */
  lunchMinutes: number
  maxVisits: number
  maxDriveMinutes: number
  maxVisitMinutes: number
  /** So long a drive that a day without a visit is no shame. */
  heavy: boolean
  /** The day ends where the trip began: lunch is eaten before. */
  homeward: boolean
  /** Extra km (great circle) past which a place is not on the day's way, unless it was named. */
  detourKm: number
}
export interface Visit {
  candidate: Candidate
  minutes: number
}
/** Where the group stands in turn: first the day's beginning (no visit), then each visit; lunch may be eaten there before driving on. */
export interface Stop {
  visit: Visit | null
  lunchHere: boolean
}
/** What the solver found for a day, worth `score` points. */
export interface DayPlan {
  stops: Stop[]
  score: number
}
export const visitsOf = (plan: DayPlan): Visit[] => plan.stops.flatMap(({ visit }) => visit ?? [])
/** Whether a place can be visited on the day of this frame at all. */
export const isOpenOn = ({ place }: Candidate, frame: DayFrame): boolean =>
  place.open_days.includes(frame.weekday) && (!place.seasonal || place.seasonal.includes(frame.month))
const spotKey = ({ lat, lon }: Spot) => `${lat},${lon}`
/** Frames of one key are the same problem to the solver: the date has already decided which places are open. */
export const frameKey = (frame: DayFrame): string =>
  [
    spotKey(frame.from),
    spotKey(frame.to),
    frame.earliestStart,
    frame.latestEnd,
    frame.lunchMinutes,
    frame.maxVisits,
    frame.maxDriveMinutes,
    frame.maxVisitMinutes,
    frame.homeward ? 1 : 0,
  ].join(' ')
