import { NATURE_AUTHORITIES } from '#shared/domain/catalogue/nature-authorities'
import { HOSTS, type HostCode } from '#shared/domain/catalogue/stop-sorts'
import type { Province } from '../../../provinces.ts'
import type { Language } from '../../../language.ts'
import { phrase } from './phrase.ts'

const AF_HOSTS: Record<HostCode, string> = {
  'visits-office': 'die kantoor wat skoolbesoeke hanteer',
  'box-office': 'die loket',
  owner: 'die eienaar of bestuurder',
  'plant-manager': 'die aanleg se besoekerskantoor of veiligheidsbeampte',
  principal: 'die hoof van die skool wat julle ontvang',
  outreach: 'die fakulteit of universiteit se skolekantoor',
  'reserve-office': 'die kantoor van die park of reservaat',
  municipality: 'die munisipaliteit se verantwoordelike afdeling',
  'court-manager': 'die hofbestuurder',
  commander: 'die stasiebevelvoerder',
  matron: 'die bestuurder van die tehuis of saal',
  'faith-leader': 'die kantoor van die gemeente',
  editor: 'die redakteur of stasiebestuurder',
  organiser: 'die organiseerder van die geleentheid',
  guide: '’n geregistreerde gids van die dorp',
  leader: 'die volwassene in julle groep wat dit lei',
}
export const hostIn = (language: Language, code: HostCode): string =>
  language === 'af' ? AF_HOSTS[code] : HOSTS.find((host) => host.code === code)!.name

/** The host of a stop; of a park or reserve also who runs most of them there. */
export function hostOfStop(language: Language, code: HostCode, province: Province): string {
  const host = hostIn(language, code)
  if (code !== 'reserve-office') return host
  const authority = NATURE_AUTHORITIES[province][language]
  return language === 'af'
    ? `${host} (SANParks vir ’n nasionale park; anders ${authority} of die eienaar)`
    : `${host} (SANParks for a national park; else ${authority} or the owner)`
}

/** What must be agreed with the host of a stop. */
export const ARRANGE_PHRASES = {
  toArrange: phrase(
    (who: string, by: string) => `Not confirmed: agree it with ${who} by ${by}.`,
    (who, by) => `Nie bevestig nie: spreek dit teen ${by} af met ${who}.`,
  ),
  learnersOfAge: { en: 'learners of this age', af: 'leerders van hierdie ouderdom' },
  when: phrase(
    (day: string, from: string, to: string) => `on ${day}, ${from} to ${to}`,
    (day, from, to) => `op ${day}, ${from} tot ${to}`,
  ),
  seats: phrase(
    (group: string, when: string) => `Are there seats together for ${group} ${when}, and is there a price for schools?`,
    (group, when) => `Is daar ${when} sitplekke bymekaar vir ${group}, en is daar ’n prys vir skole?`,
  ),
  mayWeDo: phrase(
    (what: string, group: string, when: string) =>
      `We would like this during our visit: ${what}. Can it be done with ${group} ${when}, and who leads it?`,
    (what, group, when) =>
      `Ons wil graag dít tydens ons besoek doen: ${what}. Kan dit ${when} met ${group} gedoen word, en wie lei dit?`,
  ),
  mayWeCome: phrase(
    (group: string, when: string) => `May ${group} come ${when}, all at once or in parts?`,
    (group, when) => `Mag ${group} ${when} kom, almal gelyk of in groepe?`,
  ),
  isItRight: phrase(
    (grades: string) => `What will learners see and do, and is it right for ${grades}?`,
    (grades) => `Wat sal leerders sien en doen, en pas dit by ${grades}?`,
  ),
  request: phrase(
    (from: string, group: string, grades: string, stop: string, when: string) =>
      `We plan a school trip from ${from} with ${group} (${grades}) and would like to include: ${stop}, ${when}. Please tell us:`,
    (from, group, grades, stop, when) =>
      `Ons beplan ’n skooltoer van ${from} af met ${group} (${grades}) en wil graag insluit: ${stop}, ${when}. Laat weet ons asseblief:`,
  ),
  ownQuestion: phrase(
    (words: string) => `Our own question: “${words}?”`,
    (words) => `Ons eie vraag: “${words}?”`,
  ),
  settle: phrase(
    (by: string) => `We hope to settle this by ${by}.`,
    (by) => `Ons hoop om dit teen ${by} af te handel.`,
  ),
  greeting: { en: 'Good day', af: 'Goeiedag' },
  regards: { en: 'Kind regards', af: 'Vriendelike groete' },
}

/** What the group asks itself where one of its own adults leads it. */
export const OWN_QUESTIONS: Record<Language, readonly string[]> = {
  en: [
    'Which adult leads it, and who helps?',
    'Where exactly does it take place, and who allows it?',
    'What must be bought or brought, and who pays for it?',
    'What do learners make, write or bring home?',
    'What is done instead if it rains?',
  ],
  af: [
    'Watter volwassene lei dit, en wie help?',
    'Waar presies vind dit plaas, en wie gee toestemming?',
    'Wat moet gekoop of saamgebring word, en wie betaal daarvoor?',
    'Wat maak of skryf leerders, of wat bring hulle huis toe?',
    'Wat word gedoen as dit reën?',
  ],
}
export const HOST_QUESTIONS: Record<Language, Record<'cost' | 'wear' | 'bus' | 'extra', string>> = {
  en: {
    cost: 'What does it cost, for learners and for adults, and by when must it be paid?',
    extra: 'Does it cost more than the entrance, and what must we bring for it?',
    wear: 'What must everybody wear, bring or sign, and who leads the group there?',
    bus: 'Where does the bus stop, and are there toilets and a place out of the rain?',
  },
  af: {
    cost: 'Wat kos dit, vir leerders en vir volwassenes, en teen wanneer moet dit betaal wees?',
    extra: 'Kos dit meer as die toegang, en wat moet ons daarvoor saambring?',
    wear: 'Wat moet almal aantrek, saambring of teken, en wie lei die groep daar?',
    bus: 'Waar hou die bus stil, en is daar toilette en ’n plek uit die reën?',
  },
}
