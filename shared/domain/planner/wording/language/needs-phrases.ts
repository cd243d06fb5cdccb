import { phrase } from './phrase.ts'

/** What is said of the few for whom a step or a meal is another one. */
export const NEEDS_PHRASES = {
  ashore: phrase(
    (people: number) =>
      `${people === 1 ? 'The one who does not swim stays' : `The ${people} who do not swim stay`} out of the water with an adult: they keep the group’s record of the stop, with times, sketches and what they count.`,
    (people) =>
      `${people === 1 ? 'Die een wat nie swem nie, bly' : `Die ${people} wat nie swem nie, bly`} saam met ’n volwassene uit die water: hulle hou die groep se rekord van die stop, met tye, sketse en wat hulle tel.`,
  ),
  slow: phrase(
    (people: number) =>
      `${people === 1 ? 'The one who walks with difficulty has' : `The ${people} who walk with difficulty have`} the shortest level way, with an adult and a seat: ask the hosts for it when you book.`,
    (people) =>
      `${people === 1 ? 'Die een wat moeilik loop, kry' : `Die ${people} wat moeilik loop, kry`} die kortste gelyk pad, met ’n volwassene en ’n sitplek: vra die gashere daarvoor wanneer julle bespreek.`,
  ),
  allergy: phrase(
    (people: number | null) =>
      people === null ? 'allergies' : `${people} with ${people === 1 ? 'an allergy' : 'allergies'}`,
    (people) => (people === null ? 'allergieë' : `${people} met ${people === 1 ? '’n allergie' : 'allergieë'}`),
  ),
  toOrder: phrase(
    (diets: string) => `To order apart: ${diets}.`,
    (diets) => `Om apart te bestel: ${diets}.`,
  ),
  atTable: phrase(
    (who: string) => `For ${who}: what harms them stays off every table, hands are washed, and nobody swaps food.`,
    (who) => `Vir ${who}: wat skadelik is, bly van elke tafel af, hande word gewas, en niemand ruil kos nie.`,
  ),
}
