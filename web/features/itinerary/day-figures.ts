import type { Itinerary } from '#shared/contracts/itinerary'
import { minutesBetween } from './shown-figures.ts'

export type Day = Itinerary['daily_itinerary'][number]
export type Step = Day['schedule'][number]

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)
const drives = (day: Day) => day.schedule.filter(({ kind }) => kind === 'travel')

export const driveMinutesOf = (day: Day): number => sum(drives(day).map(({ start, end }) => minutesBetween(start, end)))
export const kmOf = (day: Day): number => sum(drives(day).map(({ distance_km }) => distance_km ?? 0))
export const tripKm = (days: readonly Day[]): number => sum(days.map(kmOf))
