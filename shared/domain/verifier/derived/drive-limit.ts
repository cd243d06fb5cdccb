const DEFAULT_YOUNGEST = 12

/** Minutes of driving a day, by the youngest grade in the group: at most eight hours, less for the young. */
export function driveLimitMinutes(grades: [number, number] | null): number {
  const youngest = grades?.[0] ?? DEFAULT_YOUNGEST
  return youngest <= 3 ? 240 : youngest <= 7 ? 360 : 480
}
