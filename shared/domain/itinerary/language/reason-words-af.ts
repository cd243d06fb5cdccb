import type { BarredCode } from '../../catalogue/barred.ts'
import type { PaperCode } from '../../catalogue/papers.ts'
import { formatRand, formatRandUp } from '../../money.ts'
import type { ListedTopic } from '../../requests.ts'
import type { Informant, Listener, MealPlanned, PaperworkCode, Reason, ReasonCode, ReasonParams } from '../requests.ts'
import { GRAMMAR } from './grammar.ts'
import { afVehicle } from './vehicle-names.ts'

const { list, day, hours, grades, range } = GRAMMAR.af

const NOT_SUITABLE: Record<ReasonParams['not_suitable']['why'], string> = {
  wheelchair: 'dit kan nie in ’n rolstoel besoek word nie',
  water: 'dit is op of langs gevaarlike water, en iemand mag nie swem nie',
  season: 'dit is op hierdie datums buite seisoen',
  passport: 'dit vereis ’n paspoort van almal',
  group_size: 'dit is te klein vir die hele groep',
}
const BARRED: Record<BarredCode, string> = {
  alcohol: 'niemand mag op ’n skooltoer alkohol hê nie: geen leerder, opvoeder of ouer nie',
  gambling: 'die wet hou almal onder 18 weg van dobbelary',
  smoking: 'die wet verbied dat tabak aan enigiemand onder 18 verkoop of gegee word',
  'open-vehicle': 'leerders ry nie agterop ’n bakkie, vragmotor of sleepwa nie',
  overloading: 'elke leerder het ’n sitplek: ’n voertuig mag nie oorlaai word nie',
  'no-adults': '’n opvoeder moet saamgaan, en soveel volwassenes as wat die regulasies vereis',
  'no-consent': '’n ouer moet vir elke leerder skriftelik toestemming gee',
  hazing: 'inisiasie van leerders deur leerders is verbode',
  'big-cats': 'ons beplan geen aanraking van wilde diere en geen stap saam met groot katte nie',
  'unsafe-swimming': 'ons beplan geen swem in die donker, van kranse af of sonder ’n lewensredder nie',
  jumps: 'dit is vir ouer mense: operateurs neem niemand onder 14 nie',
}

const INFORMANTS: Record<Informant, (name: string | null) => string> = {
  place: (name) => name ?? 'die plekke wat julle besoek',
  ticket_office: (name) => `wie ook al die kaartjies${name === null ? '' : ` vir ${name}`} verkoop`,
  organiser: (name) => `die organiseerder${name === null ? '' : ` van ${name}`}`,
  lifeguards: () => 'die munisipaliteit of die oord, vir daardie dag: sonder ’n lewensredder swem niemand nie',
  district: () => 'julle distrikskantoor',
  clinic: () => '’n kliniek of reisdokter',
  weather: () => 'die weerdiens in die week vooraf, en die plekke of hulle oop bly',
  police: () => 'die polisiestasie daar en julle gasheer',
  operator: () => 'die busmaatskappy',
}
const PAPERS: Record<PaperCode, string> = {
  passport: '’n paspoort vir elke persoon',
  'birth-certificate': '’n onverkorte geboortesertifikaat vir elke leerder',
  id: '’n identiteitsdokument, of sy nommer, vir elke persoon',
  'clearance-list': '’n naamlys vir sekuriteit, vooraf gestuur',
  'operator-cover':
    'die operateur se versekering, gidse se kwalifikasies en veiligheidsplan, en ’n toestemming wat die aktiwiteit noem',
}
const MEALS: Record<MealPlanned, string> = {
  packed_lunch: 'kospakkies',
  dinner: 'aandetes',
  groceries: 'kos om te kook',
  at_stay: 'die etes van die verblyf',
}
const PAPERWORK: Record<PaperworkCode, string> = {
  consent: 'wat ouers teken',
  approval: 'wat die departement moet goedkeur, en wanneer',
}
const FEW_NAMES = 2
const namesOr = (names: readonly string[], all: string): string =>
  names.length > 0 && names.length <= FEW_NAMES ? list(names) : all
