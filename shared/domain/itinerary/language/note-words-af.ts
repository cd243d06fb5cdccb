import { formatCents, formatRandUp } from '../../money.ts'
import { joinLead } from '../../text-with-lead.ts'
import {
  type AreaName,
  leadOfNote,
  type NamedFact,
  type NearestPlace,
  type Note,
  type NoteCode,
  type NoteParams,
  type SavingPart,
} from '../notes.ts'
import { GRAMMAR } from './grammar.ts'
import { afHoliday } from './holiday-names.ts'
import {
  AREA_LEFT_OUT,
  CONTRADICTIONS,
  NEEDS,
  NO_FLIGHT,
  NO_VISIT,
  OUTING,
  SAVINGS,
  THEMES,
  WHY_IT_STANDS,
} from './note-parts-af.ts'
import { AF_OFFERS } from './offer-names-af.ts'
import { subjectIn, wholeSubjectIn } from './subject-names.ts'

const { capital, day, days: daysOf, grades, hours, list, range } = GRAMMAR.af
/** What a town or region is called: "Kaapstad". */
export type NameOf = (name: string) => string

const namesOf = (facts: readonly NamedFact[]): string => list(facts.map(({ name }) => name))
const bringsDown = (change: string, cents: number): string =>
  `${change} sal dit tot ongeveer ${formatRandUp(cents)} per leerder verlaag.`

const REASON_OF_DATES = {
  term: 'in die kwartaal en buite eksamenweke',
  opening: 'wanneer besoek kan word wat jy gevra het',
}
const whyTheseDates = ({ by, late }: NoteParams['dates_backwards']): string =>
  `${REASON_OF_DATES[by ?? 'term']}${late ? '' : ', met tyd vir goedkeuring en betalings'}`

function savingInWords(part: SavingPart): string {
  switch (part.code) {
    case 'free_adults':
      return `die verblyf en plekke laat ${part.adults === 1 ? 'een volwassene' : `${part.adults} volwassenes`} gratis in, een vir ${part.learners_per_adult} leerders, wat gebruiklik is en gevra moet word`
    case 'free_place':
      return `’n gratis plek in plaas van ${part.place.name}, waarvoor niemand gevra het nie`
    case 'own_transfer':
      return 'gesinne bring die leerders na die lughawe en kom haal hulle daar'
    case 'adults_apart':
      return 'die skool of die volwassenes betaal vir hulle eie beddens en toegang'
  }
}

const leftInWords = (days: number): string =>
  days === 0 ? 'die toer is vandag' : days === 1 ? 'net een dag is oor' : `net ${days} dae is oor`

const saidInWords = ({ km, minutes }: NoteParams['said_drive']): string =>
  `ongeveer ${[...(km === null ? [] : [`${km} km`]), ...(minutes === null ? [] : [hours(minutes)])].join(' en ')} in een rigting`
function oursInWords({ km, minutes, road_km, road_minutes, by }: NoteParams['said_drive']): string {
  const figures = [...(km === null ? [] : [`${road_km} km`]), ...(minutes === null ? [] : [hours(road_minutes ?? 0)])]
  return `; ons reken ${figures.join(' en ')}${by.length > 0 ? ` met ${list(by.map((number) => `die ${number}`))}` : ''}`
}

