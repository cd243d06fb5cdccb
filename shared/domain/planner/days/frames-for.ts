import { addDays, monthOf, weekdayOf } from '#shared/domain/calendar'
import { isAirport } from '../brief/airports.ts'
import type { Brief, Spot } from '../brief/brief.ts'
import type { Economy } from '../economy.ts'
import { legBetween } from '../road/leg.ts'
import {
  driveLimitMinutes,
  FREE_MINUTES,
  LUNCH_EARLIEST,
  LUNCH_LATEST,
  LUNCH_MINUTES,
  visitLimit,
  visitMinutesLimit,
} from '../settings.ts'
import type { FrameChoice } from './day-solver.ts'
import type { DayFrame } from './frame.ts'

const clock = (hours: number, minutes = 0) => hours * 60 + minutes
/** Earliest departure and latest arrival, the kindest first. Away from home nobody leaves before 7:15, so that all sleep eight hours. */
type Hours = readonly (readonly [number, number])[]
const homeBy = (gradeMin: number) => (gradeMin <= 3 ? clock(14, 30) : gradeMin <= 7 ? clock(16, 30) : clock(17, 30))
/** Briefing of the group before it leaves. */
export const BRIEFING_MINUTES = 15
/** No family is asked to be at the school gate before this, however far the way: who is up at four sees nothing at ten. */
const earliestMeeting = (gradeMin: number) => (gradeMin <= 3 ? clock(6, 30) : gradeMin <= 7 ? clock(6, 15) : clock(6))
const earliestLeave = (gradeMin: number) => earliestMeeting(gradeMin) + BRIEFING_MINUTES
const DAY_TRIP = (gradeMin: number): Hours => [
  [clock(7), homeBy(gradeMin)],
  [earliestLeave(gradeMin), gradeMin <= 3 ? clock(16, 30) : clock(18, 30)],
  [earliestLeave(gradeMin), gradeMin <= 3 ? clock(18) : clock(20)],
]
const FIRST_DAY = (gradeMin: number): Hours => [
  [clock(7), clock(17, 30)],
  [earliestLeave(gradeMin), clock(18, 30)],
  [earliestLeave(gradeMin), clock(20)],
]
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
/** A group that flies lands in the morning and must be at the airport again by the middle of the afternoon. */
const FLIGHT_DAY: readonly [number, number] = [clock(10), clock(15, 30)]
/** Extra km for a place, by how long the day may be. */
const DETOUR_KM = [140, 220, 300] as const
/** On a trip of so many days every other day is a lighter one: nobody learns much from a ninth museum in a row. */
const LONG_TRIP_DAYS = 5
/** Four hours are too long for the smallest, and better than a day with nothing to see. */
const LAST_RESORT_DRIVE_MINUTES = 240
/** Time on the road from which a day without a visit is accepted. */
export const HEAVY_DRIVE_MINUTES = 240

/** The way there and the way home may be this much longer for what is seen on them: nobody drives across the country for one museum more. */
const ON_THE_WAY = { extraMinutes: 150, leastMinutes: 300 } as const
/** Only so late is home in time for parents and school. */
const HOME_LATEST = clock(19, 30)
/** Less than this is no day out. */
const SHORTEST_DAY = 150
/** A day's hours, and how far they are from the kindest. */
type LevelledHours = readonly [earliest: number, latest: number, level: number]
/** The hours that were asked for first, kindest first; the usual ones only where nothing can be seen within those. */
function withinAsked(hours: Hours, starts: readonly number[] | null, homeAt: number | null): LevelledHours[] {
  const usual = hours.map(([earliest, latest], level): LevelledHours => [earliest, latest, level])
  if (starts === null && homeAt === null) return usual
  const asked = (starts ?? [0]).flatMap((start) =>
    usual
      .map(
        ([earliest, latest, level]): LevelledHours => [
          Math.max(earliest, start),
          Math.min(latest, homeAt ?? latest),
          level,
        ],
      )
      .filter(([earliest, latest]) => latest - earliest >= SHORTEST_DAY),
  )
  return [...asked, ...usual]
}
/** When a group may eat at school before it leaves, the latest first. */
const LUNCH_AT_SCHOOL = [LUNCH_LATEST, clock(12, 30), LUNCH_EARLIEST] as const
/** When a trip that is to leave at `from` sets out, the nearest first; with nights, and not in the morning, it eats at school. */
function settingOut(from: number, days: number): number[] {
  const asked = from + BRIEFING_MINUTES
  if (days === 1) return [asked]
  return [...(asked <= LUNCH_LATEST ? [asked] : []), ...LUNCH_AT_SCHOOL.filter((lunch) => lunch < asked)]
}
/** When a trip that is to be back by `to` can be: one with nights has lunch and its free hour before the way home. */
const backAt = (to: number, days: number, wayHome: number) =>
  days === 1 ? to : Math.max(to, LUNCH_EARLIEST + LUNCH_MINUTES + FREE_MINUTES + wayHome)

