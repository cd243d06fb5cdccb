import type { TripRequest } from '../../request/trip-request.ts'
import { goesOnAfterEvent } from '../../request/event-stops.ts'
import { LUNCH_EARLIEST, LUNCH_LATEST, LUNCH_MINUTES } from '../../roads/settings.ts'
import { BRIEFING_MINUTES } from '../settings.ts'

const clock = (hours: number, minutes = 0) => hours * 60 + minutes
/** The earliest departure and latest arrival of a day, and how far they are relaxed; 0 is the strictest level. */
export interface DayHours {
  start: number
  end: number
  level: number
  /** The idea asks for other hours, and these break them. */
  breaksAsked?: true
  /** It may end at the very minute at which the group must be back. */
  noReserve?: true
}
type Hours = readonly (readonly [start: number, end: number])[]

/** The earliest time to meet at school. */
const earliestMeeting = (gradeMin: number) => (gradeMin <= 3 ? clock(6, 30) : gradeMin <= 7 ? clock(6, 15) : clock(6))
/** The earliest departure from home. */
export const earliestLeave = (gradeMin: number) => earliestMeeting(gradeMin) + BRIEFING_MINUTES
const homeBy = (gradeMin: number) => (gradeMin <= 3 ? clock(14, 30) : gradeMin <= 7 ? clock(16, 30) : clock(17, 30))
const dayTrip = (gradeMin: number): Hours => [
  [clock(7), homeBy(gradeMin)],
  [earliestLeave(gradeMin), gradeMin <= 3 ? clock(16, 30) : clock(18, 30)],
  [earliestLeave(gradeMin), gradeMin <= 3 ? clock(18) : clock(20)],
]
const firstDay = (gradeMin: number): Hours => [
  [clock(7), clock(17, 30)],
  [earliestLeave(gradeMin), clock(18, 30)],
  [earliestLeave(gradeMin), clock(20)],
]
/** From a stay, no day starts before 7:15, so that everybody can sleep for eight hours. */
const MIDDLE_DAY: Hours = [
  [clock(8), clock(17, 15)],
  [clock(7, 30), clock(18, 30)],
  [clock(7, 15), clock(19, 30)],
]
const LAST_DAY: Hours = [
  [clock(8), clock(17)],
  [clock(7, 30), clock(18, 30)],
  [clock(7, 15), clock(21)],
]
function usualHours(index: number, request: TripRequest): DayHours[] {
  const { days, gradeMin } = request
  // A match that is over by lunch and far from home leaves an afternoon only if the group is home later.
  const hours = goesOnAfterEvent(request)
    ? dayTrip(gradeMin).slice(1)
    : days === 1
      ? dayTrip(gradeMin)
      : index === 0
        ? firstDay(gradeMin)
        : index === days - 1
          ? LAST_DAY
          : MIDDLE_DAY
  return hours.map(([start, end], level) => ({ start, end, level }))
}

/** Times at which a group may eat at school before it leaves, the latest first. */
const LUNCH_AT_SCHOOL = [LUNCH_LATEST, clock(12, 30), LUNCH_EARLIEST] as const
/** Departures to try for a trip that is to leave at `from`, the nearest first. With nights, and not in the morning, it eats at school. */
function departures(from: number, days: number): number[] {
  const asked = from + BRIEFING_MINUTES
  if (days === 1) return [asked]
  return [...(asked <= LUNCH_LATEST ? [asked] : []), ...LUNCH_AT_SCHOOL.filter((lunch) => lunch < asked)]
}
/** The return of a trip that is to be back by `to`: with nights, it has lunch before the way home. */
const backAt = (to: number, days: number, wayHomeMinutes: number) =>
  days === 1 ? to : Math.max(to, LUNCH_EARLIEST + LUNCH_MINUTES + wayHomeMinutes)

/** Minutes before the hour at which a group must be back: with a reserve for the road where it can be done. */
const RESERVES = [15, 0] as const
/** Hours shorter than this leave no time for a visit. */
const SHORTEST_DAY = 150
/** The hours to try for one day: first within those that were asked for, the strictest first, then the usual ones. */
export function hoursOfDay(index: number, directMinutes: number, request: TripRequest): DayHours[] {
  const { days, hours } = request
  const usual = usualHours(index, request)
  const starts = index === 0 && hours.from !== null ? departures(hours.from, days) : null
  const asksBack = index === days - 1 && hours.to !== null
  if (starts === null && !asksBack) return usual
  const reserves = asksBack ? RESERVES : [0]
  const asked = (starts ?? [0]).flatMap((earliest) =>
    reserves.flatMap((reserve) =>
      usual
        .map(({ start, end, level }): DayHours => {
          const homeAt = asksBack ? backAt(hours.to! - reserve, days, directMinutes) : Infinity
          return {
            start: Math.max(start, earliest),
            end: Math.min(end, homeAt),
            level,
            ...(asksBack && reserve === 0 ? { noReserve: true } : {}),
          }
        })
        .filter(({ start, end }) => end - start >= SHORTEST_DAY),
    ),
  )
  return [...asked, ...usual.map((hours): DayHours => ({ ...hours, breaksAsked: true }))]
}

/** A group that flies arrives in the morning and must be back at the airport by the middle of the afternoon. */
const FLIGHT_HOURS = { start: clock(10), end: clock(15, 30) } as const
/** The latest end of the last day, unless the way home alone takes longer. */
const HOME_LATEST = clock(19, 30)
/** Hours limited by flights and the way home. */
export function limitHours(
  { start, end, level, breaksAsked, noReserve }: DayHours,
  { isFirst, isLast, flies, isLongDrive }: { isFirst: boolean; isLast: boolean; flies: boolean; isLongDrive: boolean },
): DayHours {
  const latest = isLast && !isFirst && !isLongDrive ? Math.min(end, HOME_LATEST) : end
  return {
    start: isFirst && flies ? FLIGHT_HOURS.start : start,
    end: isLast && flies ? Math.min(latest, FLIGHT_HOURS.end) : latest,
    level,
    breaksAsked,
    noReserve,
  }
}
