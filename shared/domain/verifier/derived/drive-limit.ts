const DEFAULT_YOUNGEST = 12

/** The most minutes of driving in a day, by the lowest grade of the group. */
export function driveLimitMinutes(grades: [number, number] | null): number {
  const youngest = grades?.[0] ?? DEFAULT_YOUNGEST
  return youngest <= 3 ? 240 : youngest <= 6 ? 360 : 480
}
