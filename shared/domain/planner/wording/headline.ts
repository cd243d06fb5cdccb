import { areaInWords } from '../../itinerary/note-words.ts'
import { type Note, type NoteCode, notesOf } from '../../itinerary/notes.ts'
import type { Headline } from '../../itinerary/requests.ts'
import { formatCents, inWholeRand } from '../../money.ts'
import type { Answer } from '../answers/answer.ts'
import { stopOf } from '../answers/answer-stops.ts'
import { payableCents } from '../answers/families-pay.ts'
import { allVisits, type Plan } from '../plan.ts'
import { travelNotInPrice, wayNotInPrice } from './inclusions.ts'
import { HEADLINE_PHRASES } from './language/headline-phrases.ts'
import type { Writer } from './language/writer.ts'
import { askedIn, reasonIn } from './request-lines.ts'

const isStop = ({ request }: Answer): boolean => request.kind === 'sight' || request.kind === 'activity'
const isWanted = ({ request }: Answer): boolean => request.force !== 'not'
const textsOf = (answers: readonly Answer[], { language }: Writer): string[] => [
  ...new Set(answers.map(({ request }) => askedIn(language, request))),
]
/** More names than these make a line that nobody reads. */
const MOST_NAMES = 5
function shortList(names: readonly string[], { language, grammar }: Writer): string {
  if (names.length <= MOST_NAMES) return grammar.list(names)
  return HEADLINE_PHRASES.more[language](names.slice(0, MOST_NAMES - 1).join(', '), names.length - MOST_NAMES + 1)
}

function whatYouGet(plan: Plan, writer: Writer): string {
  const { language, grammar } = writer
  const stops = plan.answers.filter((answer) => isStop(answer) && isWanted(answer))
  const met = stops
    .filter(({ state, why }) => state === 'met' || (why !== null && IS_VISITED.has(why.code)))
    .flatMap((answer) =>
      answer.steps
        .slice(0, 1)
        .map(({ step }) =>
          step.visit && !stopOf(step) ? step.visit.candidate.place.name : textsOf([answer], writer)[0]!,
        ),
    )
  const open = textsOf(
    stops.filter(({ state }) => state === 'to_arrange'),
    writer,
  )
  const seen = [...new Set(allVisits(plan).map(({ candidate }) => candidate.place.name))]
  const got =
    met.length > 0
      ? shortList([...new Set(met)], writer)
      : open.length > 0
        ? ''
        : seen.length > 0
          ? shortList(seen, writer)
          : HEADLINE_PHRASES.ownDay[language]
  const arranged = open.length > 0 ? HEADLINE_PHRASES.toArrange[language](shortList(open, writer)) : ''
  return `${[got, got === '' ? grammar.capital(arranged) : arranged].filter(Boolean).join('; ')}.`
}

const quoted = (text: string): string => `“${text}”`
/** A proper name keeps its own first letter ("uShaka"). */
const asName = (request: Answer['request'], { language, grammar }: Writer): string =>
  request.kind === 'sight' && request.named ? request.text : grammar.capital(askedIn(language, request))

const MOST_MISSING = 3
/** What was asked for is visited all the same, by the whole group or most of it. */
const IS_VISITED: ReadonlySet<string> = new Set(['other_grades', 'some_grades'])
/** What needs no place in the first lines, or has one of its own there. */
const SAID_ELSEWHERE: ReadonlySet<string | undefined> = new Set([
  'another_chosen',
  'not_known',
  'hour_open',
  'which_place',
])
/** What else a reader must know first: towns that the plan does not come to, and that it may be too late to ask. */
function otherShortfalls(notes: readonly Note[], { language, grammar, nameOf }: Writer): string[] {
  const areas = notesOf(notes, 'area_left_out').map(({ params: { area } }) =>
    language === 'en' ? areaInWords(area) : nameOf(area.name),
  )
  return [
    ...(areas.length > 0 ? [HEADLINE_PHRASES.notThere[language](grammar.list(areas))] : []),
    ...notesOf(notes, 'short_notice').map(({ params: { days_left, lead_days } }) =>
      HEADLINE_PHRASES.late[language](days_left, lead_days),
    ),
  ]
}

function whatYouDoNot({ answers, request: trip }: Plan, notes: readonly Note[], writer: Writer): string | null {
  const { language, grammar } = writer
  const missing = answers.filter(
    ({ request, state, why }) =>
      request.force !== 'not' && (state === 'not_met' || state === 'unclear') && !SAID_ELSEWHERE.has(why?.code),
  )
  const unsure = textsOf(
    answers.filter(({ why }) => why?.code === 'not_known'),
    writer,
  )
  const way = wayNotInPrice(trip, writer)
  const wayMissing = way ? [HEADLINE_PHRASES.tooFar[language](grammar.capital(way))] : []
  const others = otherShortfalls(notes, writer)
  if (missing.length + wayMissing.length + unsure.length + others.length === 0) return null
  const shown = missing.slice(0, MOST_MISSING - wayMissing.length)
  const named = shown.map(
    ({ request, why }) => `${asName(request, writer)}${why ? ` (${reasonIn(language, why)})` : ''}`,
  )
  const more = missing.length > shown.length ? HEADLINE_PHRASES.moreBelow[language](missing.length - shown.length) : ''
  const lost = [...wayMissing, ...named].join('; ')
  return [
    ...(lost ? [`${lost}${more}.`] : []),
    ...others,
    ...(unsure.length > 0 ? [HEADLINE_PHRASES.unsure[language](shortList(unsure.map(quoted), writer))] : []),
  ].join(' ')
}

/** The bus may begin elsewhere than where the price has it begin. */
const FROM_A_GUESS: ReadonlySet<NoteCode> = new Set<NoteCode>(['origin_default', 'unknown_origin', 'several_schools'])
/** All amounts are rounded first, so that a reader who reckons with them comes to the same. */
function whatItCosts(plan: Plan, notes: readonly Note[], writer: Writer): string {
  const { language, nameOf } = writer
  const say = HEADLINE_PHRASES
  const price = inWholeRand(plan.price.perStudentCents)
  const paid = inWholeRand(payableCents(plan))
  const { budgetCents, groupBudgetCents, students } = plan.request
  const without = travelNotInPrice(plan, writer)
  const isGuess = notes.some(({ code }) => FROM_A_GUESS.has(code))
  const from = isGuess ? say.from[language](nameOf(plan.request.start.name)) : ''
  const about = say.about[language](formatCents(price), from, without ? say.without[language](without) : '')
  const apart = price > paid ? say.apart[language](formatCents(price - paid), formatCents(paid)) : ''
  if (budgetCents === null) return `${about}${apart}${say.noBudget[language]}`
  const against = (left: number): string =>
    left > 0
      ? say.left[language](formatCents(left))
      : left === 0
        ? say.exactly[language]
        : say.tooLittle[language](formatCents(-left))
  if (groupBudgetCents === undefined)
    return `${about}${apart}${say.youHave[language](formatCents(budgetCents), against(budgetCents - paid))}`
  const [all, each] = [formatCents(groupBudgetCents), formatCents(budgetCents)]
  return `${about}${apart}${say.groupHas[language](all, each, against(groupBudgetCents - paid * students))}`
}

/** The three first lines of a plan. */
export const headlineOf = (plan: Plan, notes: readonly Note[], writer: Writer): Headline => ({
  get: whatYouGet(plan, writer),
  missing: whatYouDoNot(plan, notes, writer),
  cost: whatItCosts(plan, notes, writer),
})
