import type { RoadAdvice } from '#shared/domain/catalogue/road-advice'
import type { Language } from '../../../language.ts'
import { GRAMMAR } from '../../../itinerary/language/grammar.ts'
import { numberWord } from '../../../itinerary/words.ts'
import { phrase } from './phrase.ts'

const { number: getal } = GRAMMAR.af

/** What is said of a visit besides the place's own words. */
export const VISIT_PHRASES = {
  kindAt: (kind: string, town: string, isNear: boolean) =>
    `${GRAMMAR.af.capital(`’n ${kind}`)} ${isNear ? 'in' : 'naby'} ${town}.`,
  withOperator: phrase(
    (place: string, town: string) => `${place} (with an operator near ${town})`,
    (place, town) => `${place} (met ’n operateur naby ${town})`,
  ),
  noSupplier: phrase(
    (town: string) => `No fixed supplier: book an operator near ${town}.`,
    (town) => `Geen vaste verskaffer nie: bespreek ’n operateur naby ${town}.`,
  ),
  snackAt: phrase(
    (at: string) => `Snack, water and toilets at about ${at}.`,
    (at) => `Peuselkos, water en toilette om ongeveer ${at}.`,
  ),
  bookAhead: { en: 'Book ahead.', af: 'Bespreek vooraf.' },
  askForAll: phrase(
    (atATime: number, people: number) =>
      `The place usually takes ${atATime} people at a time and ${people} of you come: ask when you book whether all may go in together.`,
    (atATime, people) =>
      `Die plek neem gewoonlik ${atATime} mense op ’n slag en ${people} van julle kom: vra wanneer julle bespreek of almal saam mag ingaan.`,
  ),
  stayOutside: phrase(
    (inside: string, outside: string) =>
      `What is shown inside is for ${inside}: ${outside} do the worksheet of this stop outside, with their own teachers.`,
    (inside, outside) =>
      `Wat binne gewys word, is vir ${inside}: ${outside} doen die werkblad van hierdie stop buite, saam met hulle eie onderwysers.`,
  ),
  askForShow: {
    en: 'Ask what is on, and for a performance or a tour that begins half an hour after you arrive.',
    af: 'Vra wat op die planke is, en vir ’n vertoning of toer wat ’n halfuur ná julle aankoms begin.',
  },
  laterInDay: {
    en: 'What is done there in the afternoon is by arrangement: ask for the hour when you book.',
    af: 'Wat smiddags daar gedoen word, is volgens afspraak: vra oor die tyd wanneer julle bespreek.',
  },
  afterDark: {
    en: 'What is done there after dark is by arrangement: ask when you book.',
    af: 'Wat ná donker daar gedoen word, is volgens afspraak: vra wanneer julle bespreek.',
  },
  groupAt: phrase(
    (group: number, start: string) => `group ${group} at ${start}`,
    (group, start) => `groep ${group} om ${start}`,
  ),
  firstAndLast: phrase(
    (first: string, last: string) => `the first at ${first}, the last at ${last}`,
    (first, last) => `die eerste om ${first}, die laaste om ${last}`,
  ),
  doProgramme: phrase(
    (name: string) => `do “${name}”`,
    (name) => `doen “${name}”`,
  ),
  doWorksheet: { en: 'do the worksheet of this stop', af: 'doen die werkblad van hierdie stop' },
  turns: phrase(
    (atATime: number, people: number, groups: number, minutes: number, when: string, others: string) =>
      `The place takes ${atATime} people at a time: the ${people} of you split into ${groups} groups, each with its own teachers. They go in for ${minutes} minutes each, ${when}; those who wait ${others} with their teachers.`,
    (atATime, people, groups, minutes, when, others) =>
      `Die plek neem ${atATime} mense op ’n slag: julle ${people} verdeel in ${groups} groepe, elk met sy eie onderwysers. Elke groep gaan ${minutes} minute lank in, ${when}; dié wat wag, ${others} saam met hulle onderwysers.`,
  ),
}

const TABLE = {
  en: 'by our own reckoning from the Moon, right to an hour: look it up in a tide table',
  af: 'volgens ons eie berekening uit die maan, tot op ’n uur: slaan dit in ’n getytafel na',
}
export const TIDE_PHRASES = {
  forProgramme: phrase(
    (low: string) => `Low tide is at about ${low}, ${TABLE.en}, and go down to the rocks only around it.`,
    (low) => `Laagwater is ongeveer om ${low}, ${TABLE.af}, en gaan net rondom daardie tyd af na die rotse.`,
  ),
  atVisit: phrase(
    (low: string) => `It shows at low tide, at about ${low} that day ${TABLE.en}.`,
    (low) => `Dit wys met laagwater, daardie dag ongeveer om ${low}, ${TABLE.af}.`,
  ),
  otherHour: phrase(
    (lows: string) =>
      `It shows at low tide, at about ${lows} that day ${TABLE.en}. This visit is at another hour: ask whether it can move.`,
    (lows) =>
      `Dit wys met laagwater, daardie dag ongeveer om ${lows}, ${TABLE.af}. Hierdie besoek is op ’n ander tyd: vra of dit kan skuif.`,
  ),
}

