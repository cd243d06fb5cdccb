import { addDays } from '../calendar.ts'
import type { Facts } from '../catalogue/facts.ts'
import type { Itinerary } from '../itinerary/itinerary.ts'
import type { Change } from './change.ts'
import { isVisitStep } from '../itinerary/visits.ts'

/** Ideas of twenty trips of one to ten days, by bus and by air, to change at random. */
export const TRIPS_TO_CHANGE: readonly string[] = [
  'Grade 10 Geography, 42 learners and 3 teachers from Welkom to the Drakensberg, 6 to 9 May 2027, R3 500 per learner, rock art',
  '32 Grade R learners and 4 adults from Centurion to a dairy farm, 9 September 2027, R260 per child',
  'Matric History, 44 learners and 3 teachers flying from Gqeberha to Cape Town, 7 to 10 June 2027: Robben Island and District Six',
  'Grade 11 Life Sciences in the Kruger Park, 3 nights, 38 learners and 3 teachers from Polokwane, 22 to 25 February 2027, R3 600 each',
  'Leadership camp for 24 prefects of Grades 11 and 12 and 2 staff, Magaliesberg, 29 to 31 January 2027 from Roodepoort',
  'Grade 11, 26 learners and 2 teachers, East London to the Wild Coast, 5 days from 5 April 2027, coastal erosion and a beach clean-up',
  '60 Grade 7 learners with 4 teachers from Tembisa to Johannesburg for one day, 2 September 2027, science they can touch',
  'Grade 9, 36 learners and 3 teachers from Worcester to Sutherland, 14 to 16 April 2027, R2 400 each, stars and fossils',
  'Primary school choir, 48 children of Grades 4 to 7 with 4 adults from Kimberley, two days in Bloemfontein from 6 July 2027',
  '40 Grade 6 learners and 4 teachers to Durban for 2 days, 6 to 7 May 2027, R1 500 per learner',
  'Grade 11 History, 44 learners and 3 teachers, from Worcester to Cape Town, 11 to 13 June 2027',
  '30 Grade 8 learners and 2 teachers from Mthatha to Qunu, one day, 18 May 2027',
  'Grade 12, 50 learners and 4 teachers from Bloemfontein to Clarens, 3 days from 3 March 2027, R2 800 each',
  '35 Grade 5 learners and 3 teachers from Knysna to Mossel Bay and Oudtshoorn, 4 days from 10 May 2027',
  'Grade 10 Tourism, 45 learners and 4 teachers from Durban to Johannesburg, 7 days from 21 June 2027',
  '28 Grade 9 learners and 2 teachers from Nelspruit to Pilgrim’s Rest, 2 days from 15 April 2027',
  'Grade 4, 55 learners and 5 teachers from Paarl to Hermanus for the day, 24 August 2027, R400 each',
  'Grade 11 Geography, 40 learners and 3 teachers from Pretoria to Cape Town and the Garden Route, 10 days from 28 June 2027',
  '22 Grade 7 learners and 2 teachers from Upington to the Augrabies Falls, 2 days from 12 August 2027',
  'Grade 8, 64 learners and 5 teachers from Pietermaritzburg to Ladysmith and the battlefields, 3 days from 19 May 2027',
]

/** Numbers between 0 and 1, the next one at each call. */
export type Chance = () => number
const one = <T>(list: readonly T[], chance: Chance): T | undefined => list[Math.floor(chance() * list.length)]

const KINDS = ['swap', 'add', 'remove', 'resize', 'move', 'move', 'start', 'lock', 'stay', 'set', 'own'] as const

/** A change of a plan that somebody might ask for, possible or not; null where the plan has no step for it. */
export function randomChange(
  { daily_itinerary, group_details, start_date }: Itinerary,
  facts: Facts,
  chance: Chance,
): Change | null {
  const visits = daily_itinerary.flatMap(({ day, schedule }) =>
    schedule.flatMap((step, at) => (isVisitStep(step) ? [{ day, step: at, shown: step }] : [])),
  )
  const visit = one(visits, chance)
  const day = 1 + Math.floor(chance() * daily_itinerary.length)
  const towns = daily_itinerary.flatMap(({ schedule }) => schedule.flatMap(({ town }) => town ?? []))
  const place =
    one(
      facts.places.filter(({ town }) => towns.includes(town)),
      chance,
    ) ?? one(facts.places, chance)!
  const kind = one(KINDS, chance)!
  if (kind === 'add') return { type: 'add', day, with: place.id }
  if (kind === 'own') return { type: 'add', day, with: { title: 'Tea with the old girls', minutes: 30 } }
  if (kind === 'stay') {
    const stay = one(
      facts.stays.filter(({ town }) => towns.includes(town)),
      chance,
    )
    return stay ? { type: 'stay', day: Math.min(day, Math.max(1, daily_itinerary.length - 1)), with: stay.id } : null
  }
  if (kind === 'set')
    return one<Change>(
      [
        { type: 'set', field: 'pax_students', value: group_details.students + 1 + Math.floor(chance() * 10) },
        { type: 'set', field: 'pax_teachers', value: group_details.teachers + 1 },
        { type: 'set', field: 'start_date', value: addDays(start_date, 7) },
        { type: 'set', field: 'budget_per_student', value: null },
        { type: 'set', field: 'days', value: Math.max(1, daily_itinerary.length - 1) },
      ],
      chance,
    )!
  if (!visit) return null
  const at = { day: visit.day, step: visit.step }
  if (kind === 'swap') return { type: 'swap', ...at, with: place.id }
  if (kind === 'resize') return { type: 'resize', ...at, minutes: 30 + 15 * Math.floor(chance() * 10) }
  if (kind === 'move') return { type: 'move', ...at, to_day: day }
  if (kind === 'start')
    return { type: 'move', ...at, start: `${String(9 + Math.floor(chance() * 6)).padStart(2, '0')}:30` }
  return { type: kind, ...at }
}
