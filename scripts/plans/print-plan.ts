import { languagesOf } from '#shared/domain/itinerary/in-language'
import type { Itinerary, ItineraryDay, Step } from '#shared/domain/itinerary/itinerary'
import { messagesOf } from '#shared/domain/itinerary/messages'
import type { RequestLine, RequestState } from '#shared/domain/itinerary/requests'

const rand = (amount: number): string => `R${amount.toFixed(2).replace(/\B(?=(\d{3})+(?!\d))/gu, ' ')}`
const list = (items: readonly string[]): string => items.map((item) => `- ${item}`).join('\n')
/** What the price holds for a stop whose fee is not known. */
const held = ({ low, high }: { low: number; high: number }): string =>
  high === 0 ? 'no fee is expected' : `its fee is to be quoted; the price holds ${rand((low + high) / 2)} a learner`

const STATE_WORDS: Record<RequestState, string> = {
  met: 'in the plan',
  to_arrange: 'to arrange',
  partly: 'in part',
  not_met: 'not in the plan',
  unclear: 'our question',
  answered: 'our answer',
  to_ask: 'to ask',
}
/** What only the school can see to is no half of a promise. */
const stateOf = ({ state, why, force }: RequestLine): string =>
  force === 'not' && state === 'met'
    ? 'left out'
    : why?.code === 'school_must_see'
      ? 'up to you'
      : why?.code === 'tell'
        ? 'to pass on'
        : STATE_WORDS[state]
function printRequest(line: RequestLine): string {
  const { text, force, where, reason, instead } = line
  const asked = force === 'not' ? `not wanted: ${text}` : text
  const steps = where.map(({ day, start, name }) => `${name ? `${name}: ` : ''}day ${day} ${start}`).join(', ')
  const others = [steps, reason, instead && `instead: ${instead.name}`].filter(Boolean)
  return `**${asked}** – ${[stateOf(line), ...others].join('; ')}`
}
function printHeadline({ headline, requests = [], questions = [] }: Itinerary): string[] {
  if (!headline) return []
  const lines = [`Get: ${headline.get}`, headline.missing && `Not: ${headline.missing}`, `Cost: ${headline.cost}`]
  const asked = questions.map(({ question, options }) => `${question} ${options.join(' / ')}`)
  return [
    list(lines.filter((line) => line !== null)),
    ...(requests.length > 0 ? [`## What you asked for\n\n${list(requests.map(printRequest))}`] : []),
    ...(asked.length > 0 ? [`## Questions\n\n${list(asked)}`] : []),
  ]
}

/** The parts of a step that the page shows beside its note. */
function printParts({ visit_programme: programme, within = [] }: Step): string[] {
  return [
    ...(programme ? [`While you are there (${programme.minutes} min): ${programme.title}. ${programme.note}`] : []),
    ...within.map(({ title, minutes }) => `Within this time (${minutes} min, to arrange): ${title}.`),
  ]
}
function printArrangements({ daily_itinerary: days }: Itinerary): string[] {
  const steps = days.flatMap(({ day, schedule }) =>
    schedule.flatMap(({ title, arrange, within = [] }) =>
      [...(arrange ? [{ title, arrange }] : []), ...within].map((one) => ({ day, ...one })),
    ),
  )
  const cards = steps.map(
    ({ day, title, arrange: { who, ask, by, estimate } }) =>
      `Day ${day}, **${title}**: ask ${who} by ${by}; ${held(estimate)}. ${ask.join(' ')}`,
  )
  return cards.length > 0 ? [`## To arrange\n\n${list(cards)}`] : []
}

function printMessages(plan: Itinerary): string[] {
  const messages = messagesOf(plan, languagesOf(plan)[0]!).map(
    ({ to, names, lines }) => `${to}${names.length > 0 ? ` (${names.join(', ')})` : ''}: ${lines.join('; ')}`,
  )
  return messages.length > 0 ? [`## To pass on, as messages ready to send\n\n${list(messages)}`] : []
}

function printDay({ day, date, title, activities, schedule, meals, accommodation }: ItineraryDay): string {
  const rows = schedule.map(
    (step) =>
      `| ${step.start}–${step.end} | ${step.title}${step.distance_km === undefined ? '' : `, ${step.distance_km} km`} | ${[step.note ?? '', ...printParts(step)].join(' ').trim()} |`,
  )
  return [
    `## Day ${day}, ${date}: ${title}`,
    list(activities),
    ['| Time | What | Note |', '|---|---|---|', ...rows].join('\n'),
    `Meals: ${meals.join(', ') || 'none'}. ${accommodation ? `Bed: ${accommodation}.` : 'Home tonight.'}`,
  ].join('\n\n')
}

/** A plan as Markdown, with the words it was asked for in. */
export function printPlan(idea: string, plan: Itinerary): string {
  const { group_details: group } = plan
  const costs = plan.cost_details.map(
    ({ category, item, unit_price, quantity, total, per_student }) =>
      `| ${category} | ${item} | ${rand(unit_price)} | ${quantity} | ${rand(total)} | ${rand(per_student)} |`,
  )
  const checks = plan.checks
    .filter(({ status }) => status !== 'pass')
    .map(({ status, label, detail }) => `${status}: ${label}${detail ? ` – ${detail}` : ''}`)
  return `${[
    `# ${plan.title}`,
    `> ${idea}`,
    plan.summary,
    `${plan.location}. ${plan.duration}, ${plan.start_date} to ${plan.end_date}. ${group.students} learners, ${group.teachers} adults. **${rand(plan.total_per_student)} a learner, an estimate.**`,
    ...printHeadline(plan),
    ...plan.daily_itinerary.map(printDay),
    ...printArrangements(plan),
    ...printMessages(plan),
    `## What they learn\n\n${list(plan.learning_objectives)}`,
    `## What it costs\n\n${['| | Item | Each | Number | Total | By learner |', '|---|---|---|---|---|---|', ...costs].join('\n')}`,
    `## In the price\n\n${list(plan.inclusions)}`,
    `## Not in the price\n\n${list(plan.exclusions)}`,
    `## Safety\n\n${list(plan.safety_measures)}`,
    `## Paperwork\n\n${list(plan.requirements)}`,
    `## What we took for granted or could not do\n\n${list(plan.assumptions)}`,
    `## Checks\n\n${plan.checks.length} checks, of which these ask for a look:\n\n${list(checks)}`,
  ].join('\n\n')}\n`
}
