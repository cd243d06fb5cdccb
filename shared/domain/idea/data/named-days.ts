import type { Source } from './source.ts'

interface NamedDay {
  en: readonly string[]
  af: readonly string[]
  source: Source
}
/** A public holiday by what people call it; `official` is its name in catalogue/calendar.json. */
export interface PublicHoliday extends NamedDay {
  official: string
}
/** A day that is marked every year without being a public holiday. */
export interface MarkedDay extends NamedDay {
  month: number
  day: number
}

export const PUBLIC_HOLIDAYS: readonly PublicHoliday[] = [
  { official: 'Human Rights Day', en: ['human rights day'], af: ['menseregtedag'], source: 'calendar' },
  { official: 'Good Friday', en: ['good friday'], af: ['goeie vrydag'], source: 'calendar' },
  {
    official: 'Family Day',
    en: ['family day', 'easter monday', 'easter weekend'],
    af: ['gesinsdag', 'paasmaandag'],
    source: 'calendar',
  },
  { official: 'Freedom Day', en: ['freedom day'], af: ['vryheidsdag'], source: 'calendar' },
  { official: "Workers' Day", en: ["workers' day", 'workers day'], af: ['werkersdag'], source: 'calendar' },
  { official: 'Youth Day', en: ['youth day'], af: ['jeugdag'], source: 'calendar' },
  {
    official: "National Women's Day",
    en: ["national women's day", "women's day", 'womens day'],
    af: ['vrouedag'],
    source: 'calendar',
  },
  { official: 'Heritage Day', en: ['heritage day', 'braai day'], af: ['erfenisdag'], source: 'calendar' },
  {
    official: 'Day of Reconciliation',
    en: ['day of reconciliation', 'reconciliation day'],
    af: ['versoeningsdag'],
    source: 'calendar',
  },
]

export const MARKED_DAYS: readonly MarkedDay[] = [
  { month: 5, day: 25, en: ['africa day'], af: ['afrikadag'], source: 'usage' },
  { month: 6, day: 5, en: ['world environment day'], af: ['wereldomgewingsdag'], source: 'usage' },
  { month: 7, day: 18, en: ['mandela day'], af: ['mandeladag'], source: 'usage' },
  { month: 9, day: 1, en: ['arbor day'], af: ['boomplantdag'], source: 'usage' },
]
