import { ledPhrase, phrase } from './phrase.ts'

/** What keeps a group safe on a trip; of the hazards of places: `shared/domain/catalogue/hazards.ts`. */
export const SAFETY_PHRASES = {
  supervision: phrase(
    (adults: number, learners: number, each: number) =>
      `${adults} ${adults === 1 ? 'adult' : 'adults'} for ${learners} learners, each with a named group of about ${each}; headcount at every boarding, gate and meal.`,
    (adults, learners, each) =>
      `${adults} ${adults === 1 ? 'volwassene' : 'volwassenes'} vir ${learners} leerders, elk met ’n groep van ongeveer ${each} op naam; tel koppe by elke opklim, hek en ete.`,
  ),
  onTheRoad: ledPhrase(
    { en: 'On the road', af: 'Op die pad' },
    (earliest: string, latest: string) =>
      `seat belts on, a stop at least every two hours, no driving before ${earliest} or after ${latest}; the teacher in charge may refuse a bus or driver that is not fit.`,
    (earliest, latest) =>
      `sitplekgordels aan, minstens elke twee uur ’n stop, geen ry voor ${earliest} of ná ${latest} nie; die onderwyser in beheer mag ’n bus of bestuurder weier wat nie gereed is nie.`,
  ),
  numbers: ledPhrase(
    { en: 'Emergency numbers on every adult’s phone', af: 'Noodnommers op elke volwassene se foon' },
    (numbers: string) => `${numbers}.`,
    (numbers) => `${numbers}.`,
  ),
  nobodySwims: ledPhrase(
    { en: 'Nobody swims', af: 'Niemand swem nie' },
    () => 'no visit is on or in the water; pools and dams near the bed are out of bounds.',
    () => 'geen besoek is op of in die water nie; swembaddens en damme naby die slaapplek is verbode terrein.',
  ),
  besideWater: ledPhrase(
    { en: 'Near water', af: 'Naby water' },
    () => 'nobody goes in, and an adult stands between the learners and the edge.',
    () => 'niemand gaan in nie, en ’n volwassene staan tussen die leerders en die rand.',
  ),
  nearWater: ledPhrase(
    { en: 'Near water', af: 'Naby water' },
    (perAdult: number, more: string) =>
      `at least one adult for every ${perAdult} learners${more}, a lifeguard or qualified guide present, and nobody goes in unless the operator leads it.`,
    (perAdult, more) =>
      `minstens een volwassene vir elke ${perAdult} leerders${more}, ’n lewensredder of gekwalifiseerde gids byderhand, en niemand gaan in as die operateur dit nie lei nie.`,
  ),
  bringMore: phrase(
    (more: number, turn: number) => ` (bring ${more} more, or go in turns of ${turn})`,
    (more, turn) => ` (bring nog ${more} saam, of gaan in beurte van ${turn})`,
  ),
  heat: ledPhrase(
    { en: 'Heat', af: 'Hitte' },
    (isLong: boolean) =>
      `hats, sunscreen and ${isLong ? 'two litres of water each' : 'water for each'}; walks early, shade at midday.`,
    (isLong) =>
      `hoede, sonskerm en ${isLong ? 'twee liter water elk' : 'water vir elkeen'}; stap vroeg, skaduwee in die middel van die dag.`,
  ),
  storms: ledPhrase(
    { en: 'Thunderstorms', af: 'Donderstorms' },
    () => 'at the first thunder off the ridge, out of the water, away from lone trees and into the bus.',
    () => 'met die eerste donderweer van die rant af, uit die water, weg van alleenstaande bome en in die bus.',
  ),
  countryRoads: ledPhrase(
    { en: 'Country roads', af: 'Plattelandse paaie' },
    (km: number) =>
      `up to ${km} km in a day, where people and cattle walk on the road: the driver keeps below the limit, and an adult sits awake beside the driver.`,
    (km) =>
      `tot ${km} km op ’n dag, waar mense en beeste in die pad loop: die bestuurder bly onder die spoedgrens, en ’n volwassene sit wakker langs die bestuurder.`,
  ),
  inTheDark: phrase(
    () => 'parents know the exact time, learners wait in a lit, guarded place, and a rested driver is at the wheel.',
    () => 'ouers weet presies hoe laat, leerders wag op ’n verligte plek onder toesig, en ’n uitgeruste bestuurder ry.',
  ),
  startInDark: { en: 'a start before sunrise', af: 'vertrek voor sonop' },
  endInDark: phrase(
    (where: 'home' | 'back') => `${where} after sunset`,
    (where) => `${where === 'home' ? 'tuis' : 'terug'} ná sononder`,
  ),
  atNight: ledPhrase(
    { en: 'At night', af: 'Snags' },
    () =>
      'girls, boys and staff in separate rooms or tents, an adult on each corridor, never one adult alone with one learner.',
    () =>
      'meisies, seuns en personeel in aparte kamers of tente, ’n volwassene in elke gang, nooit een volwassene alleen met een leerder nie.',
  ),
}

/** The names of the emergency numbers of `rules.json`, by code. */
export const AF_EMERGENCY_NAMES: Readonly<Record<string, string>> = {
  any: 'Alle noodgevalle vanaf ’n selfoon',
  police: 'SAPD',
  ambulance: 'Ambulans',
  'sea-rescue': 'NSRI-seeredding',
  'mountain-rescue': 'Bergredding Wes-Kaap (via die nooddienste)',
  childline: 'Childline',
  poison: 'Gif-inligtingslyn',
  'private-ambulance': 'Netcare 911',
  'private-ambulance-2': 'ER24',
}
