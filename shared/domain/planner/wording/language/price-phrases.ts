import type { Stay } from '#shared/domain/catalogue/facts'
import type { TollClass } from '#shared/domain/catalogue/toll-plazas'
import { GRAMMAR } from '../../../itinerary/language/grammar.ts'
import type { HireBasis, HirePurpose } from '../../../itinerary/itinerary.ts'
import { numberWord } from '../../../itinerary/words.ts'
import type { Language } from '../../../language.ts'
import { ledPhrase, phrase } from './phrase.ts'

const { number: getal } = GRAMMAR.af

export const BOARD: Record<Language, Record<Stay['board'], string>> = {
  en: {
    'self-catering': 'self-catering',
    'bed-breakfast': 'with breakfast',
    'half-board': 'with dinner and breakfast',
    'full-board': 'with all meals',
  },
  af: {
    'self-catering': 'selfsorg',
    'bed-breakfast': 'met ontbyt',
    'half-board': 'met aandete en ontbyt',
    'full-board': 'met alle etes',
  },
}
export const HIRED_FOR: Record<Language, Record<HirePurpose, string>> = {
  en: { trip: '', there_and_back: 'there and back twice, ', local: 'hired there, ' },
  af: { trip: '', there_and_back: 'twee keer heen en terug, ', local: 'daar gehuur, ' },
}
export const HIRE_UNITS: Record<HireBasis, ReturnType<typeof phrase<[number]>>> = {
  day: phrase(
    (units) => `${units} ${units === 1 ? 'day' : 'days'}`,
    (units) => `${units} ${units === 1 ? 'dag' : 'dae'}`,
  ),
  half_day: phrase(
    (units) => (units === 1 ? 'half a day' : `${units} half days`),
    (units) => (units === 1 ? '’n halwe dag' : `${units} halwe dae`),
  ),
  km: phrase(
    (units) => `${units} km`,
    (units) => `${units} km`,
  ),
}
export const TOLL_CLASS_NAMES: Record<Language, Record<TollClass, string>> = {
  en: { class_1: 'a light vehicle', class_2: 'a vehicle of class 2', class_3: 'a vehicle of class 3' },
  af: { class_1: '’n ligte voertuig', class_2: '’n voertuig van klas 2', class_3: '’n voertuig van klas 3' },
}
export const PAYERS: Record<Language, Record<'learners' | 'adults', string>> = {
  en: { learners: 'learners', adults: 'adults' },
  af: { learners: 'leerders', adults: 'volwassenes' },
}

/** The lines of the price. */
export const COST_PHRASES = {
  seats: phrase(
    (vehicle: string, seats: number) => `${vehicle}, ${seats} seats`,
    (vehicle, seats) => `${vehicle}, ${seats} sitplekke`,
  ),
  flights: phrase(
    (from: string, to: string, who: string) => `Flights ${from} – ${to} and back: ${who}`,
    (from, to, who) => `Vlugte ${from} – ${to} en terug: ${who}`,
  ),
  transfer: phrase(
    (vehicle: string, airport: string) => `${vehicle}, to ${airport} and from it`,
    (vehicle, airport) => `${vehicle}, na ${airport} en terug`,
  ),
  driver: { en: 'Driver’s room and meals', af: 'Die bestuurder se kamer en etes' },
  tolls: phrase(
    (vehicle: string, plazas: string) => `Tolls, ${vehicle}: ${plazas}`,
    (vehicle, plazas) => `Tolgeld, ${vehicle}: ${plazas}`,
  ),
  bed: phrase(
    (stay: string, who: string) => `${stay}: ${who}, by bed and night`,
    (stay, who) => `${stay}: ${who}, per bed en nag`,
  ),
  packed_lunch: { en: 'Packed lunches on tour', af: 'Kospakkies op toer' },
  dinner: { en: 'Dinners', af: 'Aandetes' },
  groceries: {
    en: 'Groceries for dinner and breakfast, cooked by the group',
    af: 'Kos vir aandete en ontbyt, wat die groep self kook',
  },
  noFee: { en: ', no entrance fee', af: ', geen toegangsgeld nie' },
  toBeQuoted: phrase(
    (stop: string, estimate: string) => `${stop}: to be quoted, ${estimate}`,
    (stop, estimate) => `${stop}: vra ’n kwotasie, ${estimate}`,
  ),
  usuallyFree: { en: 'usually free', af: 'gewoonlik gratis' },
  estimate: phrase(
    (low: number, high: number) => (low === high ? `about R${low} a learner` : `about R${low} to R${high} a learner`),
    (low, high) => (low === high ? `ongeveer R${low} per leerder` : `ongeveer R${low} tot R${high} per leerder`),
  ),
  guide: { en: 'Registered tour guide, by day', af: 'Geregistreerde toergids, per dag' },
  insurance: { en: 'Travel insurance, by learner and day', af: 'Reisversekering, per leerder en dag' },
  contingency: phrase(
    (percent: number) => `Contingency, ${percent} %`,
    (percent) => `Vir onvoorsiene koste, ${percent} %`,
  ),
  price_rise: phrase(
    (from: number, to: number) => `Prices of ${from} brought to ${to}`,
    (from, to) => `Pryse van ${from} na ${to} gebring`,
  ),
  fee: phrase(
    (percent: number) => `Uhambo’s fee, ${percent} %`,
    (percent) => `Uhambo se fooi, ${percent} %`,
  ),
  fee_vat: phrase(
    (percent: number) => `VAT on the fee, ${percent} %`,
    (percent) => `BTW op die fooi, ${percent} %`,
  ),
}

