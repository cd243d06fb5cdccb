import { addDays, monthOf, weekdayOf } from '#shared/domain/calendar'
import type { Facts, Place } from '#shared/domain/catalogue/facts'
import type { Request } from '#shared/domain/idea/requests/request'
import type { GoodDays } from './dates.ts'
import { isInside, isStopRequest, nearestAnswers } from './stops-to-arrange.ts'
import { weeksWithoutTrips } from './trip-weeks.ts'
import type { Area } from './trip-request.ts'

/** The months in which a request without a name can be had near the trip; null if in all, or nowhere. */
function seasonOf(request: Request, areas: readonly Area[], suits: (place: Place) => boolean, facts: Facts) {
  if (!isStopRequest(request) || request.force === 'not' || isInside(request)) return null
  if (request.kind === 'sight' && request.placeId !== null) return null
  const near = nearestAnswers(request, areas, suits, facts)
  return near.length > 0 && near.every(({ seasonal }) => seasonal) ? near.flatMap(({ seasonal }) => seasonal!) : null
}

/** Which first days are good for what was asked for: open, in season, and in no weeks without trips. */
export function goodDays(
  named: readonly Place[],
  planned: readonly Request[],
  areas: readonly Area[],
  group: { gradeMin: number; gradeMax: number },
  suits: (place: Place) => boolean,
  facts: Facts,
): GoodDays {
  const seasons = planned.flatMap((request) => {
    const months = seasonOf(request, areas, suits, facts)
    return months ? [months] : []
  })
  const isOpen = ({ open_days, seasonal }: Place, day: string) =>
    open_days.includes(weekdayOf(day)) && (!seasonal || seasonal.includes(monthOf(day)))
  return {
    isGood: (start, days) => {
      if (named.length + seasons.length === 0) return true
      const trip = Array.from({ length: days }, (_, i) => addDays(start, i))
      return (
        named.every((place) => trip.some((day) => isOpen(place, day))) &&
        seasons.every((months) => trip.some((day) => months.includes(monthOf(day))))
      )
    },
    withoutTrips: weeksWithoutTrips(facts.calendar, [group.gradeMin, group.gradeMax]),
  }
}
