import type { Facts } from '#shared/domain/catalogue/facts'
import { formatDay, formatRange } from '#shared/domain/calendar'
import { formatRand } from '../../money.ts'
import { isAirport } from '../request/airports.ts'
import { allVisits, type Plan } from '../plan.ts'
import type { PlannedDay } from '../schedule/planned-day.ts'
import type { Answer } from '../answers/answer.ts'
import { areaPhrase } from './place-names.ts'
import { choicesOf, titleTopicsOf } from './choose-title-topics.ts'
import { changesOf, firstAirport, lastAirport } from '../request/air-journey.ts'
import { homeOrBack, returnPhrase } from './return-phrases.ts'
import { capital, daysWord, gradesName, listOf, numberWord, withA } from '../../itinerary/words.ts'

/** The longest title; lists and search results cut off longer ones. */
export const LONGEST_TITLE = 90
/** The short names that teachers use. */
const SHORT_SUBJECTS: Record<string, string> = {
  'Economic and Management Sciences': 'EMS',
  'Natural Sciences and Technology': 'NS and Tech',
  'Engineering Graphics and Design': 'EGD',
  'Computer Applications Technology': 'CAT',
  'Information Technology': 'IT',
}

const isAskedStop = ({ request }: Answer): boolean =>
  (request.kind === 'sight' || request.kind === 'activity') && (request.force === 'must' || request.force === 'wish')
/** The names of what was asked for by name and is in the plan, in the order of the idea. */
const askedStops = ({ answers }: Plan): string[] => [
  ...new Set(
    answers.flatMap((answer) => {
      const { request, steps, state } = answer
      const isIn = request.kind === 'sight' && request.named && (state === 'met' || state === 'to_arrange')
      return isIn && isAskedStop(answer) ? (steps[0]!.step.visit?.candidate.place.name ?? []) : []
    }),
  ),
]

/** Grade and subjects, from the longest form to the shortest. */
function audiences({ request }: Plan): string[] {
  const group = request.gradeGiven ? gradesName(request.gradeMin, request.gradeMax) : `${request.students} learners`
  const subjects = request.subjects.slice(0, 2)
  if (subjects.length === 0 || !request.gradeGiven) return [group]
  const short = subjects.map((subject) => SHORT_SUBJECTS[subject] ?? subject)
  return [...new Set([listOf(subjects), listOf(short), short[0]!])].map((said) => `${group} ${said}`).concat(group)
}

const stems = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^a-z-]+/)
    .filter((word) => word.length > 2 && !FUNCTION_WORDS.has(word))
    .map((word) => word.replace(/ies$/, 'y').replace(/s$/, ''))
const FUNCTION_WORDS = new Set(['the', 'and', 'for', 'day', 'days'])
/** Whether a content word is repeated ("dams … at Gariep Dam"). */
export const repeatsAWord = (title: string): boolean => new Set(stems(title)).size < stems(title).length

/** "a day", "four days", "an eight-day camp". */
const spanInWords = ({ days, camp }: Plan['request']): string =>
  days === 1 ? 'a day' : camp ? withA(`${numberWord(days)}-day camp`) : daysWord(days)

/** "Rocks, rivers and resistance: four days in the Drakensberg for Grade 10 Geography". */
export function titleOf(plan: Plan, facts: Facts): string {
  return askedTitle(plan, facts) ?? topicTitle(plan, facts)
}

/** "Sunrise Dairy and Howick Falls: a day in Howick for Grade 4": what was asked for by name; null if nothing was, or it is too long. */
function askedTitle(plan: Plan, facts: Facts): string | null {
  const { request } = plan
  const names = askedStops(plan).slice(0, 3)
  const rest = `${spanInWords(request)} ${areaPhrase(request, facts)}`
  for (let count = names.length; count > 0; count--)
    for (const audience of audiences(plan)) {
      const title = `${listOf(names.slice(0, count))}: ${rest} for ${audience}`
      if (title.length <= LONGEST_TITLE && !repeatsAWord(title)) return title
    }
  return null
}

function topicTitle(plan: Plan, facts: Facts): string {
  const { request } = plan
  const span = spanInWords(request)
  const titleTopics = titleTopicsOf(plan, facts)
  const most = new Set(allVisits(plan).map(({ candidate }) => candidate.place.id)).size === 1 ? 2 : 3
  const where = areaPhrase(request, facts)
  const choices = [[], ...Array.from({ length: most }, (_, i) => choicesOf(titleTopics, i + 1))]
  // At least two topics, with the longest form of grade and subjects that leaves room for them.
  for (const counts of [most === 3 ? [3, 2] : [2], [1]]) {
    for (const audience of audiences(plan)) {
      for (const count of counts) {
        for (const words of choices[count]!) {
          const title = `${capital(listOf(words))}: ${span} ${where} for ${audience}`
          if (title.length <= LONGEST_TITLE && !repeatsAWord(title)) return title
        }
      }
    }
  }
  return capital(`${span} ${where} for ${audiences(plan).at(-1)}`)
}

