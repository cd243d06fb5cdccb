import { addDays, formatDay } from '#shared/domain/calendar'
import { HOSTS, type HostCode, stopSortOf } from '#shared/domain/catalogue/stop-sorts'
import type { Arrangement } from '../../itinerary/requests.ts'
import { clockOf, gradesName } from '../../itinerary/words.ts'
import type { Plan } from '../plan.ts'
import type { StopToArrange } from '../request/stops-to-arrange.ts'
import { departureOf } from '../request/trip-request.ts'
import type { PlannedStep } from '../schedule/planned-step.ts'

/** Hosts need weeks: the day by which it should be agreed, unless the trip is nearer. */
const AGREED_DAYS_BEFORE = 28
const LEAST_DAYS_BEFORE = 1

const hostName = (code: HostCode): string => HOSTS.find((host) => host.code === code)!.name

/** Five questions for the host; `when` is the day and the hours. */
function questionsFor(host: HostCode, group: string, when: string, grades: string): string[] {
  if (host === 'leader')
    return [
      `Which adult leads it, and who helps?`,
      'Where exactly does it take place, and who allows it?',
      'What must be bought or brought, and who pays for it?',
      'What do learners make, write or bring home?',
      'What is done instead if it rains?',
    ]
  const first =
    host === 'box-office'
      ? `Are there seats together for ${group} ${when}, and is there a price for schools?`
      : `May ${group} come ${when}, all at once or in parts?`
  return [
    first,
    'What does it cost, for learners and for adults, and by when must it be paid?',
    `What will learners see and do, and is it right for ${grades}?`,
    'What must everybody wear, bring or sign, and who leads the group there?',
    'Where does the bus stop, and are there toilets and a place out of the rain?',
  ]
}

/** What must still be agreed for a stop that the catalogue does not have. */
export function arrangementOf(
  stop: StopToArrange,
  step: PlannedStep,
  date: string,
  plan: Plan,
  host: HostCode = stopSortOf(stop.sort).host,
): Arrangement {
  const { request } = plan
  const price = stop.price ?? stopSortOf(stop.sort).price
  const grades = request.gradeGiven ? gradesName(request.gradeMin, request.gradeMax) : 'learners of this age'
  const group = `${request.students} learners and ${request.teachers} ${request.teachers === 1 ? 'adult' : 'adults'}`
  const when = `on ${formatDay(date)}, ${clockOf(step.start)} to ${clockOf(step.end)}`
  const ask = questionsFor(host, group, when, grades)
  const early = addDays(request.startDate, -AGREED_DAYS_BEFORE)
  const late = addDays(request.startDate, -LEAST_DAYS_BEFORE)
  const by = early > request.today ? early : late
  const message = [
    'Good day',
    '',
    `We plan a school trip from ${departureOf(request).name} with ${group} (${grades}) and would like to include: ${stop.place.name}, ${when}. Please tell us:`,
    ...ask.map((question, at) => `${at + 1}. ${question}`),
    '',
    `We hope to settle this by ${formatDay(by)}.`,
    '',
    'Kind regards',
  ].join('\n')
  return { who: hostName(host), ask, by, message, estimate: { low: price[0], high: price[1] } }
}
