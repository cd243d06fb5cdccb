import { shownDayOf } from '../shown-figures.ts'

const SAST_MS = 2 * 3_600_000

/** "21 November 2026, 14:02", in South African time. */
export const shownInstant = (instant: string): string =>
  `${shownDayOf(instant)}, ${new Date(Date.parse(instant) + SAST_MS).toISOString().slice(11, 16)}`
