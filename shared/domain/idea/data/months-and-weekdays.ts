import type { Source } from './source.ts'

interface Names {
  en: readonly string[]
  af: readonly string[]
  source: Source
}
export interface MonthNames extends Names {
  /** 1 is January. */
  month: number
  /** isiZulu, isiXhosa and their loan forms. */
  nguni: readonly string[]
}
export interface WeekdayNames extends Names {
  /** 1 is Monday. */
  weekday: number
  /** isiZulu, isiXhosa, Sesotho and Setswana, with the prefix of "on". */
  nguni?: readonly string[]
}

/** Errors of one letter in a long name are corrected before the text is read (misspelt-words.ts). */
export const MONTHS: readonly MonthNames[] = [
  { month: 1, en: ['january', 'jan'], af: ['januarie'], nguni: ['januwari', 'umasingana'], source: 'usage' },
  { month: 2, en: ['february', 'feb', 'febr'], af: ['februarie'], nguni: ['februwari', 'unhlolanja'], source: 'usage' },
  { month: 3, en: ['march', 'mar'], af: ['maart', 'mrt'], nguni: ['mashi', 'matshi', 'undasa'], source: 'usage' },
  { month: 4, en: ['april', 'apr'], af: [], nguni: ['ephreli', 'epreli', 'umbaso'], source: 'usage' },
  { month: 4, en: ['aprl', 'apirl', 'aprill'], af: [], nguni: [], source: 'spelling' },
  { month: 5, en: ['may'], af: ['mei'], nguni: ['meyi', 'unhlaba'], source: 'usage' },
  { month: 6, en: ['june', 'jun'], af: ['junie', 'juni'], nguni: ['unhlangulana'], source: 'usage' },
  { month: 7, en: ['july', 'jul'], af: ['julie'], nguni: ['julayi', 'untulikazi'], source: 'usage' },
  { month: 8, en: ['august', 'aug'], af: ['augustus'], nguni: ['agasti', 'uncwaba'], source: 'usage' },
  { month: 8, en: ['agust', 'augst'], af: [], nguni: [], source: 'spelling' },
  { month: 9, en: ['september', 'sept', 'sep'], af: [], nguni: ['septhemba', 'septemba', 'umandulo'], source: 'usage' },
  {
    month: 10,
    en: ['october', 'oct'],
    af: ['oktober', 'okt'],
    nguni: ['okthobha', 'okthoba', 'umfumfu'],
    source: 'usage',
  },
  { month: 11, en: ['november', 'nov'], af: [], nguni: ['novemba', 'ulwezi'], source: 'usage' },
  { month: 12, en: ['december', 'dec'], af: ['desember', 'des'], nguni: ['disemba', 'uzibandlela'], source: 'usage' },
]

export const WEEKDAYS: readonly WeekdayNames[] = [
  {
    weekday: 1,
    en: ['mondays', 'monday', 'mon'],
    af: ['maandag', 'ma'],
    nguni: ['umsombuluko', 'ngomsombuluko', 'ngomvulo', 'umvulo', 'mantaha', 'mosupologo'],
    source: 'usage',
  },
  {
    weekday: 2,
    en: ['tuesdays', 'tuesday', 'tues', 'tue'],
    af: ['dinsdag', 'di'],
    nguni: ['ulwesibili', 'ngolwesibili', 'ngolwesibini', 'labobedi'],
    source: 'usage',
  },
  {
    weekday: 3,
    en: ['wednesdays', 'wednesday', 'weds', 'wed'],
    af: ['woensdag', 'woens', 'woe', 'wo'],
    nguni: ['ulwesithathu', 'ngolwesithathu', 'laboraro'],
    source: 'usage',
  },
  {
    weekday: 4,
    en: ['thursdays', 'thursday', 'thurs', 'thur', 'thu'],
    af: ['donderdag', 'do'],
    nguni: ['ulwesine', 'ngolwesine', 'labone'],
    source: 'usage',
  },
  {
    weekday: 5,
    en: ['fridays', 'friday', 'fri'],
    af: ['vrydag', 'vry', 'vr'],
    nguni: ['ulwesihlanu', 'ngolwesihlanu', 'labohlano', 'labotlhano'],
    source: 'usage',
  },
  {
    weekday: 6,
    en: ['saturdays', 'saturday', 'sat'],
    af: ['saterdag', 'sa'],
    nguni: ['umgqibelo', 'ngomgqibelo', 'moqebelo', 'matlhatso'],
    source: 'usage',
  },
  {
    weekday: 7,
    en: ['sundays', 'sunday', 'sun'],
    af: ['sondag', 'so'],
    nguni: ['isonto', 'ngesonto', 'ngecawa', 'icawa', 'sontaha', 'tshipi'],
    source: 'usage',
  },
]
