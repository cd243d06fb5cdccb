/** A clock time some minutes later, `HH:MM`; null beyond the day. */
export function clockAfter(time: string, minutes: number): string | null {
  const total = Number(time.slice(0, 2)) * 60 + Number(time.slice(3)) + minutes
  if (total < 0 || total >= 24 * 60) return null
  return [Math.floor(total / 60), total % 60].map((part) => String(part).padStart(2, '0')).join(':')
}
