/** Minutes from midnight, or NaN if the text is not a valid `HH:MM`. */
export function minutesOfClock(clock: string): number {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(clock) ? Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3)) : NaN
}
/** "2 h 35 min", "45 min". */
export function inHours(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const rest = Math.round(minutes % 60)
  if (hours === 0) return `${rest} min`
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`
}
export const clockOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
