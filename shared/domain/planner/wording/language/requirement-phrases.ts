import type { Language } from '../../../language.ts'
import { ledPhrase, phrase } from './phrase.ts'

/** What a school must arrange before a trip. The names of forms and registers are those of the law. */
export const REQUIREMENT_PHRASES = {
  approval: ledPhrase(
    { en: 'Approval', af: 'Goedkeuring' },
    (approver: string, why: string, days: number, handIn: string) =>
      `the Schedule 1 application form, in duplicate, approved by ${approver}${why} before anybody travels. Allow about ${days} days: ${handIn}. Ask your circuit office for its own circular.`,
    (approver, why, days, handIn) =>
      `die aansoekvorm van Skedule 1, in tweevoud, deur ${approver} goedgekeur${why} voordat iemand ry. Reken ongeveer ${days} dae: ${handIn}. Vra julle kringkantoor vir sy eie omsendbrief.`,
  ),
  district: { en: 'the district', af: 'die distrik' },
  headOffice: { en: 'head office', af: 'hoofkantoor' },
  whyHeadOffice: phrase(
    (province: string, isWater: boolean) =>
      `, as ${province} asks for a trip${isWater ? ' with water activities' : ''},`,
    (province, isWater) => `, soos ${province} vir ’n toer${isWater ? ' met wateraktiwiteite' : ''} vra,`,
  ),
  handInBy: phrase(
    (deadline: string) => `hand it in by ${deadline}`,
    (deadline) => `handig dit teen ${deadline} in`,
  ),
  tooLate: phrase(
    (deadline: string, approver: string) =>
      `the usual day to hand it in, ${deadline}, has passed: speak to ${approver} before you promise anything`,
    (deadline, approver) =>
      `die gewone dag om dit in te handig, ${deadline}, is verby: praat met ${approver} voordat julle iets belowe`,
  ),
  consent: ledPhrase(
    { en: 'Consent', af: 'Toestemming' },
    () =>
      'a signed consent and medical-information form for each learner, for this trip alone. Parents of a public school are not asked to sign away any claim.',
    () =>
      '’n getekende vorm met toestemming en mediese inligting vir elke leerder, net vir hierdie toer. Ouers van ’n openbare skool word nie gevra om van ’n eis af te sien nie.',
  ),
  information: phrase(
    () =>
      'Parents get the purpose, this programme with contacts, transport, beds and meals in writing, at least 7 days before departure.',
    () =>
      'Ouers kry minstens 7 dae voor vertrek op skrif wat die doel is, en hierdie program met kontaknommers, vervoer, slaapplek en etes.',
  ),
  ownBus: ledPhrase(
    { en: 'Your own bus', af: 'Julle eie bus' },
    () =>
      'roadworthy certificate, licence disc, insurance and seat belts, no overloading, and a driver with a professional driving permit (PrDP); the vehicle checklist is filled in before departure.',
    () =>
      'padwaardigheidsertifikaat, lisensieskyf, versekering en sitplekgordels, geen oorlading nie, en ’n bestuurder met ’n professionele bestuurspermit (PrDP); die voertuig se kontrolelys word voor vertrek ingevul.',
  ),
  hiredBus: ledPhrase(
    { en: 'Bus papers from the operator', af: 'Die operateur se buspapiere' },
    () =>
      'roadworthy certificate, operating licence, licence disc, insurance and seat belts, and a driver with a professional driving permit (PrDP); the vehicle checklist is filled in before departure.',
    () =>
      'padwaardigheidsertifikaat, bedryfslisensie, lisensieskyf, versekering en sitplekgordels, en ’n bestuurder met ’n professionele bestuurspermit (PrDP); die voertuig se kontrolelys word voor vertrek ingevul.',
  ),
  flights: ledPhrase(
    { en: 'For the flights', af: 'Vir die vlugte' },
    () =>
      'names on the tickets as in the ID documents; an ID document, passport or birth certificate for each learner and adult, and the parents’ consent to the flights; baggage as the tickets allow, asked of the airline in writing, with medicine, a jersey and all batteries in the hand luggage and no knife or scissors in it.',
    () =>
      'name op die kaartjies soos in die ID-dokumente; ’n ID-dokument, paspoort of geboortesertifikaat vir elke leerder en volwassene, en die ouers se toestemming vir die vlugte; bagasie soos die kaartjies toelaat, skriftelik by die lugredery gevra, met medisyne, ’n trui en alle batterye in die handbagasie en geen mes of skêr daarin nie.',
  ),
  firstAid: ledPhrase(
    { en: 'First aid', af: 'Noodhulp' },
    () => 'a full first-aid kit on the bus and on every walk, and a trained first-aider in the group.',
    () => '’n vol noodhulpkissie op die bus en op elke stap, en ’n opgeleide noodhelper in die groep.',
  ),
  insurance: ledPhrase(
    { en: 'Insurance', af: 'Versekering' },
    () => 'confirm the cover for accidents and medical costs, and the school’s public liability.',
    () => 'bevestig die dekking vir ongelukke en mediese koste, en die skool se openbare aanspreeklikheid.',
  ),
  bookings: ledPhrase(
    { en: 'Bookings needed', af: 'Bespreek vooraf' },
    (names: string) => `${names}.`,
    (names) => `${names}.`,
  ),
  stayStaff: phrase(
    () =>
      'Camp and stay staff cleared against the National Register for Sex Offenders; a rooming list by gender with adults of both genders for a mixed group.',
    () =>
      'Die verblyf se personeel nagegaan teen die Nasionale Register vir Seksuele Oortreders; ’n kamerlys volgens geslag, met volwassenes van albei geslagte vir ’n gemengde groep.',
  ),
  food: ledPhrase(
    { en: 'Food', af: 'Kos' },
    (text: string) => text,
    (text) => text,
  ),
  orderFood: phrase(
    (who: string) =>
      `${who}: to order in writing from every kitchen for every meal. They are in the price like the other meals; ask whether any costs more.`,
    (who) =>
      `${who}: bestel dit skriftelik by elke kombuis vir elke ete. Dit is soos die ander etes in die prys; vra of enigiets meer kos.`,
  ),
  foodFromHome: phrase(
    (who: string) => `${who}: every meal comes from home, so nothing is ordered.`,
    (who) => `${who}: elke ete kom van die huis af, dus word niks bestel nie.`,
  ),
  allergies: phrase(
    () =>
      ' The letter asks every family to keep what harms a learner out of the lunch boxes; the emergency medicine goes with an adult who knows its use.',
    () =>
      ' Die brief vra elke gesin om wat vir ’n leerder skadelik is uit die kosblikke te hou; die noodmedisyne gaan saam met ’n volwassene wat weet hoe om dit te gebruik.',
  ),
  personalDetails: ledPhrase(
    { en: 'Medical and personal details', af: 'Mediese en persoonlike besonderhede' },
    () => 'collect only what is needed, limit who sees them, destroy them after the trip.',
    () => 'vra net wat nodig is, beperk wie dit sien, en vernietig dit ná die toer.',
  ),
}

/** What provinces ask for, by the id of its row in `rules.json`. */
const AF_PROVINCE_RULES: Readonly<Record<string, string>> = {
  'kzn-any': '’n risikobepaling, die bestuurder se ongeluksrekord en ’n inspeksie van die voertuig',
  'kzn-away': 'toere buite die provinsie gaan na die departementshoof',
  'wc-checklist': 'die departement se kontrolelys vir uitstappies',
  'wc-water': 'sy riglyne vir uitstappies na water',
  'wc-consent': '’n toestemmingsvorm vir elke uitstappie, nooit een vir die hele jaar nie',
}
export const provinceRuleIn = (language: Language, { id, requirement }: { id: string; requirement: string }): string =>
  language === 'af' ? (AF_PROVINCE_RULES[id] ?? requirement) : requirement
