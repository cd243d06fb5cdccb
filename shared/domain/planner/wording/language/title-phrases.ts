import { numberWord, withA } from '../../../itinerary/words.ts'
import { GRAMMAR } from '../../../itinerary/language/grammar.ts'
import { phrase } from './phrase.ts'

const { number: getal } = GRAMMAR.af

/** Titles and the summary of a plan. */
export const TITLE_PHRASES = {
  day: { en: 'a day', af: '’n dag' },
  camp: phrase(
    (days: number) => withA(`${numberWord(days)}-day camp`),
    (days) => `’n kamp van ${GRAMMAR.af.days(days)}`,
  ),
  for: { en: 'for', af: 'vir' },
  learners: phrase(
    (count: number) => `${count} learners`,
    (count) => `${count} leerders`,
  ),
  adults: phrase(
    (count: number) => `${count} ${count === 1 ? 'adult' : 'adults'}`,
    (count) => `${count} ${count === 1 ? 'volwassene' : 'volwassenes'}`,
  ),
  learnersOfGrade: phrase(
    (count: number, grade: string) => `${count} ${grade} learners`,
    (count, grade) => `${count} ${grade}-leerders`,
  ),
  learnersOfGrades: phrase(
    (count: number, grades: string) => `${count} learners of ${grades}`,
    (count, grades) => `${count} leerders uit ${grades}`,
  ),
  who: phrase(
    (learners: string, adults: string) => `${learners} and ${adults}`,
    (learners, adults) => `${learners} en ${adults}`,
  ),
  notInPlan: phrase(
    (names: string, where: string) => `Not in this plan: ${names}. Here is what there is ${where} instead.`,
    (names, where) => `Nie in hierdie plan nie: ${names}. In plaas daarvan is hier wat daar ${where} is.`,
  ),
  withoutWay: phrase(
    (way: string) => `This plan does not have ${way}: that is too far to drive on these days.`,
    (way) => `Hierdie plan het nie ${way} nie: dit is te ver om op hierdie dae te ry.`,
  ),
  budgetTooLow: phrase(
    (budget: string, price: string) => `${budget} a learner does not pay for it: it costs about ${price}.`,
    (budget, price) => `${budget} per leerder betaal nie daarvoor nie: dit kos ongeveer ${price}.`,
  ),
  noVisit: { en: 'No place to visit could be fitted in.', af: 'Geen plek om te besoek kon ingepas word nie.' },
  programme: phrase(
    (names: string) => `The programme: ${names}.`,
    (names) => `Die program: ${names}.`,
  ),
  programmeOf: phrase(
    (count: number, names: string) => `The programme has ${numberWord(count)} visits, among them: ${names}.`,
    (count, names) => `Die program het ${getal(count)} besoeke, onder meer: ${names}.`,
  ),
  dayFromAirport: phrase(
    (name: string) => `It begins and ends at ${name} on the same day.`,
    (name) => `Dit begin en eindig op dieselfde dag by ${name}.`,
  ),
  dayFrom: phrase(
    (name: string) => `The group leaves from ${name} and is back the same day.`,
    (name) => `Die groep vertrek van ${name} af en is dieselfde dag terug.`,
  ),
  nightsAt: phrase(
    (count: number, stay: string) => `${numberWord(count)} ${count === 1 ? 'night' : 'nights'} at ${stay}`,
    (count, stay) => `${getal(count)} ${count === 1 ? 'nag' : 'nagte'} by ${stay}`,
  ),
  flown: phrase(
    (home: string, from: string, to: string, changes: string, beds: string) =>
      `It begins and ends in ${home}, with flights between ${from} and ${to}${changes}, and with ${beds}.`,
    (home, from, to, changes, beds) =>
      `Dit begin en eindig in ${home}, met vlugte tussen ${from} en ${to}${changes}, en met ${beds}.`,
  ),
  changingAt: phrase(
    (airport: string) => `, changing planes at ${airport}`,
    (airport) => `, met ’n ander vliegtuig vanaf ${airport}`,
  ),
  atAirport: phrase(
    (name: string, beds: string) => `It begins and ends at ${name}, with ${beds}.`,
    (name, beds) => `Dit begin en eindig by ${name}, met ${beds}.`,
  ),
  inTown: phrase(
    (name: string, beds: string) => `It begins and ends in ${name}, with ${beds}.`,
    (name, beds) => `Dit begin en eindig in ${name}, met ${beds}.`,
  ),
  about: phrase(
    (rand: string) => `About ${rand} a learner, an estimate until suppliers confirm.`,
    (rand) => `Ongeveer ${rand} per leerder, ’n skatting totdat verskaffers bevestig.`,
  ),
}

/** Titles of days, and the way home. */
export const DAY_PHRASES = {
  dayAt: phrase(
    (stay: string) => `A day at ${stay}`,
    (stay) => `’n Dag by ${stay}`,
  ),
  flightTo: phrase(
    (where: string) => `The flight ${where}`,
    (where) => `Die vlug ${where}`,
  ),
  onTheRoad: phrase(
    (where: string) => `On the road ${where}`,
    (where) => `Op pad ${where}`,
  ),
  theRoad: phrase(
    (where: string) => `The road ${where}`,
    (where) => `Die pad ${where}`,
  ),
  to: phrase(
    (town: string) => `to ${town}`,
    (town) => `na ${town}`,
  ),
  after: { en: ', then ', af: ', daarna ' },
  andMore: phrase(
    (first: string, count: number) =>
      `${first} and ${count === 1 ? 'one more place' : `${numberWord(count)} more places`}`,
    (first, count) => `${first} en nog ${count === 1 ? 'een plek' : `${getal(count)} plekke`}`,
  ),
  toWith: phrase(
    (town: string, seen: string) => `To ${town}: ${seen}`,
    (town, seen) => `Na ${town}: ${seen}`,
  ),
  home: { en: 'home', af: 'huis toe' },
  homeTo: phrase(
    (town: string) => `home to ${town}`,
    (town) => `terug huis toe na ${town}`,
  ),
  backTo: phrase(
    (name: string) => `back to ${name}`,
    (name) => `terug na ${name}`,
  ),
  duration: phrase(
    (days: number, nights: number) =>
      `${days} ${days === 1 ? 'day' : 'days'}${nights === 0 ? '' : `, ${nights} ${nights === 1 ? 'night' : 'nights'}`}`,
    (days, nights) =>
      `${days} ${days === 1 ? 'dag' : 'dae'}${nights === 0 ? '' : `, ${nights} ${nights === 1 ? 'nag' : 'nagte'}`}`,
  ),
}
