import type { Itinerary } from '#shared/contracts/itinerary'
import { calendarFile } from './calendar-file.ts'

/** Downloads the plan as an iCalendar file. */
export function saveCalendarFile(itinerary: Itinerary, address: string): void {
  const url = URL.createObjectURL(new Blob([calendarFile(itinerary, address)], { type: 'text/calendar' }))
  Object.assign(document.createElement('a'), { href: url, download: `trip-${itinerary.start_date}.ics` }).click()
  URL.revokeObjectURL(url)
}
