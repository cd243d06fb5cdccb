import type { BarredCode } from '../../catalogue/barred.ts'
import { formatRandUp } from '../../money.ts'
import type { Reason, ReasonCode, ReasonParams } from '../requests.ts'
import { GRAMMAR } from './grammar.ts'

const { list, day, hours, grades } = GRAMMAR.af

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

/** Each reason as the end of a sentence, as in `request-words.ts`. */
const WORDS: { [Code in ReasonCode]: (params: ReasonParams[Code]) => string } = {
  closed: ({ dates }) => `gesluit op ${list(dates.map(day))}`,
  too_far: ({ road_km, drive_minutes }) =>
    `${road_km} km met die pad, ${hours(drive_minutes)} in elke rigting, te ver vir hierdie dae`,
  grades: ({ grade_min, grade_max }) => `dit pas by ${grades(grade_min, grade_max)}`,
  other_grades: ({ grade_min, grade_max }) =>
    `dit is bedoel vir ${grades(grade_min, grade_max)}: vra of julle leerders welkom is`,
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
  other_vehicles: () => 'die plan het ander voertuie',
  another_chosen: ({ chosen }) => `${chosen} is gekies; een van die twee is genoeg`,
  taken_out: () => 'jy het dit uitgehaal',
  asked_both: () => 'jy het daarvoor gevra en ook gevra om dit weg te laat',
  tell_hosts: () =>
    'sê dit skriftelik vir die gashere, die bestuurder en die kombuise; die plan kan dit nie namens hulle bevestig nie',
  school_must_see: () => 'niks in die plan staan dit teë nie; die skool moet self daarvoor sorg',
  barred: ({ what }) => BARRED[what],
}
export const reasonInAfrikaans = ({ code, params }: Reason): string =>
  (WORDS[code] as (params: ReasonParams[ReasonCode]) => string)(params)
