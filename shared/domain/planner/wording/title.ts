import type { Facts } from '#shared/domain/catalogue/facts'
import { formatCents, formatRand, inWholeRand } from '../../money.ts'
import { payableCents } from '../answers/families-pay.ts'
import { isAirport } from '../request/airports.ts'
import { allVisits, type Plan } from '../plan.ts'
import type { PlannedDay } from '../schedule/planned-day.ts'
import type { Answer } from '../answers/answer.ts'
import { wayNotInPrice } from './inclusions.ts'
import { areaPhrase } from './place-names.ts'
import { changesOf, firstAirport, lastAirport } from '../request/air-journey.ts'
import { homeOrBack, returnPhrase } from './return-phrases.ts'
import { shortSubjectIn, subjectIn } from '../../itinerary/language/subject-names.ts'
import { DAY_PHRASES, TITLE_PHRASES } from './language/title-phrases.ts'
import type { Writer } from './language/writer.ts'

/** The longest title; lists and search results cut off longer ones. */
export const LONGEST_TITLE = 90
const isAskedStop = ({ request }: Answer): boolean =>
  (request.kind === 'sight' || request.kind === 'activity') && (request.force === 'must' || request.force === 'wish')
const ARTICLE = /^(?:an?|the|'n|die) /iu
/** The sights that were asked for and are in the plan, in the order of the idea, those that it names first. */
const askedStops = ({ answers }: Plan): string[] => {
  const sights = answers.filter(
    (answer) =>
      answer.request.kind === 'sight' &&
      isAskedStop(answer) &&
      (answer.state === 'met' || answer.state === 'to_arrange' || answer.why?.code === 'other_grades'),
  )
  const isNamed = ({ request }: Answer) => request.kind === 'sight' && request.named
  const inOrder = [...sights.filter(isNamed), ...sights.filter((one) => !isNamed(one))]
  return [
    ...new Set(
      inOrder.flatMap((answer) => {
        const { candidate } = answer.steps[0]?.step.visit ?? {}
        return candidate
          ? candidate.arranged && !isNamed(answer)
            ? answer.request.text.replace(ARTICLE, '')
            : candidate.place.name
          : []
      }),
    ),
  ]
}

/** A longer text is a sentence, and no part of a title. */
const LONGEST_ACTIVITY = 3
/** What was asked to be done and is in the plan, where no sight was asked for by name: one alone says too little. */
function askedActivities({ answers }: Plan): string[] {
  const texts = new Set(
    answers.flatMap((answer) => {
      const { request, state } = answer
      const isIn = request.kind === 'activity' && !request.noStop && (state === 'met' || state === 'to_arrange')
      return isIn && isAskedStop(answer) && request.text.split(/\s+/u).length <= LONGEST_ACTIVITY ? request.text : []
    }),
  )
  return texts.size > 1 ? [...texts] : []
}

/** Grade and subjects, from the longest form to the shortest. */
function audiences({ request }: Plan, { language, grammar }: Writer): string[] {
  const group = request.gradeGiven
    ? grammar.grades(request.gradeMin, request.gradeMax)
    : TITLE_PHRASES.learners[language](request.students)
  const subjects = request.subjects.slice(0, 2)
  if (subjects.length === 0 || !request.gradeGiven) return [group]
  const long = subjects.map((subject) => subjectIn(language, subject))
  const short = subjects.map((subject) => shortSubjectIn(language, subject))
  return [...new Set([grammar.list(long), grammar.list(short), short[0]!])]
    .map((said) => `${group} ${said}`)
    .concat(group)
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
const spanInWords = ({ days, camp }: Plan['request'], { language, grammar }: Writer): string =>
  days === 1 ? TITLE_PHRASES.day[language] : camp ? TITLE_PHRASES.camp[language](days) : grammar.days(days)

/** The best visits, in the order of the days: what a trip is about for which nothing was asked. */
const bestVisits = (plan: Plan): string[] => {
  const visits = allVisits(plan).map(({ candidate }) => candidate)
  const best = visits.toSorted((a, b) => b.value - a.value).slice(0, 2)
  return [...new Set(visits.filter((one) => best.includes(one)).map(({ place }) => place.name))]
}

/** "Sunrise Dairy and Howick Falls"; names that have an "and" of their own stand after commas. */
const listOf = (names: readonly string[], { language, grammar }: Writer): string =>
  names.some((name) => name.includes(language === 'af' ? ' en ' : ' and ')) ? names.join(', ') : grammar.list(names)

/**
 * "Sunrise Dairy and Howick Falls: four days in Howick for Grade 4 Geography": what was asked for and is in the plan, else
 * the best of what is in it, as many names as there is room for.
 */
export function titleOf(plan: Plan, facts: Facts, writer: Writer): string {
  const { request } = plan
  const { language, grammar } = writer
  const asked = askedStops(plan)
  const activities = asked.length > 0 ? [] : askedActivities(plan)
  const least = activities.length > 0 ? 2 : 1
  const said = [...asked, ...activities]
  const names = (said.length > 0 ? said : bestVisits(plan)).slice(0, 3)
  const span = spanInWords(request, writer)
  // "Durban Botanic Gardens: a day for Grade 4": a name that says where it is needs no town after it.
  const spans = [`${span} ${areaPhrase(plan, facts, writer)}`, span]
  const choices = [
    ...Array.from({ length: Math.max(0, names.length + 1 - least) }, (_, less) => names.slice(0, names.length - less)),
    ...(least === 1 ? names.slice(1).map((name) => [name]) : []),
  ]
  for (const choice of choices)
    for (const where of spans)
      for (const audience of audiences(plan, writer)) {
        const title = `${grammar.capital(listOf(choice, writer))}: ${where} ${TITLE_PHRASES.for[language]} ${audience}`
        if (title.length <= LONGEST_TITLE && !repeatsAWord(title)) return title
      }
  return grammar.capital(`${spans[0]} ${TITLE_PHRASES.for[language]} ${audiences(plan, writer).at(-1)}`)
}

/** "40 Grade 9 learners", "24 learners of Grades 11 and 12". */
function learnersInWords(
  { students, gradeGiven, gradeMin, gradeMax }: Plan['request'],
  { language, grammar }: Writer,
): string {
  const { learners, learnersOfGrade, learnersOfGrades } = TITLE_PHRASES
  if (!gradeGiven) return learners[language](students)
  const said = gradeMin === gradeMax ? learnersOfGrade : learnersOfGrades
  return said[language](students, grammar.grades(gradeMin, gradeMax))
}

const SHOWN = 4

/** A budget below the price by more than this share pays for another trip than this one. */
const FAR_OVER_BUDGET = 1.2
/** What a reader must know before all else: most of what was asked for, the way there or the money is missing. */
function coreMissing(plan: Plan, facts: Facts, writer: Writer): string[] {
  const { request, answers } = plan
  const { language, grammar } = writer
  const asked = answers.filter(isAskedStop)
  // Of "A or B" one is enough.
  const lost = asked.filter(({ state, why }) => state === 'not_met' && why?.code !== 'another_chosen')
  const names = grammar.list([...new Set(lost.map((answer) => answer.request.text))].slice(0, 3))
  const way = wayNotInPrice(request, writer)
  const budget = request.budgetCents
  return [
    ...(2 * lost.length > asked.length
      ? [TITLE_PHRASES.notInPlan[language](names, areaPhrase(plan, facts, writer))]
      : []),
    ...(way ? [TITLE_PHRASES.withoutWay[language](way)] : []),
    ...(budget !== null && payableCents(plan) > FAR_OVER_BUDGET * budget
      ? [TITLE_PHRASES.budgetTooLow[language](formatCents(budget), formatCents(inWholeRand(payableCents(plan))))]
      : []),
  ]
}

export function summaryOf(plan: Plan, facts: Facts, writer: Writer): string {
  const { request } = plan
  const { language, grammar } = writer
  const adults = TITLE_PHRASES.adults[language](request.teachers)
  const who = TITLE_PHRASES.who[language](learnersInWords(request, writer), adults)
  const when = grammar.range(request.startDate, request.days === 1 ? request.startDate : request.endDate)
  const span = grammar.capital(spanInWords(request, writer))
  return [
    ...coreMissing(plan, facts, writer),
    `${span} ${areaPhrase(plan, facts, writer)} ${TITLE_PHRASES.for[language]} ${who}, ${when}.`,
    visitsInWords(plan, writer),
    journeyInWords(plan, writer),
    TITLE_PHRASES.about[language](formatRand(plan.price.perStudentCents)),
  ].join(' ')
}

function visitsInWords(plan: Plan, { language, grammar }: Writer): string {
  const visits = allVisits(plan).map(({ candidate }) => candidate)
  const best = visits.toSorted((a, b) => b.value - a.value).slice(0, SHOWN)
  const names = [...new Set(visits.filter((one) => best.includes(one)).map(({ place }) => place.name))]
  if (names.length === 0) return TITLE_PHRASES.noVisit[language]
  const list = names.some((name) => name.includes(' and ') || name.includes(','))
    ? names.join('; ')
    : grammar.list(names)
  return visits.length > names.length
    ? TITLE_PHRASES.programmeOf[language](visits.length, list)
    : TITLE_PHRASES.programme[language](list)
}

function journeyInWords({ request, lodgings }: Plan, { language, grammar, nameOf }: Writer): string {
  const { start, journey } = request
  const [name, say] = [nameOf(start.name), TITLE_PHRASES]
  if (lodgings.length === 0) return (isAirport(start) ? say.dayFromAirport : say.dayFrom)[language](name)
  const nights = new Map<string, number>()
  for (const { stay } of lodgings) nights.set(stay.name, (nights.get(stay.name) ?? 0) + 1)
  const beds = grammar.list([...nights].map(([stay, count]) => say.nightsAt[language](count, stay)))
  if (!journey) return (isAirport(start) ? say.atAirport : say.inTown)[language](name, beds)
  const changes = changesOf(journey).map((airport) => say.changingAt[language](airport.name))
  const [from, to] = [firstAirport(journey).name, lastAirport(journey).name]
  return say.flown[language](nameOf(journey.home.name), from, to, changes.join(''), beds)
}

const LONGEST_DAY_TITLE = 80

/** The title of a day: where it is and what it is about. */
export function dayTitle(plan: Plan, index: number, writer: Writer): string {
  const day = plan.days[index]!
  const { request } = plan
  const { language, nameOf } = writer
  const { dayAt, after, andMore, toWith, home, to } = DAY_PHRASES
  if (day.visits.length === 0 && day.km === 0) return dayAt[language](day.eveningStay!.name)
  if (day.visits.length === 0) {
    const where = day.eveningStay ? to[language](nameOf(day.eveningStay.town)) : returnPhrase(request, writer)
    return onTheWay(day)[language](where)
  }
  const names = [...new Set(day.visits.map(({ candidate }) => candidate.place.name))]
  const all = names.join(after[language])
  const seen =
    all.length <= LONGEST_DAY_TITLE || names.length === 1 ? all : andMore[language](names[0]!, names.length - 1)
  if (request.days === 1) return seen
  if (index === 0) return toWith[language](nameOf(day.eveningStay!.town), seen)
  const end = homeOrBack(request) === 'back' ? returnPhrase(request, writer) : home[language]
  return index === request.days - 1 ? `${seen}${after[language]}${end}` : seen
}
const onTheWay = ({ airMinutes, eveningStay }: PlannedDay) =>
  airMinutes > 0 ? DAY_PHRASES.flightTo : eveningStay ? DAY_PHRASES.onTheRoad : DAY_PHRASES.theRoad
