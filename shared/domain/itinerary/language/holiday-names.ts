/** Public holidays by their names in `calendar.json`. A test holds the table against it. */
const AF_HOLIDAYS: Readonly<Record<string, string>> = {
  "New Year's Day": 'Nuwejaarsdag',
  'Human Rights Day': 'Menseregtedag',
  'Good Friday': 'Goeie Vrydag',
  'Family Day': 'Gesinsdag',
  'Freedom Day': 'Vryheidsdag',
  "Workers' Day": 'Werkersdag',
  'Youth Day': 'Jeugdag',
  "National Women's Day": 'Nasionale Vrouedag',
  'Heritage Day': 'Erfenisdag',
  'Day of Reconciliation': 'Versoeningsdag',
  'Christmas Day': 'Kersdag',
  'Day of Goodwill': 'Welwillendheidsdag',
}
const OBSERVED = ' (observed)'
/** "Erfenisdag", "Erfenisdag (die Maandag daarna)"; undefined: the table lacks it. */
export const afHolidayName = (name: string): string | undefined => AF_HOLIDAYS[name.replace(OBSERVED, '')]
export const afHoliday = (name: string): string =>
  `${afHolidayName(name) ?? name}${name.endsWith(OBSERVED) ? ', die Maandag daarna' : ''}`