/** "40 Grade 9 learners", "24 learners of Grades 11 and 12". */
function learnersInWords({ students, gradeGiven, gradeMin, gradeMax }: Plan['request']): string {
  if (!gradeGiven) return `${students} learners`
  const grades = gradesName(gradeMin, gradeMax)
  return gradeMin === gradeMax ? `${students} ${grades} learners` : `${students} learners of ${grades}`
}

const SHOWN = 4

/** A plan that has nothing of what it was asked for says so before all else. */
function coreMissing(plan: Plan, facts: Facts): string[] {
  const asked = plan.answers.filter(isAskedStop)
  const lost = asked.filter(({ state }) => state === 'not_met')
  if (lost.length === 0 || lost.length < asked.length) return []
  const names = listOf([...new Set(lost.map(({ request }) => request.text))].slice(0, 3))
  return [`Not in this plan: ${names}. Here is what there is ${areaPhrase(plan.request, facts)} instead.`]
}

export function summaryOf(plan: Plan, facts: Facts): string {
  const { request } = plan
  const adults = `${request.teachers} ${request.teachers === 1 ? 'adult' : 'adults'}`
  const who = `${learnersInWords(request)} and ${adults}`
  const when = request.days === 1 ? formatDay(request.startDate) : formatRange(request.startDate, request.endDate)
  return [
    ...coreMissing(plan, facts),
    `${capital(spanInWords(request))} ${areaPhrase(request, facts)} for ${who}, ${when}.`,
    visitsInWords(plan),
    journeyInWords(plan),
    `About ${formatRand(plan.price.perStudentCents)} a learner, an estimate until suppliers confirm.`,
  ].join(' ')
}

function visitsInWords(plan: Plan): string {
  const visits = allVisits(plan).map(({ candidate }) => candidate)
  const best = visits.toSorted((a, b) => b.value - a.value).slice(0, SHOWN)
  const names = [...new Set(visits.filter((one) => best.includes(one)).map(({ place }) => place.name))]
  if (names.length === 0) return 'No place to visit could be fitted in.'
  const list = names.some((name) => name.includes(' and ') || name.includes(',')) ? names.join('; ') : listOf(names)
  return visits.length > names.length
    ? `The programme has ${numberWord(visits.length)} visits, among them: ${list}.`
    : `The programme: ${list}.`
}

function journeyInWords({ request, lodgings }: Plan): string {
  const { name } = request.start
  const { journey } = request
  if (lodgings.length === 0)
    return isAirport(request.start)
      ? `It begins and ends at ${name} on the same day.`
      : `The group leaves from ${name} and is back the same day.`
  const nights = new Map<string, number>()
  for (const { stay } of lodgings) nights.set(stay.name, (nights.get(stay.name) ?? 0) + 1)
  const beds = [...nights].map(([stay, count]) => `${numberWord(count)} ${count === 1 ? 'night' : 'nights'} at ${stay}`)
  if (journey) {
    const changes = changesOf(journey).map((airport) => `, changing planes at ${airport.name}`)
    return `It begins and ends in ${journey.home.name}, with flights between ${firstAirport(journey).name} and ${lastAirport(journey).name}${changes.join('')}, and with ${listOf(beds)}.`
  }
  return `It begins and ends ${isAirport(request.start) ? 'at' : 'in'} ${name}, with ${listOf(beds)}.`
}

const LONGEST_DAY_TITLE = 80

/** The title of a day: where it is and what it is about. */
export function dayTitle(plan: Plan, index: number): string {
  const day = plan.days[index]!
  const { request } = plan
  if (day.visits.length === 0 && day.km === 0) return `A day at ${day.eveningStay!.name}`
  if (day.visits.length === 0)
    return `${onTheWay(day)}${day.eveningStay ? `to ${day.eveningStay.town}` : returnPhrase(request)}`
  const names = day.visits.map(({ candidate }) => candidate.place.name)
  const all = names.join(', then ')
  const seen = all.length <= LONGEST_DAY_TITLE || names.length === 1 ? all : `${names[0]} and ${more(names.length - 1)}`
  if (request.days === 1) return seen
  if (index === 0) return `To ${day.eveningStay!.town}: ${seen}`
  return index === request.days - 1
    ? `${seen}, then ${homeOrBack(request) === 'back' ? returnPhrase(request) : 'home'}`
    : seen
}
const onTheWay = ({ airMinutes, eveningStay }: PlannedDay): string =>
  airMinutes > 0 ? 'The flight ' : eveningStay ? 'On the road ' : 'The road '
const more = (count: number): string => (count === 1 ? 'one more place' : `${numberWord(count)} more places`)
