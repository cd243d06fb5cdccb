import { phrase } from './phrase.ts'

/** Steps of a day. */
export const STEP_PHRASES = {
  near: phrase(
    (name: string) => `near ${name}`,
    (name) => `naby ${name}`,
  ),
  onTheWay: { en: 'on the way', af: 'op pad' },
  meetAt: phrase(
    (where: string) => `Meet at ${where}`,
    (where) => `Kom by ${where} bymekaar`,
  ),
  meetIn: phrase(
    (where: string) => `Meet in ${where}`,
    (where) => `Kom in ${where} bymekaar`,
  ),
  meetNote: {
    en: 'Roll call, medicine and consent forms checked, seat belts, rules of the bus; the driver’s and the bus’s papers are looked at before anyone boards.',
    af: 'Lees die naamlys, gaan medisyne en toestemmingsvorms na, en verduidelik die sitplekgordels en die reëls van die bus; kyk na die bestuurder en die bus se papiere voordat iemand opklim.',
  },
  drive: phrase(
    (where: string) => `Drive ${where}`,
    (where) => `Ry ${where}`,
  ),
  driveTo: phrase(
    (where: string) => `Drive to ${where}`,
    (where) => `Ry na ${where}`,
  ),
  goTo: phrase(
    (where: string) => `On to ${where}, on foot or by bus`,
    (where) => `Verder na ${where}, te voet of met die bus`,
  ),
  driveToStop: phrase(
    (where: string) => `Drive to a stop ${where}`,
    (where) => `Ry tot by ’n stilhouplek ${where}`,
  ),
  rest: phrase(
    (where: string) => `Rest stop ${where}`,
    (where) => `Ruspouse ${where}`,
  ),
  restNote: {
    en: 'Toilets, water and a walk around; count heads before driving on.',
    af: 'Toilette, water en bene rek; tel koppe voordat julle verder ry.',
  },
  restForBus: { en: 'Choose a service station with space for a bus.', af: 'Kies ’n vulstasie met plek vir ’n bus.' },
  freeTime: { en: 'Free time', af: 'Vrye tyd' },
  arriveAt: phrase(
    (where: string) => `Arrive at ${where}`,
    (where) => `Kom by ${where} aan`,
  ),
  checkInFor: phrase(
    (where: string) => `Check in at ${where}`,
    (where) => `Meld aan by ${where}`,
  ),
  checkInForNote: phrase(
    (starts: string) => `Tickets, toilets and a headcount: it starts at ${starts} and waits for nobody.`,
    (starts) => `Kaartjies en toilette, en tel koppe: dit begin om ${starts} en wag vir niemand nie.`,
  ),
  readyFor: phrase(
    (what: string) => `Get ready: ${what}`,
    (what) => `Maak gereed: ${what}`,
  ),
  readyForNote: phrase(
    (starts: string) => `Toilets, water and a headcount, clothes and what you bring with you: it begins at ${starts}.`,
    (starts) => `Toilette, water en tel koppe, klere en wat julle saambring: dit begin om ${starts}.`,
  ),
  writeUp: { en: 'Write up the visit', af: 'Skryf die besoek op' },
  writeUpNote: {
    en: 'Toilets and water; learners finish the worksheet of the visit or write in the journal.',
    af: 'Toilette en water; leerders voltooi die werkkaart van die besoek of skryf in die joernaal.',
  },
  waitNote: {
    en: 'Toilets, water and a headcount before the next part.',
    af: 'Toilette en water; tel koppe voor die volgende deel.',
  },
  lunch: { en: 'Lunch', af: 'Middagete' },
  lunchToAgree: {
    en: 'Until it is agreed, everybody brings a packed lunch and water.',
    af: 'Totdat dit vasgestel is, bring almal padkos en water saam.',
  },
  lunchFromHome: { en: 'Lunch from home', af: 'Padkos van die huis af' },
  lunchFromHomeNote: {
    en: 'Everybody brings a packed lunch and water.',
    af: 'Almal bring padkos en water saam.',
  },
  packedLunch: { en: 'Packed lunch', af: 'Kospakkie vir middagete' },
  packedLunchNote: { en: 'Packed lunch and water.', af: '’n Kospakkie en water.' },
  checkIn: phrase(
    (where: string) => `Check in at ${where}`,
    (where) => `Meld aan by ${where}`,
  ),
  checkInNote: {
    en: 'Safety talk, fire exits and house rules.',
    af: 'Veiligheidspraatjie, branduitgange en huisreëls.',
  },
  afternoon: { en: 'Free time, showers and journals', af: 'Vrye tyd, stort en joernale' },
  afternoonNote: {
    en: 'Learners may rest; adults on watch.',
    af: 'Leerders mag rus; volwassenes hou toesig.',
  },
  dinner: phrase(
    (where: string) => `Dinner at ${where}`,
    (where) => `Aandete by ${where}`,
  ),
  cookedByGroup: {
    en: 'Cooked by the group: a rota for cooking and washing up.',
    af: 'Die groep kook self: maak ’n rooster vir kook en skottelgoed.',
  },
  evening: { en: 'Free evening', af: 'Vrye aand' },
  eveningNote: phrase(
    (choice: string, lights: string) => `${choice}Games, journals and a call home. Lights out by ${lights}.`,
    (choice, lights) => `${choice}Speletjies, joernale en ’n oproep huis toe. Ligte uit teen ${lights}.`,
  ),
  byChoice: phrase(
    (names: string) => `By choice: ${names}. `,
    (names) => `Na keuse: ${names}. `,
  ),
  breakfast: phrase(
    (where: string) => `Breakfast at ${where}`,
    (where) => `Ontbyt by ${where}`,
  ),
}