/** The frames of every day of a trip that sleeps at `beds` (one a night). */
export function framesFor(
  brief: Brief,
  beds: readonly Spot[],
  { sparing, bare }: Pick<Economy, 'sparing' | 'bare'>,
): FrameChoice[] {
  const flies = brief.home !== null && isAirport(brief.start)
  return Array.from({ length: brief.days }, (_, i): FrameChoice => {
    const date = addDays(brief.startDate, i)
    const from = beds[i - 1] ?? brief.start
    const to = beds[i] ?? brief.start
    const last = i === brief.days - 1
    const hours =
      brief.days === 1 ? DAY_TRIP(brief.gradeMin) : i === 0 ? FIRST_DAY(brief.gradeMin) : last ? LAST_DAY : MIDDLE_DAY
    const direct =
      brief.days === 1 ? 2 * legBetween(from, brief.areas[0]!).driveMinutes : legBetween(from, to).driveMinutes
    const limit = driveLimitMinutes(brief.gradeMin)
    const asked = withinAsked(
      hours,
      i === 0 && brief.hours.from !== null ? settingOut(brief.hours.from, brief.days) : null,
      last && brief.hours.to !== null ? backAt(brief.hours.to, brief.days, direct) : null,
    )
    const homeward = last && brief.days > 1
    const between = brief.days > 1 && (i === 0 || last)
    const most = between ? Math.min(limit, Math.max(direct + ON_THE_WAY.extraMinutes, ON_THE_WAY.leastMinutes)) : limit
    const heavy = brief.days > 1 && direct > HEAVY_DRIVE_MINUTES
    const spanOf = ([earliest, usual]: LevelledHours) => {
      const latest = homeward && !heavy ? Math.min(usual, HOME_LATEST) : usual
      return {
        start: i === 0 && flies ? FLIGHT_DAY[0] : earliest,
        end: last && flies ? Math.min(latest, FLIGHT_DAY[1]) : latest,
      }
    }
    const kindest = spanOf(asked[0]!)
    return asked.map((span): DayFrame => {
      const [, , level] = span
      const { start, end } = spanOf(span)
      return {
        date,
        weekday: weekdayOf(date),
        month: monthOf(date),
        from,
        to,
        earliestStart: start,
        latestEnd: end,
        kindest,
        lunchMinutes: LUNCH_MINUTES + (last ? FREE_MINUTES : 0),
        maxVisits:
          brief.camp || bare
            ? 1
            : Math.min(sparing || (brief.days >= LONG_TRIP_DAYS && i % 2 === 0) ? 2 : 4, visitLimit(brief.gradeMin)),
        maxDriveMinutes:
          level === 0
            ? Math.min(limit, Math.max(direct + 120, 240))
            : level === 1
              ? most
              : Math.max(most, LAST_RESORT_DRIVE_MINUTES),
        maxVisitMinutes: visitMinutesLimit(brief.gradeMin),
        heavy,
        homeward: last,
        detourKm: brief.days === 1 ? Infinity : DETOUR_KM[level]!,
      }
    })
  })
}