/** The sentence for each note, as in `note-words.ts`. */
const WORDS: { [Code in NoteCode]: (params: NoteParams[Code], nameOf: NameOf) => string } = {
  contradiction: ({ code }) => CONTRADICTIONS[code],
  one_day_only: ({ days }) =>
    `Jy het ${days} dae gevra en geen nagte weg nie; albei kan nie: dit is ’n plan vir een dag.`,
  trip_too_long: ({ days, planned }) =>
    `${days} dae is langer as wat ons kan beplan: dit is ’n plan vir die eerste ${planned} dae.`,
  day_trip_of_days: ({ days, planned }) =>
    `Jy noem dit ’n daguitstappie en vra ${days} dae: ons het ${planned} dae beplan.`,
  camp_without_night: () => 'Jy vra een dag en ook ’n kamp met ’n nag: ons het een dag sonder ’n nag beplan.',
  dates_turned_round: ({ start, end }) =>
    `Die toer eindig voordat dit begin: ons het die twee datums omgeruil, ${range(start, end)}.`,
  dates_past: ({ start, end }) =>
    `Die datums wat jy gegee het, ${range(start, end)}, is verby: ons het hulle behou; kies asseblief nuwes voordat julle bespreek.`,
  too_few_beds: ({ beds, people, town }, nameOf) =>
    `Ons ken net ${beds} beddens om ${nameOf(town)} vir ${people} mense: die res moet gevind word, of die groep moet in twee dele gaan.`,
  planned_elsewhere: ({ asked, city, from }, nameOf) =>
    `Niks nader wat by hierdie groep pas, kan om ${nameOf(asked)} bereik word nie: geen plek daar is in die plan nie, wat eerder in ${nameOf(city)} gemaak is. Die pad van ${nameOf(from)} na ${nameOf(city)} en terug is nie in die plan of sy prys nie.`,
  starts_elsewhere: ({ from, start, road_km, flies, is_airport }, nameOf) => {
    const why = flies
      ? `Julle vlieg van ${nameOf(from)}`
      : `${nameOf(from)} is ongeveer ${road_km} km van ${nameOf(start)}, meer as wat hierdie groep op een dag behoort te ry`
    return is_airport
      ? `${why}: die plan begin en eindig by ${nameOf(start)}, en die vlugte is nie in die prys nie.`
      : `${why}: die plan begin en eindig in ${nameOf(start)}, en die pad daarheen en terug is nie in die plan of sy prys nie.`
  },
  flights_as_asked: (by) => `Julle vlieg: ${flightsInWords(by)}`,
  flights_chosen: ({ home, area, drive_hours, ...by }, nameOf) =>
    `Jy het nie gesê dat julle vlieg nie; die rit van ${nameOf(home)} na ${nameOf(area)} sal ongeveer ${drive_hours} uur duur, meer as wat hierdie groep op een dag behoort te ry. Die plan vlieg: ${flightsInWords(by)}`,
  flights_left_out: ({ home, area, why }, nameOf) =>
    `Jy het geskryf dat julle vlieg: die plan gaan met die pad van ${nameOf(home)} na ${nameOf(area)}, ${NO_FLIGHT[why]}.`,
  tickets_in_hand: () => 'Julle het julle kaartjies: geen vlug word gereken nie.',
  flights_apart: () => 'Julle betaal apart van julle begroting vir die vlugte: hulle is nie in die prys nie.',
  over_budget: ({ budget_cents, days, price_cents }) =>
    `Die laagste prys wat ons vir ${daysOf(days)} met hierdie groep bereik, is ${formatRandUp(price_cents)} per leerder, bo julle begroting van ${formatCents(budget_cents)}.`,
  savings_together: ({ budget_cents, parts, left_cents }) => {
    const reached = left_cents <= budget_cents
    const each = parts.map((part) => `${savingInWords(part)} (${formatCents(part.cents)} minder)`).join('; ')
    return `${parts.length > 1 ? 'Saam sal dit' : 'Dit sal'} die prys tot ${formatCents(left_cents)} per leerder verlaag, ${reached ? 'binne die begroting' : 'nog nie die begroting nie'}: ${each}.`
  },
  raise_money: ({ cents, group_cents, months, month_cents }) =>
    `Dan is daar nog ${formatRandUp(cents)} per leerder om in te samel, ${formatRandUp(group_cents)} vir die groep: ${months === 1 ? 'in die weke voor die toer' : `${formatRandUp(month_cents)} per leerder in elk van die ${months} maande tot die toer`}, of van ’n borg.`,
  cheaper_with_own_bus: ({ price_cents, fuel_cents }) =>
    bringsDown(
      `As die skool ’n bus het of een kan leen, dan ry julle daarmee, met ongeveer ${formatRandUp(fuel_cents)} se brandstof vir die groep: dit`,
      price_cents,
    ),
  cheaper_with_fewer_days: ({ days, instead_of, price_cents }) =>
    bringsDown(`${capital(daysOf(days))} in plaas van ${daysOf(instead_of)}`, price_cents),

  place_left_out: ({ place, why, grade_min, grade_max }) => {
    const reasons = {
      grades: `dit pas by ${grades(grade_min, grade_max)}`,
      unsuitable: 'dit pas nie by die behoeftes, die grootte van die groep of die seisoen nie',
      no_room: 'dit is op hierdie dae gesluit of pas nie daarin nie',
    }
    return `${place.name} is nie in die plan nie: ${reasons[why]}.`
  },
  subject_left_out: ({ subject, nearest }, nameOf) =>
    `geen besoek in die plan leer ${subjectIn('af', subject)} nie${nearest ? `: ${nearestInWords(nearest, nameOf)}` : ', en ons ken geen plek naby wat dit doen nie'}; beplan ’n les om die besoeke, of vertel ons van ’n plek.`,
  theme_left_out: ({ theme }) => `geen besoek in die plan is vir ${THEMES[theme]} nie.`,
  offer_left_out: ({ offer, nearest }, nameOf) =>
    `jy het van ${AF_OFFERS[offer]} geskryf; geen besoek in die plan bied dit nie${nearest ? `: ${nearestInWords(nearest, nameOf)}` : ', en ons ken geen plek naby wat dit doen nie'}.`,
  area_left_out: ({ area, why }, nameOf) =>
    `die plan kom nie by ${areaInWords(area, nameOf)} nie: ${AREA_LEFT_OUT[why]}.`,
  few_near: ({ km, area }, nameOf) =>
    `minder as die helfte van die plekke is binne ${km} km van ${areaInWords(area, nameOf)}: niks nader wat pas, is in ons katalogus nie.`,
  few_there: ({ there, visits, area }, nameOf) =>
    `net ${there} van die ${visits} plekke is in of om ${areaInWords(area, nameOf)}: niks nader wat pas, is in ons katalogus nie.`,
  day_without_visit: ({ day: number, why }) => `Dag ${number} het geen besoek nie: ${NO_VISIT[why]}.`,

  grades_from_ages: ({ grade_min, grade_max }) =>
    `Jy het ouderdomme gegee en geen graad nie: ons het vir ${grades(grade_min, grade_max)} beplan.`,
  grades_likely: ({ grade_min, grade_max, of }) =>
    `Jy het van ${of === 'teams' ? 'spanne volgens ouderdom' : '’n laerskool'} geskryf en geen graad genoem nie: ons het vir ${grades(grade_min, grade_max)} beplan.`,
  grade_default: ({ grade }) =>
    `Jy het nie die graad genoem nie: ons het vir ${grades(grade, grade)} beplan; ’n ander graad kan plekke en die aantal volwassenes verander.`,
  subject_of_phase: ({ subject, instead }) =>
    instead
      .map(
        ({ grade_min, grade_max, names }) =>
          `${grades(grade_min, grade_max)} het geen ${subjectIn('af', subject)} nie: wat dit leer, is in ${list(names.map((name) => wholeSubjectIn('af', name)))}, en die doelwitte is daarvan.`,
      )
      .join(' '),
  group_default: ({ students, teachers, words }) =>
    `${words ? `Ons is nie seker hoeveel “${words}” is nie` : 'Jy het nie gesê hoe groot die groep is nie'}: ons het vir ${students} leerders en ${teachers} volwassenes beplan.`,
  teachers_default: ({ teachers, learners_per_adult, near_water }) =>
    `Jy het nie die aantal onderwysers genoem nie: ons het vir ${teachers} volwassenes beplan, een vir elke ${learners_per_adult} leerders${near_water ? ', soos naby water aanbeveel word' : ''}.`,
  few_adults: ({ students, teachers, learners_per_adult, recommended }) =>
    `${teachers} ${teachers === 1 ? 'volwassene' : 'volwassenes'} vir ${students} leerders is minder as een vir elke ${learners_per_adult}; ons beveel ${recommended} aan.`,
  unknown_place: ({ name, planned_in, by }, nameOf) =>
    by === 'province'
      ? `Ons ken geen plek met die naam ${name} nie: ons het in ${nameOf(planned_in)} beplan.`
      : `Ons ken geen plek met die naam ${name} nie: ons het om ${nameOf(planned_in)} beplan; gee vir ons die naaste dorp.`,
  place_default: ({ area, is_origin }, nameOf) =>
    `Jy het geen plek genoem nie: ons het om ${nameOf(area)} beplan${is_origin ? ', waar julle vertrek' : ''}.`,
  unknown_origin: ({ name, start }, nameOf) =>
    `Ons ken nie ${name}, waar julle vertrek, nie: die plan en sy prys begin en eindig in ${nameOf(start)}.`,
  origin_default: ({ start }, nameOf) =>
    `Jy het nie gesê waar julle vertrek nie: die plan en sy prys begin en eindig in ${nameOf(start)}.`,
  several_schools: ({ name, towns, start }, nameOf) =>
    `Ons ken verskeie skole met die naam ${name}${towns.length > 0 ? ` (${towns.join('; ')})` : ''}: gee vir ons die dorp of die provinsie van julle skool. Die plan en sy prys begin en eindig in ${nameOf(start)}.`,
  budget_default: ({ words }) =>
    `${words ? `Jy het “${words}” geskryf en geen bedrag vir die toer nie` : 'Jy het geen begroting gegee nie'}: ons het goeie waarde gekies en wys die prys per leerder as ’n skatting.`,
  budget_for_each: ({ cents }) =>
    `Ons het julle begroting van ${formatCents(cents)} as ’n bedrag vir elke leerder gelees.`,
  length_default: ({ days }) =>
    `Jy het nie gesê hoe lank nie: ons het ${days === 1 ? '’n daguitstappie' : `${days} dae`} beplan.`,
  dates_default: ({ start, end, words, ...why }) =>
    `${words ? `Jy het “${words}” geskryf en geen datum wat ons kon lees nie` : 'Jy het geen datums gegee nie'}: ons het ${range(start, end)} gekies, ${whyTheseDates({ start, end, ...why })}.`,
  dates_backwards: (chosen) =>
    `Julle datums eindig voordat hulle begin: ons het ${range(chosen.start, chosen.end)} gekies, ${whyTheseDates(chosen)}.`,
  dates_in_window: ({ window, start, end }) =>
    `Jy het geen presiese datums gegee nie, net “${window}”: ons het ${range(start, end)} gekies.`,
  hours_not_kept: ({ not_before, back_by, begins, ends }) => {
    const asked = [
      ...(not_before === null ? [] : [`nie voor ${not_before} nie`]),
      ...(back_by === null ? [] : [`teen ${back_by} terug`]),
    ].join(', ')
    return `Jy het tye gevra wat nie tyd vir middagete, ’n besoek en die pad laat nie (${asked}): hierdie plan begin om ${begins} en is om ${ends} terug.`
  },
  said_drive: (params, nameOf) => `Jy het ${saidInWords(params)} geskryf${SAID_DRIVE[params.kept](params, nameOf)}`,
  farthest_stay: ({ start, stay, comes, ends_at_home }, nameOf) => {
    const reasons = {
      first: `kom eerste: die lang pad terwyl almal vars is, en elke nag daarna nader aan ${ends_at_home ? 'die huis' : nameOf(start)}`,
      last: 'kom laaste: so werk die dae die beste uit',
      middle: 'lê in die middel van die rondte: in enige ander volgorde word verder gery',
    }
    return `Die beddens die verste van ${nameOf(start)}, by ${stay.name}, ${reasons[comes]}.`
  },
  farthest_outing: ({ place, road_km, day: number, why }) =>
    `Die verste uitstappie, na ${place.name} (ongeveer ${road_km} km van die beddens), is op dag ${number}${OUTING[why]}`,
  savings: ({ made }) =>
    `Om die prys laag te hou, het ons ${list(made.map((one) => SAVINGS[one]))}${made.includes('low_rates') ? ': vra minstens drie kwotasies' : ''}.`,
  signature_over_budget: ({ cents, budget_cents }) =>
    `Signature kos ${formatRandUp(cents)} per leerder meer as die begroting van ${formatCents(budget_cents)}: kies Classic of Saver om minder te betaal.`,

  short_notice: ({ days_left, lead_days }) =>
    `${leftInWords(days_left)} en goedkeuring neem gewoonlik ongeveer ${lead_days} dae: praat nou met die distrik of kies ’n later datum.`,
  public_holiday: ({ date, name }) =>
    `${day(date)} is ’n openbare vakansiedag (${afHoliday(name)}): maak seker dat die plekke oop is.`,
  takes_turns: ({ people, places }) =>
    `Die groep van ${people} word verdeel en maak beurte by ${list(places.map(({ name, at_a_time }) => `${name} (${at_a_time} op ’n slag)`))}.`,
  stays_split: ({ people, stays }) =>
    `Geen enkele verblyf het ${people} beddens nie: die groep word verdeel oor ${list(stays.map(({ name, beds }) => `${name} (${beds} beddens)`))}, met volwassenes by elkeen.`,
  wheelchair_unconfirmed: () =>
    'Rolstoel: geen plek in die plan is vir rolstoele gesluit nie, maar paadjies, toilette, kamers en ’n bus met ’n hyser of oprit moet bevestig word wanneer julle bespreek.',
  food_unconfirmed: ({ needs, from_home }) => {
    const noted = `Kos: ${list(needs.map((need) => NEEDS[need]))} aangeteken`
    return from_home
      ? `${noted}; elke ete kom van die huis af.`
      : `${noted} vir elke ete; kombuise het dit nog nie bevestig nie.`
  },
  no_water_activity: () => 'Geen swem nie: die plan het geen wateraktiwiteit nie.',
  some_ashore: ({ people }) =>
    `${people} ${people === 1 ? 'persoon swem' : 'mense swem'} nie: waar die ander in of op die water gaan, het hulle ’n eie taak; vir die ander verander niks nie.`,
  own_transport: ({ seats, people }) =>
    `Julle ry met eie vervoer: geen bus word gereken nie.${
      seats === undefined || people === undefined
        ? ''
        : ` Jy het ${seats} sitplekke vir ${people} mense gegee: nog ${people - seats} het ’n sitplek nodig.`
    }`,
  under_budget: ({ cents, budget_cents }) =>
    `Die prys is ${formatCents(cents)} per leerder onder julle begroting van ${formatCents(budget_cents)}.`,
  fleet_half_day: ({ saves_cents }) =>
    `Die voertuig word vir ’n halwe dag gehuur${saves_cents > 0 ? `, ongeveer ${formatRandUp(saves_cents)} minder vir die groep as ’n hele dag` : ''}: vra of die maatskappy dit aanbied.`,
  fleet_taxi: ({ saves_cents }) =>
    `Vir so ’n kort pad word met ’n minibustaxi gereken, ongeveer ${formatRandUp(saves_cents)} minder vir die groep as ’n minibus: net met ’n bedryfslisensie, ’n bestuurder met ’n professionele bestuurspermit en ’n sitplekgordel vir almal.`,
  fleet_drop_and_fetch: ({ saves_cents, local_days }) =>
    `Die bus bring die groep, ry leeg huis toe en haal hulle op die laaste dag, ongeveer ${formatRandUp(saves_cents)} minder vir die groep as ’n bus wat wag: ${local_days.length > 0 ? `op dag ${list(local_days.map(String))} word ’n plaaslike voertuig gehuur` : 'tussenin is geen voertuig nodig nie'}. Spreek met die verblyf af wie in ’n noodgeval bestuur.`,
  fleet_stands: ({ days, why }) =>
    `Die bus ry amper nie op dag ${list(days.map(String))} nie en bly tog by die groep: ${WHY_IT_STANDS[why]}.`,
  prices_estimated: () =>
    'Alle pryse is skattings vir die beplanning totdat ’n operateur, die verblyf en die plekke dit bevestig.',
  fares_estimated: ({ low_cents, high_cents }) =>
    `Die vlugte heen en terug kos ongeveer ${formatRandUp(low_cents)} tot ${formatRandUp(high_cents)} per persoon, volgens lugredery en hoe vroeg julle bespreek: vra ’n groepprys.`,
  adults_in_price: () =>
    'Wat die volwassenes kos, word deur die leerders se prys gedra: gratis plekke vir onderwysers word net gereken waar bekend is dat ’n plek of verblyf dit gee. Vra daarvoor; een vir elke 15 leerders is gebruiklik.',
  prices_unsure: ({ places }) => `Toegangspryse waarvan ons die minste seker is: ${namesOf(places)}.`,
  adult_price_for_older: ({ places }) =>
    `By ${namesOf(places)} betaal leerders van 12 en ouer dikwels die volwasse prys: vra die prys vir skoolgroepe.`,
}