/** What is done instead when it rains. */
export const RAIN_PHRASES = {
  closeBy: { en: 'close by', af: 'naby' },
  away: phrase(
    (km: number) => `about ${km} km away`,
    (km) => `ongeveer ${km} km ver`,
  ),
  otherPlace: phrase(
    (place: string, far: string) => `${place}, indoors and ${far}; ask both places when you book.`,
    (place, far) => `${place}, binnenshuis en ${far}; vra albei plekke wanneer julle bespreek.`,
  ),
  waitOut: phrase(
    (instead: string) => `wait out a shower under cover, then shorten the walk; in steady rain use ${instead} instead.`,
    (instead) =>
      `wag ’n bui onder dak uit en maak dan die stap korter; as dit aanhou reën, gebruik ${instead} in plaas daarvan.`,
  ),
  lessonAt: phrase(
    (stay: string) => `a lesson under the roof at ${stay}`,
    (stay) => `’n les onder dak by ${stay}`,
  ),
  underCover: {
    en: 'the covered part of the site or the bus for the worksheet',
    af: 'die deel van die terrein onder dak, of die bus, vir die werkblad',
  },
}

/** What a programme of the catalogue needs, besides its own words. */
export const PROGRAMME_PHRASES = {
  endWith: phrase(
    (makes: string) => `Learners end with ${makes}.`,
    (makes) => `Leerders eindig met ${makes}.`,
  ),
  bring: phrase(
    (kit: string, team: number | undefined) =>
      `Bring ${team ? `for each ${team === 2 ? 'pair' : 'group'} ` : ''}${kit}.`,
    (kit, team) => `Bring ${team ? `vir elke ${team === 2 ? 'paar' : 'groep'} ` : ''}${kit} saam.`,
  ),
  ledByStay: { en: 'Led by the stay; ask when you book.', af: 'Die verblyf lei dit; vra wanneer julle bespreek.' },
  ledByPlace: phrase(
    (host: string) => `Ask ${host} when you book to lead it; your educators can, if they do not.`,
    (host) => `Vra ${host} wanneer julle bespreek om dit te lei; anders kan julle onderwysers dit doen.`,
  ),
  askFirst: phrase(
    (host: string) => `Led by your educators; ask ${host} first whether it may be done.`,
    (host) => `Julle onderwysers lei dit; vra eers vir ${host} of dit gedoen mag word.`,
  ),
  ledByEducators: { en: 'Led by your educators.', af: 'Julle onderwysers lei dit.' },
  groupsOf: phrase(
    (team: number) => `In groups of ${numberWord(team)}.`,
    (team) => `In groepe van ${getal(team)}.`,
  ),
  inTurns: phrase(
    (atOnce: number, turns: number, minutes: number) =>
      `No more than ${atOnce} at once: ${numberWord(turns)} turns of ${minutes} minutes.`,
    (atOnce, turns, minutes) => `Nie meer as ${atOnce} gelyk nie: ${getal(turns)} beurte van ${minutes} minute.`,
  ),
  cost: phrase(
    (rand: number) => `Its material costs about R${rand} a learner, which is not in the price.`,
    (rand) => `Die materiaal kos ongeveer R${rand} per leerder, wat nie in die prys is nie.`,
  ),
  sunset: phrase(
    (clock: string) => `The sun sets at about ${clock} that day.`,
    (clock) => `Die son sak daardie dag ongeveer om ${clock}.`,
  ),
}

export const ROAD_PHRASES = {
  by: { en: 'by', af: 'met' },
  number: phrase(
    (number: string) => `the ${number}`,
    (number) => `die ${number}`,
  ),
  over: { en: 'over', af: 'oor' },
}
export const ROAD_ADVICE: Record<Language, Record<RoadAdvice, string>> = {
  en: {
    gravel_road: 'Part of the road is gravel: slow, by daylight, and only after asking about its state.',
    mountain_road: 'A mountain road with steep bends: slow, in a low gear, and by daylight.',
    narrow_road: 'A narrow, winding road with potholes, people and cattle: slow, and by daylight.',
    park_speed_limit: 'In the park: at most 50 km/h.',
  },
  af: {
    gravel_road: '’n Deel van die pad is gruis: ry stadig, in daglig, en vra eers hoe die pad lyk.',
    mountain_road: '’n Bergpad met skerp draaie: ry stadig, in ’n lae rat, en in daglig.',
    narrow_road: '’n Smal, kronkelende pad met slaggate, mense en beeste: ry stadig, en in daglig.',
    park_speed_limit: 'In die park: hoogstens 50 km/h.',
  },
}
