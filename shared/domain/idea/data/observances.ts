import type { DateRange } from '../../calendar.ts'
import type { Source } from './source.ts'

/** Days of a faith by the moon, so that each year has its own; the sighting may move them by a day. */
export interface Observance {
  names: readonly string[]
  days: readonly DateRange[]
  source: Source
}

export const OBSERVANCES: readonly Observance[] = [
  {
    names: ['ramadaan', 'ramadan', 'ramazan', 'ramadhan', 'the fast', 'fasting month', 'vasmaand'],
    days: [
      { start: '2026-02-18', end: '2026-03-20' },
      { start: '2027-02-08', end: '2027-03-10' },
      { start: '2028-01-28', end: '2028-02-27' },
    ],
    source: 'calendar',
  },
  {
    names: ['passover', 'pesach', 'pesag'],
    days: [
      { start: '2026-04-01', end: '2026-04-09' },
      { start: '2027-04-21', end: '2027-04-29' },
      { start: '2028-04-10', end: '2028-04-18' },
    ],
    source: 'calendar',
  },
  {
    names: ['diwali', 'deepavali'],
    days: [
      { start: '2026-11-07', end: '2026-11-09' },
      { start: '2027-10-27', end: '2027-10-30' },
    ],
    source: 'calendar',
  },
]
