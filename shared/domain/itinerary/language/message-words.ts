import type { Language } from '../../language.ts'
import type { Listener } from '../requests.ts'

interface MessageWords {
  /** As a heading. */
  listeners: Record<Listener, string>
  greeting: string
  trip: (title: string, when: string, learners: number, adults: number) => string
  /** When the group is there. */
  visit: (day: string, from: string, to: string) => string
  /** Before the lines. */
  please: Record<Listener, string>
  /** For those who must confirm it. */
  confirm: string
  regards: string
}

const CONFIRM = 'Please tell us in writing whether you can see to this:'
const en: MessageWords = {
  listeners: {
    places: 'The places that you visit',
    stay: 'Where you sleep',
    kitchens: 'Whoever cooks',
    operator: 'The bus company',
    hosts: 'The hosts and the driver',
    adults: 'The adults who come along',
    families: 'Families',
  },
  greeting: 'Good day',
  trip: (title, when, learners, adults) =>
    `We are planning a school trip: ${title}, ${when}. We are ${learners} learners and ${adults} adults.`,
  visit: (day, from, to) => `We would like to be with you on ${day}, from ${from} to ${to}.`,
  please: {
    places: 'Please tell us in writing whether this can be done at your place, and who leads it:',
    stay: CONFIRM,
    kitchens: 'Please tell us in writing whether you can cook for this:',
    operator: CONFIRM,
    hosts: CONFIRM,
    adults: 'Please know this, and keep it to yourself:',
    families: 'Please note for the trip:',
  },
  confirm: 'Nothing is booked yet.',
  regards: 'Thank you.',
}

const BEVESTIG = 'Sê asseblief skriftelik vir ons of julle hiervoor kan sorg:'
const af: MessageWords = {
  listeners: {
    places: 'Die plekke wat julle besoek',
    stay: 'Waar julle slaap',
    kitchens: 'Wie ook al kook',
    operator: 'Die busmaatskappy',
    hosts: 'Die gashere en die bestuurder',
    adults: 'Die volwassenes wat saamgaan',
    families: 'Die ouers',
  },
  greeting: 'Goeiedag',
  trip: (title, when, learners, adults) =>
    `Ons beplan ’n skooluitstappie: ${title}, ${when}. Ons is ${learners} leerders en ${adults} volwassenes.`,
  visit: (day, from, to) => `Ons wil graag op ${day} by julle wees, van ${from} tot ${to}.`,
  please: {
    places: 'Sê asseblief skriftelik vir ons of dit by julle gedoen kan word, en wie dit lei:',
    stay: BEVESTIG,
    kitchens: 'Sê asseblief skriftelik vir ons of julle hiervoor kan kook:',
    operator: BEVESTIG,
    hosts: BEVESTIG,
    adults: 'Weet dit asseblief, en hou dit vir jouself:',
    families: 'Onthou asseblief vir die uitstappie:',
  },
  confirm: 'Niks is nog bespreek nie.',
  regards: 'Baie dankie.',
}

export const MESSAGE_WORDS: Record<Language, MessageWords> = { en, af }
