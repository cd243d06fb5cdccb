/** Months as they are typed: English, Afrikaans, isiZulu and isiXhosa loan forms, short forms and common slips; 1 = January. */
const MONTH_FORMS: readonly (readonly string[])[] = [
  ['january', 'jan', 'januarie', 'januwari', 'janurary', 'januray', 'janaury', 'umasingana'],
  ['february', 'feb', 'febr', 'februarie', 'februwari', 'febuary', 'feburary', 'februrary', 'unhlolanja'],
  ['march', 'mar', 'maart', 'mrt', 'mashi', 'matshi', 'undasa'],
  ['april', 'apr', 'aprl', 'apirl', 'aprill', 'ephreli', 'epreli', 'umbaso'],
  ['may', 'mei', 'meyi', 'unhlaba'],
  ['june', 'jun', 'junie', 'juni', 'unhlangulana'],
  ['july', 'jul', 'julie', 'julayi', 'untulikazi'],
  ['august', 'aug', 'augustus', 'agasti', 'agust', 'augst', 'auguest', 'uncwaba'],
  ['september', 'sept', 'sep', 'septhemba', 'septemba', 'setpember', 'septmber', 'sepember', 'septembre', 'umandulo'],
  ['october', 'oct', 'okt', 'oktober', 'okthobha', 'okthoba', 'octobre', 'ocotber', 'octber', 'umfumfu'],
  ['november', 'nov', 'novemba', 'novermber', 'novmber', 'ulwezi'],
  ['december', 'dec', 'des', 'desember', 'disemba', 'decmber', 'decemeber', 'uzibandlela'],
]
const NUMBERS = new Map(MONTH_FORMS.flatMap((forms, index) => forms.map((form) => [form, index + 1] as const)))

export const MONTH = `(?:${[...NUMBERS.keys()].toSorted((a, b) => b.length - a.length).join('|')})`
export const monthNumber = (name: string): number => NUMBERS.get(name) ?? 0

const WEEKDAY_FORMS: readonly (readonly string[])[] = [
  ['mondays', 'monday', 'mon', 'maandag', 'ma'],
  ['tuesdays', 'tuesday', 'tues', 'tue', 'dinsdag', 'di'],
  ['wednesdays', 'wednesday', 'weds', 'wed', 'woensdag', 'wo'],
  ['thursdays', 'thursday', 'thurs', 'thur', 'thu', 'donderdag', 'do'],
  ['fridays', 'friday', 'fri', 'vrydag', 'vry', 'vr'],
  ['saturdays', 'saturday', 'sat', 'saterdag', 'sa'],
  ['sundays', 'sunday', 'sun', 'sondag', 'so'],
]
const WEEKDAYS = new Map(WEEKDAY_FORMS.flatMap((forms, index) => forms.map((form) => [form, index + 1] as const)))

/** Only forms that cannot be another word ("do", "so") stand alone as a weekday. */
export const WEEKDAY = `(?:${[...WEEKDAYS.keys()]
  .filter((form) => form.length > 2)
  .toSorted((a, b) => b.length - a.length)
  .join('|')})`
/** 1 = Monday … 7 = Sunday. */
export const weekdayNumber = (name: string): number => WEEKDAYS.get(name) ?? 0
