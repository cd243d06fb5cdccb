import { addDays } from '#shared/domain/calendar'
import { type HostCode, stopSortOf } from '#shared/domain/catalogue/stop-sorts'
import type { Arrangement } from '../../itinerary/requests.ts'
import { clockOf } from '../../itinerary/words.ts'
import type { Language } from '../../language.ts'
import { ARRANGE_PHRASES, HOST_QUESTIONS, hostOfStop, OWN_QUESTIONS } from './language/arrange-phrases.ts'
import { TITLE_PHRASES } from './language/title-phrases.ts'
import type { Writer } from './language/writer.ts'
import type { Plan } from '../plan.ts'
import type { StopToArrange } from '../request/stops-to-arrange.ts'
import { departureOf } from '../request/trip-request.ts'
import type { PlannedStep } from '../schedule/planned-step.ts'

/** Hosts need weeks: the day by which it should be agreed, unless the trip is nearer. */
const AGREED_DAYS_BEFORE = 28
const LEAST_DAYS_BEFORE = 1

interface Asked {
  group: string
  /** The day and the hours. */
  when: string
  grades: string
  /** What is done within the time of a visit, whose own host knows the rest. */
  within: string | null
}
/** Five questions for the host, or two for what is done during a visit. */
function questionsFor(host: HostCode, { group, when, grades, within }: Asked, language: Language): string[] {
  if (host === 'leader') return [...OWN_QUESTIONS[language]]
  const { cost, wear, bus, extra } = HOST_QUESTIONS[language]
  const { seats, mayWeCome, mayWeDo, isItRight } = ARRANGE_PHRASES
  if (within !== null) return [mayWeDo[language](within, group, when), extra]
  const first = host === 'box-office' ? seats : mayWeCome
  return [first[language](group, when), cost, isItRight[language](grades), wear, bus]
}

/** The questions of the text that the host of a stop is to be asked. */
const questionsOfText = ({ place }: StopToArrange, { answers }: Plan): string[] =>
  answers.flatMap(({ request, why }) => (why?.code === 'ask' && why.params.name === place.name ? [request.text] : []))

/** What must still be agreed for a stop that the catalogue does not have. */
export function arrangementOf(
  stop: StopToArrange,
  step: PlannedStep,
  date: string,
  plan: Plan,
  { language, grammar, nameOf }: Writer,
  withinHost?: HostCode,
): Arrangement {
  const host = withinHost ?? stopSortOf(stop.sort).host
  const { request } = plan
  const price = stop.price ?? stopSortOf(stop.sort).price
  const grades = request.gradeGiven
    ? grammar.grades(request.gradeMin, request.gradeMax)
    : ARRANGE_PHRASES.learnersOfAge[language]
  const { who, learners, adults } = TITLE_PHRASES
  const group = who[language](learners[language](request.students), adults[language](request.teachers))
  const when = ARRANGE_PHRASES.when[language](grammar.day(date), clockOf(step.start), clockOf(step.end))
  const ask = [
    ...questionsFor(host, { group, when, grades, within: step.visit && withinHost ? stop.place.name : null }, language),
    ...(host === 'leader' ? [] : questionsOfText(stop, plan).map(ARRANGE_PHRASES.ownQuestion[language])),
  ]
  const early = addDays(request.startDate, -AGREED_DAYS_BEFORE)
  const late = addDays(request.startDate, -LEAST_DAYS_BEFORE)
  const by = early > request.today ? early : late
  const message = [
    ARRANGE_PHRASES.greeting[language],
    '',
    ARRANGE_PHRASES.request[language](nameOf(departureOf(request).name), group, grades, stop.place.name, when),
    ...ask.map((question, at) => `${at + 1}. ${question}`),
    '',
    ARRANGE_PHRASES.settle[language](grammar.day(by)),
    '',
    ARRANGE_PHRASES.regards[language],
  ].join('\n')
  return {
    who: hostOfStop(language, host, stop.place.province),
    ask,
    by,
    message,
    estimate: { low: price[0], high: price[1] },
  }
}
