import type { Source } from './source.ts'

/** The names that people use for a school holiday; `season` is the start of its name in catalogue/calendar.json. */
export interface SchoolHolidayNames {
  season: 'Autumn' | 'Winter' | 'Spring' | 'Summer'
  en: readonly string[]
  af: readonly string[]
  source: Source
}

export const SCHOOL_HOLIDAYS: readonly SchoolHolidayNames[] = [
  { season: 'Autumn', en: ['autumn', 'easter'], af: ['herfs', 'paas'], source: 'calendar' },
  { season: 'Autumn', en: ['march', 'mar', 'april', 'apr'], af: ['maart'], source: 'usage' },
  { season: 'Winter', en: ['winter', 'mid-year', 'mid year', 'midyear'], af: ['winter'], source: 'calendar' },
  { season: 'Winter', en: ['june', 'jun', 'july', 'jul'], af: ['junie', 'julie'], source: 'usage' },
  { season: 'Spring', en: ['spring'], af: ['lente'], source: 'calendar' },
  { season: 'Spring', en: ['september', 'sept', 'sep', 'october', 'oct'], af: ['oktober', 'okt'], source: 'usage' },
  { season: 'Summer', en: ['summer', 'christmas', 'xmas', 'festive'], af: ['somer', 'kers'], source: 'calendar' },
  { season: 'Summer', en: ['year-end', 'year end', 'end of year'], af: ['jaareinde'], source: 'usage' },
  { season: 'Summer', en: ['november', 'december', 'dec', 'january', 'jan'], af: ['desember', 'des'], source: 'usage' },
]