const areaInWords = ({ name }: AreaName, nameOf: NameOf): string => nameOf(name)
function nearestInWords({ name, road_km, area, at_a_time }: NearestPlace, nameOf: NameOf): string {
  const away = road_km === null ? '' : `, ongeveer ${road_km} km van ${areaInWords(area, nameOf)}`
  const queue = at_a_time === null ? '' : ` en oop vir ${at_a_time} mense op ’n slag`
  return `die naaste plek wat dit doen, is ${name}${away}${queue}`
}
const SAID_DRIVE: Record<
  NoteParams['said_drive']['kept'],
  (params: NoteParams['said_drive'], nameOf: NameOf) => string
> = {
  ours: (params) => `${oursInWords(params)}. Die plan het ons tyd, wat die langste is.`,
  yours: (params) => `${oursInWords(params)}. Die ritte van en na die huis het die langer tyd, joune.`,
  unlikely: (params) =>
    `${oursInWords(params)}. Die twee verskil te veel, dus het die plan ons tyd: kyk waar die toer begin en waarheen dit gaan.`,
  unplaced: ({ area }, nameOf) => `: ${areaInWords(area, nameOf)} is wyd, dus het elke rit sy eie tyd met die pad.`,
}
const flightsInWords = ({ from, to, via }: NoteParams['flights_as_asked']): string =>
  `van ${from} na ${to} en terug${via ? `, met ’n ander vliegtuig vanaf ${via}` : ''}. Die tye van die vlugte is skattings wat by die lugredery se rooster moet pas voordat julle bespreek.`

/** The one place that turns a note into Afrikaans. */
export function noteInAfrikaans({ code, params }: Note, nameOf: NameOf): string {
  const rest = (WORDS[code] as (params: NoteParams[NoteCode], nameOf: NameOf) => string)(params, nameOf)
  return joinLead({ lead: leadOfNote({ code }, 'af'), rest })
}
