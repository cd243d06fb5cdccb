import { phrase } from './phrase.ts'

/** The three first lines of a plan. */
export const HEADLINE_PHRASES = {
  more: phrase(
    (names: string, count: number) => `${names} and ${count} more`,
    (names, count) => `${names} en nog ${count}`,
  ),
  ownDay: { en: 'a day with time for your own programme', af: '’n dag met tyd vir julle eie program' },
  toArrange: phrase(
    (names: string) => `still to be arranged: ${names}`,
    (names) => `moet nog gereël word: ${names}`,
  ),
  moreBelow: phrase(
    (count: number) => `; and ${count} more, below`,
    (count) => `; en nog ${count}, hieronder`,
  ),
  about: phrase(
    (price: string, from: string, without: string) => `About ${price} a learner${from}, an estimate${without}`,
    (price, from, without) => `Ongeveer ${price} per leerder${from}, ’n skatting${without}`,
  ),
  from: phrase(
    (town: string) => ` from ${town} (you did not say where you leave from)`,
    (town) => ` van ${town} af (jy het nie gesê waar julle vertrek nie)`,
  ),
  notThere: phrase(
    (areas: string) => `No stop in ${areas}.`,
    (areas) => `Geen stop in ${areas} nie.`,
  ),
  late: phrase(
    (left: number, lead: number) =>
      `Perhaps no time for approval: ${left} ${left === 1 ? 'day is' : 'days are'} left, and it usually takes about ${lead}; speak to the district first.`,
    (left, lead) =>
      `Dalk nie genoeg tyd vir goedkeuring nie: ${left} ${left === 1 ? 'dag is' : 'dae is'} oor, en dit neem gewoonlik ongeveer ${lead}; praat eers met die distrik.`,
  ),
  without: phrase(
    (travel: string) => ` without ${travel}`,
    (travel) => ` sonder ${travel}`,
  ),
  apart: phrase(
    (others: string, families: string) => `; others pay ${others} of it, so families pay ${families}`,
    (others, families) => `; ander betaal ${others} daarvan, dus betaal gesinne ${families}`,
  ),
  noBudget: { en: '; you gave no budget.', af: '; jy het geen begroting genoem nie.' },
  youHave: phrase(
    (budget: string, against: string) => `; you have ${budget} a learner, ${against}.`,
    (budget, against) => `; julle het ${budget} per leerder, ${against}.`,
  ),
  groupHas: phrase(
    (all: string, each: string, against: string) =>
      `; you have ${all} for the group, which is ${each} a learner: ${against} for the group.`,
    (all, each, against) => `; julle het ${all} vir die groep, dit is ${each} per leerder: ${against} vir die groep.`,
  ),
  exactly: { en: 'exactly that', af: 'presies dit' },
  left: phrase(
    (rand: string) => `${rand} is left`,
    (rand) => `${rand} bly oor`,
  ),
  tooLittle: phrase(
    (rand: string) => `${rand} too little`,
    (rand) => `${rand} te min`,
  ),
  way: phrase(
    (from: string, to: string, isFlown: boolean) =>
      `${isFlown ? 'flights and the way' : 'the way'} from ${from} to ${to} and back`,
    (from, to, isFlown) => `${isFlown ? 'vlugte en die pad' : 'die pad'} van ${from} na ${to} en terug`,
  ),
  unsure: phrase(
    (texts: string) => `Not understood: ${texts}.`,
    (texts) => `Nie verstaan nie: ${texts}.`,
  ),
  tooFar: phrase(
    (way: string) => `${way} (too far to drive on these days)`,
    (way) => `${way} (te ver om op hierdie dae te ry)`,
  ),
  ownFlights: { en: 'your flights', af: 'julle vlugte' },
  ownBus: { en: 'your own bus', af: 'julle eie bus' },
}
