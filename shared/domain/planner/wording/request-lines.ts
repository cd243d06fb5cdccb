import type { Headline, RequestLine } from '../../itinerary/requests.ts'
import { reasonInWords } from '../../itinerary/request-words.ts'
import { capital, clockOf, listOf } from '../../itinerary/words.ts'
import { formatCents, inWholeRand } from '../../money.ts'
import type { Answer } from '../answers/answer.ts'
import { payableCents } from '../answers/families-pay.ts'
import { allVisits, type Plan } from '../plan.ts'
import { travelNotInPrice } from './inclusions.ts'

/** "What you asked for", a line for each request in the order of the text. */
export const requestLinesOf = ({ answers }: Plan): RequestLine[] =>
  answers.map(({ request, state, steps, why, instead }) => ({
    id: request.id,
    text: request.text,
    kind: request.kind,
    force: request.force,
    state,
    ...(request.kind === 'sight' && request.placeId !== null ? { place_id: request.placeId } : {}),
    where: steps.map(({ day, step }) => ({ day, start: clockOf(step.start) })),
    ...(why ? { reason: reasonInWords(why), why } : {}),
    ...(instead ? { instead: { id: instead.place.id, name: instead.place.name, road_km: instead.roadKm } } : {}),
    ...(request.choice === undefined ? {} : { choice: request.choice }),
  }))

const isStop = ({ request }: Answer): boolean => request.kind === 'sight' || request.kind === 'activity'
const isWanted = ({ request }: Answer): boolean => request.force !== 'not'
const textsOf = (answers: readonly Answer[]): string[] => [...new Set(answers.map(({ request }) => request.text))]
/** More names than these make a line that nobody reads. */
const MOST_NAMES = 5
const shortList = (names: readonly string[]): string =>
  names.length <= MOST_NAMES
    ? listOf(names)
    : `${names.slice(0, MOST_NAMES - 1).join(', ')} and ${names.length - MOST_NAMES + 1} more`

function whatYouGet(plan: Plan): string {
  const stops = plan.answers.filter((answer) => isStop(answer) && isWanted(answer))
  const met = stops
    .filter(({ state }) => state === 'met')
    .flatMap(({ steps }) => steps.slice(0, 1).map(({ step }) => step.visit?.candidate.place.name ?? step.spot.name))
  const open = textsOf(stops.filter(({ state }) => state === 'to_arrange'))
  const seen = [...new Set(allVisits(plan).map(({ candidate }) => candidate.place.name))]
  const got =
    met.length > 0
      ? shortList([...new Set(met)])
      : open.length > 0
        ? ''
        : seen.length > 0
          ? shortList(seen)
          : 'a day with time for your own programme'
  const arranged = open.length > 0 ? `still to be arranged: ${shortList(open)}` : ''
  return `${[got, got === '' ? capital(arranged) : arranged].filter(Boolean).join('; ')}.`
}

/** A proper name keeps its own first letter ("uShaka"). */
const nameOf = (request: Answer['request']): string =>
  request.kind === 'sight' && request.named ? request.text : capital(request.text)

function whatYouDoNot({ answers }: Plan): string | null {
  const missing = answers.filter(
    ({ request, state, why }) =>
      request.force !== 'not' && (state === 'not_met' || state === 'unclear') && why?.code !== 'another_chosen',
  )
  if (missing.length === 0) return null
  const named = missing
    .slice(0, 3)
    .map(({ request, why }) => `${nameOf(request)}${why ? ` (${reasonInWords(why)})` : ''}`)
  const more = missing.length > named.length ? `; and ${missing.length - named.length} more, below` : ''
  return `${named.join('; ')}${more}.`
}

/** All amounts are rounded first, so that a reader who reckons with them comes to the same. */
function whatItCosts(plan: Plan): string {
  const price = inWholeRand(plan.price.perStudentCents)
  const paid = inWholeRand(payableCents(plan))
  const { budgetCents } = plan.request
  const without = travelNotInPrice(plan)
  const about = `About ${formatCents(price)} a learner, an estimate${without ? ` without ${without}` : ''}`
  const apart =
    price > paid ? `; others pay ${formatCents(price - paid)} of it, so families pay ${formatCents(paid)}` : ''
  if (budgetCents === null) return `${about}${apart}; you gave no budget.`
  const left = budgetCents - paid
  const against =
    left >= 0
      ? `${formatCents(budgetCents)} a learner, ${left === 0 ? 'exactly that' : `${formatCents(left)} is left`}`
      : `${formatCents(budgetCents)} a learner, ${formatCents(-left)} too little`
  return `${about}${apart}; you have ${against}.`
}

/** The three first lines of a plan. */
export const headlineOf = (plan: Plan): Headline => ({
  get: whatYouGet(plan),
  missing: whatYouDoNot(plan),
  cost: whatItCosts(plan),
})
