import type { Itinerary } from '#shared/contracts/itinerary'
import type { Step } from './day-figures.ts'

/** Lines of an iCalendar file have at most 75 octets; a longer one continues on a line that starts with a space. */
const LINE_OCTETS = 73

/** The plan as an iCalendar file: one event for each step, in South African time, with place and position. */
export function calendarFile(itinerary: Itinerary, address: string): string {
  const stamp = utc(new Date(itinerary.created_at))
  const events = itinerary.daily_itinerary.flatMap((day) =>
    day.schedule.map((step, index) =>
      eventLines(step, day.date, `${itinerary.search_id}-${day.day}-${index}@uhambo`, stamp, address),
    ),
  )
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Uhambo//Itinerary//EN',
    `X-WR-CALNAME:${escaped(itinerary.title)}`,
    ...events.flat(),
    'END:VCALENDAR',
  ]
  return lines.flatMap(folded).join('\r\n') + '\r\n'
}

function eventLines(step: Step, date: string, uid: string, stamp: string, address: string): string[] {
  const hasPosition = step.latitude !== undefined && step.longitude !== undefined
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${stamp}`,
    `DTSTART:${instantOf(date, step.start)}`,
    `DTEND:${instantOf(date, step.end)}`,
    `SUMMARY:${escaped(step.arrange ? `${step.title} (not confirmed)` : step.title)}`,
    ...(step.town ? [`LOCATION:${escaped(`${step.town}, South Africa`)}`] : []),
    ...(hasPosition ? [`GEO:${step.latitude};${step.longitude}`] : []),
    `DESCRIPTION:${escaped([withinInWords(step), step.note, `Draft plan: ${address}`].filter(Boolean).join('\n'))}`,
    'END:VEVENT',
  ]
}

/** "Here too: dolphin show (not confirmed)." */
const withinInWords = ({ within = [] }: Step): string =>
  within.length === 0 ? '' : `Here too: ${within.map(({ title }) => `${title} (not confirmed)`).join('; ')}.`

/** South Africa keeps UTC+2 all year. */
const instantOf = (date: string, time: string) => utc(new Date(`${date}T${time}:00+02:00`))
const utc = (instant: Date) => instant.toISOString().replace(/[-:]|\.\d{3}/g, '')
const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n')

function folded(line: string): string[] {
  const encoder = new TextEncoder()
  const lines: string[] = ['']
  let octets = 0
  for (const character of line) {
    const size = encoder.encode(character).length
    if (octets + size > LINE_OCTETS) {
      lines.push(' ')
      octets = 1
    }
    lines[lines.length - 1] += character
    octets += size
  }
  return lines
}