/** What the price holds. */
export const INCLUSION_PHRASES = {
  nights: phrase(
    (nights: number, stay: string) => `${numberWord(nights)} ${nights === 1 ? 'night' : 'nights'} at ${stay}`,
    (nights, stay) => `${getal(nights)} ${nights === 1 ? 'nag' : 'nagte'} by ${stay}`,
  ),
  vehicle: phrase(
    (count: number, vehicle: string, seats: number) => `${count} × ${vehicle} (${seats} seats)`,
    (count, vehicle, seats) => `${count} × ${vehicle} (${seats} sitplekke)`,
  ),
  flights: ledPhrase(
    { en: 'Flights', af: 'Vlugte' },
    (from: string, to: string) =>
      `there and back between ${from} and ${to}, with a checked bag, for every learner and adult.`,
    (from, to) => `heen en terug tussen ${from} en ${to}, met ingeboekte bagasie, vir elke leerder en volwassene.`,
  ),
  transport: ledPhrase(
    { en: 'Transport', af: 'Vervoer' },
    (vehicles: string, rest: string) => `${vehicles} with driver${rest}.`,
    (vehicles, rest) => `${vehicles} met bestuurder${rest}.`,
  ),
  driversRoom: { en: ', the driver’s room and meals', af: ', die bestuurder se kamer en etes' },
  firstAndLast: { en: ', on the first and the last day', af: ', op die eerste en die laaste dag' },
  hiredBetween: phrase(
    (vehicles: string) => `; ${vehicles} between, hired there`,
    (vehicles) => `; tussenin ${vehicles}, daar gehuur`,
  ),
  tolls: { en: ', tolls', af: ', tolgeld' },
  toAirport: phrase(
    (home: string) => `; a bus from ${home} to the airport and back`,
    (home) => `; ’n bus van ${home} na die lughawe en terug`,
  ),
  accommodation: ledPhrase(
    { en: 'Accommodation', af: 'Verblyf' },
    (beds: string) => `${beds}, separate rooms for girls, boys and staff.`,
    (beds) => `${beds}, aparte kamers vir meisies, seuns en personeel.`,
  ),
  meals: ledPhrase(
    { en: 'Meals', af: 'Etes' },
    (meals: string) => `${meals}.`,
    (meals) => `${meals}.`,
  ),
  entrance_fees: ledPhrase(
    { en: 'Entrance fees for every learner and adult', af: 'Toegang vir elke leerder en volwassene' },
    (places: string) => `${places}.`,
    (places) => `${places}.`,
  ),
  guides: ledPhrase(
    { en: 'Guides', af: 'Gidse' },
    () => 'a registered tour guide every day.',
    () => '’n geregistreerde toergids elke dag.',
  ),
  insurance: ledPhrase(
    { en: 'Insurance', af: 'Versekering' },
    () => 'travel insurance for every learner.',
    () => 'reisversekering vir elke leerder.',
  ),
  contingency: ledPhrase(
    { en: 'Contingency', af: 'Reserwe' },
    (isLater: boolean) =>
      `a reserve for what costs more than expected${isLater ? ', and the rise in prices until the trip' : ''}.`,
    (isLater) => `’n reserwe vir wat meer kos as verwag${isLater ? ', en die styging in pryse tot die toer' : ''}.`,
  ),
  platform_fee: ledPhrase(
    { en: 'Platform fee', af: 'Platformfooi' },
    () => 'Uhambo’s fee with VAT.',
    () => 'Uhambo se fooi met BTW.',
  ),
}

/** What the price does not hold. */
export const EXCLUSION_PHRASES = {
  lunch: ledPhrase(
    { en: 'Lunch', af: 'Middagete' },
    () => 'brought from home.',
    () => 'van die huis af saamgebring.',
  ),
  firstLunch: ledPhrase(
    { en: 'Lunch on the first day', af: 'Middagete op die eerste dag' },
    () => 'brought from home.',
    () => 'van die huis af saamgebring.',
  ),
  pocketMoney: { en: 'Pocket money, snacks and souvenirs.', af: 'Sakgeld, peuselkos en aandenkings.' },
  flightsInHand: ledPhrase(
    { en: 'Flights', af: 'Vlugte' },
    () => 'you have your tickets.',
    () => 'julle het julle kaartjies.',
  ),
  flightsApart: ledPhrase(
    { en: 'Flights', af: 'Vlugte' },
    () => 'you pay for them apart from this price.',
    () => 'julle betaal apart van hierdie prys daarvoor.',
  ),
  ownBus: {
    en: 'Your own bus, its fuel, tolls and driver.',
    af: 'Julle eie bus, sy brandstof, tolgeld en bestuurder.',
  },
  stayExtras: {
    en: 'Activities at the stay for which it charges extra.',
    af: 'Aktiwiteite waarvoor die verblyf ekstra vra.',
  },
  material: phrase(
    (rand: number) => `Material for the programmes, about R${rand} a learner.`,
    (rand) => `Materiaal vir die programme, ongeveer R${rand} per leerder.`,
  ),
  supper: { en: 'Supper on the way home.', af: 'Aandete op pad huis toe.' },
  guide: {
    en: 'A tour guide for the whole trip; the places’ own guides are used.',
    af: '’n Toergids vir die hele toer; die plekke se eie gidse word gebruik.',
  },
}