const TELL: Record<Listener, (names: readonly string[]) => string> = {
  places: (names) =>
    `dit staan in die boodskap aan ${namesOr(names, 'die plekke wat julle besoek')}; hulle moet dit bevestig`,
  stay: (names) =>
    `dit staan in die boodskap aan ${namesOr(names, 'die plekke waar julle slaap')}; hulle moet dit bevestig`,
  kitchens: () => 'dit staan in die boodskap aan wie ook al kook; hulle moet dit bevestig',
  operator: () => 'dit staan in die boodskap aan die busmaatskappy, wat dit moet bevestig',
  hosts: () => 'dit staan in die boodskap aan die gashere en die bestuurder; hulle moet dit bevestig',
  adults: () =>
    'dit staan, vertroulik, in die nota aan die volwassenes wat saamgaan; sê vir die gashere en die bestuurder net wat hulle moet weet',
  families: () => 'dit staan in die nota aan die ouers',
}
const LISTED: Record<ListedTopic, string> = {
  rain: 'elke besoek buite sê wat julle doen as dit reën',
  safety: 'wat die groep veilig hou, staan onder “Hoe hulle veilig bly”',
}
const pricesInWords = (places: ReasonParams['entrance_prices']['places']): string =>
  places.length === 0
    ? ''
    : places.every(({ rand }) => rand === 0)
      ? `volgens ons lys geen toegangsgeld by ${list(places.map(({ name }) => name))} nie; `
      : `R${places.reduce((sum, { rand }) => sum + rand, 0)} per leerder vir toegang volgens ons lys: ${list(places.map(({ name, rand }) => `${name} ${rand === 0 ? 'gratis' : `R${rand}`}`))}; `