/** Blocks at the stay. */
export const BLOCK_PHRASES = {
  atStay: phrase(
    (stay: string, names: string) => `At ${stay}: ${names}`,
    (stay, names) => `By ${stay}: ${names}`,
  ),
  atStayNote: {
    en: 'In small groups under supervision; ask the stay what is included and who leads it.',
    af: 'In klein groepe onder toesig; vra die verblyf wat ingesluit is en wie dit lei.',
  },
  together: { en: 'Evening together', af: 'Aand saam' },
  togetherNote: {
    en: 'Games, songs and talk, with adults on watch.',
    af: 'Speletjies, liedjies en gesels; volwassenes hou toesig.',
  },
  lookBack: { en: 'Work on what was seen, and games', af: 'Werk oor wat gesien is, en speletjies' },
  begunAt: phrase(
    (place: string, product: string) => `after ${place}, ${product}`,
    (place, product) => `ná ${place}, ${product}`,
  ),
  finishWork: phrase(
    (begun: string) =>
      `Learners finish what they began: ${begun}. Two classmates say what is clear and what is missing; then games outside.`,
    (begun) =>
      `Leerders voltooi wat hulle begin het: ${begun}. Twee klasmaats sê wat duidelik is en wat ontbreek; daarna speletjies buite.`,
  ),
  lookBackNote: {
    en: 'Groups put together what they found out, for a class talk or poster; then games outside.',
    af: 'Groepe sit bymekaar wat hulle uitgevind het, vir ’n praatjie of plakkaat in die klas; daarna speletjies buite.',
  },
}

/** The steps of a journey by air. */
export const FLIGHT_PHRASES = {
  checkIn: phrase(
    (airport: string) => `Check in for the flight at ${airport}`,
    (airport) => `Meld vir die vlug aan by ${airport}`,
  ),
  checkInNote: {
    en: 'Two hours before the flight: bags handed in, boarding passes and each learner’s ID document or birth certificate shown, then security. Heads are counted before and after.',
    af: 'Twee uur voor die vlug: handig bagasie in, wys instapkaarte en elke leerder se ID-dokument of geboortesertifikaat, daarna sekuriteit. Tel koppe voor en ná die tyd.',
  },
  gate: { en: 'Free time at the gate', af: 'Vrye tyd by die hek' },
  gateNote: {
    en: 'Toilets, water bottles and journals; heads are counted before boarding.',
    af: 'Toilette, waterbottels en joernale; tel koppe voor die instap.',
  },
  fly: phrase(
    (from: string, to: string) => `Fly from ${from} to ${to}`,
    (from, to) => `Vlieg van ${from} na ${to}`,
  ),
  flyNote: {
    en: 'The time is an estimate, to be matched with the airline’s timetable.',
    af: 'Die tyd is ’n skatting wat by die lugredery se rooster moet pas.',
  },
  change: phrase(
    (airport: string) => `Change planes at ${airport}`,
    (airport) => `Klim oor na ’n ander vliegtuig by ${airport}`,
  ),
  changeNote: {
    en: 'Heads are counted off one plane and onto the next; toilets and water between.',
    af: 'Tel koppe by die uitklim en weer by die instap; toilette en water tussenin.',
  },
  bags: phrase(
    (airport: string) => `Collect bags at ${airport}`,
    (airport) => `Haal bagasie by ${airport}`,
  ),
  bagsNote: phrase(
    (isOut: boolean) =>
      `Bags, toilets and a headcount; ${isOut ? 'the coach for the trip' : 'the bus home'} waits outside.`,
    (isOut) => `Bagasie en toilette, en tel koppe; ${isOut ? 'die bus vir die toer' : 'die bus huis toe'} wag buite.`,
  ),
}