/** Each reason as the end of a sentence, as in `request-words.ts`. */
const WORDS: { [Code in ReasonCode]: (params: ReasonParams[Code]) => string } = {
  closed: ({ dates }) => `gesluit op ${list(dates.map(day))}`,
  too_far: ({ road_km, drive_minutes }) =>
    `${road_km} km met die pad, ${hours(drive_minutes)} in elke rigting, te ver vir hierdie dae`,
  grades: ({ grade_min, grade_max }) => `dit pas by ${grades(grade_min, grade_max)}`,
  other_grades: ({ grade_min, grade_max }) =>
    `dit is bedoel vir ${grades(grade_min, grade_max)}: vra of julle leerders welkom is`,
  some_grades: ({ in_min, in_max, out_min, out_max }) =>
    `${grades(in_min, in_max)} gaan in; ${grades(out_min, out_max)} bly buite saam met onderwysers en ’n taak`,
  not_suitable: ({ why, at_a_time }) =>
    at_a_time === null ? NOT_SUITABLE[why] : `${NOT_SUITABLE[why]}: dit neem ${at_a_time} mense op ’n slag`,
  over_budget: ({ cents }) => `daarmee kos die toer ongeveer ${formatRandUp(cents)} per leerder meer as wat julle het`,
  no_time: ({ minutes }) => `die ${hours(minutes)} daarvoor pas nie in langs wat julle verder gevra het nie`,
  hours_not_kept: ({ asked, planned }) => `julle het ${asked} gevra; in die plan is dit ${planned}`,
  drive_too_long: ({ asked_minutes, planned_minutes }) =>
    `die langste rit duur ${hours(planned_minutes)} in plaas van ${hours(asked_minutes)}`,
  too_far_for_radius: ({ asked_km, planned_km }) =>
    `die verste punt is ${planned_km} km ver met die pad in plaas van ${asked_km} km`,
  other_bed: ({ stays }) => `die beddens is by ${list(stays ?? [])}`,
  other_vehicles: ({ flies, vehicles = [] }) =>
    `die plan het ${list([...(flies ? ['vlugte'] : []), ...vehicles.map(({ id, count }) => `${count} × ${afVehicle(id) ?? 'voertuig'}`)])}`,
  planned_dates: ({ start, end }) =>
    start === end ? `die plan is op ${day(start)}` : `die plan is van ${range(start, end)}`,
  planned_hours: ({ begins, ends }) => `die plan begin om ${begins} en is om ${ends} terug`,
  planned_guides: ({ guides }) =>
    guides === 1
      ? 'die prys sluit ’n geregistreerde gids vir elke dag in'
      : `die prys sluit ${guides} geregistreerde gidse vir elke dag in`,
  planned_meals: ({ meals }) =>
    meals.length === 0
      ? 'geen ete is in die prys nie: alles kom van die huis af'
      : `die prys het ${list(meals.map((meal) => MEALS[meal]))}`,
  guide_left_out: ({ cents }) =>
    `om geld te spaar is geen gids in die prys nie: een vir elke dag kos ongeveer ${formatRandUp(cents)} per leerder`,
  planned_adults: ({ adults, learners }) => `die plan en sy prys het ${adults} volwassenes vir ${learners} leerders`,
  planned_price: ({ each_cents, group_cents }) =>
    `die plan kos ongeveer ${formatRand(each_cents)} per leerder, ${formatRand(group_cents)} vir die groep`,
  planned_drives: ({ longest_minutes, by_day }) =>
    `die langste rit met net rusposes duur ${hours(longest_minutes)}, en ${by_day ? 'julle ry net by daglig' : '’n deel van die rit is in die donker'}`,
  emergency_numbers: ({ own_vehicle }) =>
    `die noodnommers is in die veiligheidslys hieronder; ${own_vehicle ? 'vir ’n onklaar voertuig, neem die nommer saam van wie ook al met julle eie voertuig help' : 'vir ’n onklaar bus, vra die busmaatskappy vir sy nommer'}, en vra die gashere waar daar geen sein is nie`,
  in_paperwork: ({ codes }) => `sien ${list(codes.map((code) => PAPERWORK[code]))} in die lys van papiere hieronder`,
  another_chosen: ({ chosen }) => `${chosen} is gekies; een van die twee is genoeg`,
  fewer_times: ({ planned, asked }) => `${planned} van ${asked} het plek in hierdie dae`,
  no_room: () => 'ons het in hierdie dae geen plek daarvoor gevind nie',
  of_its_kind: ({ places }) => `die plan het ${list(places)} daarvoor: sê vir ons as jy ’n ander een bedoel`,
  elsewhere: ({ places, town, road_km }) => `die plan het ${list(places)} daarvoor, ${road_km} km van ${town}`,
  after_dark: ({ home, sunset }) => `die plan is om ${home} terug, en die son gaan om ${sunset} onder`,
  hour_open: ({ asked }) => `niks in die plan begin omtrent ${asked} nie: sê vir ons wat dan moet gebeur`,
  on_sabbath: ({ dates }) =>
    `die plan het ’n program op ${list(dates.map(day))}: kom vooraf ooreen wat dan gedoen word`,
  not_known: () => 'ons het dit nie verstaan nie, dus is niks in die plan daarvoor nie: sê dit in ander woorde',
  taken_out: () => 'jy het dit uitgehaal',
  asked_both: () => 'jy het daarvoor gevra en ook gevra om dit weg te laat',
  tell: ({ whom, names }) => TELL[whom](names),
  listed: ({ where }) => LISTED[where],
  school_must_see: () => 'die plan kan dit nie afhandel nie: hou dit op julle eie lys',
  barred: ({ what }) => BARRED[what],
  entrance_prices: ({ places, trip_cents }) =>
    `${pricesInWords(places)}die hele toer ongeveer ${formatRand(trip_cents)} per leerder; elke plek moet sy prys bevestig`,
  free_adults: ({ places }) =>
    `volgens ons lys laat ${list(places.map(({ name, learners }) => `${name} een volwassene gratis in saam met ${learners} leerders`))}; vra die ander plekke`,
  road_to: ({ name, road_km, drive_minutes }) =>
    `${name} is ${road_km} km met die pad, ${hours(drive_minutes)} in elke rigting, van waar julle begin of slaap`,
  which_place: () => 'sê vir ons watter plek jy bedoel, dan sê ons hoe ver dit is',
  seats_needed: ({ people, wheelchairs, seats }) =>
    [
      `julle is ${people} mense en elkeen moet ’n sitplek hê`,
      ...(wheelchairs > 0 ? [`${wheelchairs} van hulle ’n plek vir ’n rolstoel`] : []),
      seats === null ? 'tel die sitplekke van julle eie voertuie' : `die voertuie in die prys het ${seats} sitplekke`,
    ].join('; '),
  wheelchair_at: ({ open, partly, closed }) =>
    [
      ...(open.length > 0 ? [`volgens ons lys oop vir rolstoele: ${list(open)}`] : []),
      ...(partly.length > 0 ? [`net deels: ${list(partly)}`] : []),
      ...(closed.length > 0 ? [`nie: ${list(closed)}`] : []),
      'vra elke plek oor paadjies en toilette, en die busmaatskappy oor ’n hyser of oprit',
    ].join('; '),
  health_risks: ({ malaria, unsafe_water }) =>
    `volgens ons lys is daar in hierdie tyd van die jaar ${malaria ? '' : 'geen '}malaria by hierdie plekke${malaria ? '' : ' nie'}, en ${unsafe_water ? 'hulle water kan bilharzia dra' : 'geen bilharzia nie'}; vra ’n kliniek voor die toer`,
  asked_and_planned: ({ asked, planned, over_cents = null }) =>
    [
      planned === asked
        ? `${over_cents === null ? 'ja: alles' : 'alles'} wat julle wil sien en doen, het ’n plek in die plan`
        : `nie alles nie: ${planned} van die ${asked} dinge wat julle wil sien en doen, het ’n plek in die plan`,
      ...(over_cents === null
        ? []
        : [`dit kos ongeveer ${formatRandUp(over_cents)} per leerder meer as wat julle het`]),
    ].join('; maar '),
  opening_hours: ({ name, date, opens, closes, is_open }) =>
    is_open
      ? `volgens ons lys is ${name} op ${day(date)} oop, van ${opens} tot ${closes}; vra voor julle bespreek`
      : `volgens ons lys is ${name} op ${day(date)} toe; vra voor julle bespreek`,
  at_visits: ({ places }) => `dit word tydens die besoeke gedoen (${list(places)}): bring wat daarvoor nodig is`,
  avoid_there: ({ places }) => `${list(places)} kan dit ook hê: hou die groep van daardie deel weg`,
  suits_grades: ({ places }) =>
    `volgens ons lys pas ${list(places.map(({ name, grade_min, grade_max }) => `${name} by ${grades(grade_min, grade_max)}`))}; vra wat die plek se eie ouderdomsgrens is`,
  at_a_time: ({ people, places }) =>
    `volgens ons lys neem ${list(places.map(({ name, at_a_time }) => `${name} ${at_a_time} mense op ’n slag`))}; julle is ${people}`,
  papers_at: ({ places }) =>
    `volgens ons lys vra ${list(places.map(({ name, papers }) => `${name} ${list(papers.map((code) => PAPERS[code]))}`))}; vra elke plek wat nog nodig is`,
  road_at: ({ name, gravel_km, low_bridge, no_coach }) =>
    `volgens ons lys ${[
      gravel_km > 0
        ? `is ongeveer ${gravel_km} km van die pad na ${name} grond`
        : `is die pad na ${name} nie ’n gewone pad nie`,
      ...(low_bridge ? ['’n brug of drif daarop loop onder water ná reën'] : []),
      ...(no_coach ? ['geen toerbus kom tot daar nie'] : []),
    ].join('; ')}; vra hoe dit lyk voor julle ry`,
  compared: ({ places }) =>
    `die naaste is ${places[0]?.name}: ${list(
      places.map(
        ({ name, road_km, drive_minutes, rand }) =>
          `${name} ${road_km} km met die pad, ${hours(drive_minutes)} in elke rigting, ${rand === 0 ? 'geen toegangsgeld' : `R${rand} per leerder`}`,
      ),
    )}`,
  ask: ({ whom, name }) => `ons kan dit nie weet nie: vra ${INFORMANTS[whom](name)}`,
}
export const reasonInAfrikaans = ({ code, params }: Reason): string =>
  (WORDS[code] as (params: ReasonParams[ReasonCode]) => string)(params)
